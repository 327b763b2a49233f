import { useMutation } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { trackerKey } from "#client/session/queries/query-keys.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Button } from "#client/ui/button.tsx";

/** Takes a whole import back. What was changed since stays, and is named. */
export function UndoImport({ importId, onUndone }: { importId: number; onUndone?: () => void }) {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const undo = useMutation({
    mutationFn: () =>
      api.delete("/api/premium/job-applications/imports/:id", { params: { id: importId } }),
    async onSuccess({ removed, kept }) {
      toast({
        title: removed === 1 ? "1 application removed" : `${removed} applications removed`,
        ...(kept.length > 0 && { description: sayKept(kept) }),
      });
      onUndone?.();
      await queryClient.invalidateQueries({ queryKey: trackerKey });
    },
    onError: report("Nothing was removed"),
  });
  return (
    <Button size="small" isLoading={undo.isPending} onClick={() => undo.mutate()}>
      Undo this import
    </Button>
  );
}

const mostNamed = 3;

function sayKept(kept: readonly { readonly jobTitle: string; readonly company: string }[]): string {
  const names = kept
    .slice(0, mostNamed)
    .map(({ jobTitle, company }) => `${jobTitle} at ${company}`);
  const more = kept.length - names.length;
  return `You have changed ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""} since, so that stays.`;
}
