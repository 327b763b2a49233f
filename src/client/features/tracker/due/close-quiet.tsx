import { useMutation } from "@tanstack/react-query";
import { closableAfterDays } from "#domain/tracker/silence.ts";
import { useApp } from "#client/app-context.ts";
import { useErrorReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { trackerKey } from "#client/session/queries/query-keys.ts";

/** Closes what has been quiet for long in one pass, with a way back. */
export function CloseQuiet({ closable }: { closable: number }) {
  const { api, queryClient } = useApp();
  const fail = useErrorReport();
  const refresh = () => queryClient.invalidateQueries({ queryKey: trackerKey });

  async function reopen(undo: string): Promise<void> {
    try {
      const { reopened } = await api.post("/api/premium/tracker/close-quiet/undo", {
        body: { undo },
      });
      await refresh();
      toast({ title: `${reopened} opened again` });
    } catch (error) {
      fail(error);
    }
  }

  const close = useMutation({
    mutationFn: () => api.post("/api/premium/tracker/close-quiet"),
    async onSuccess({ closed, undo }) {
      toast({
        title: `${closed} closed as No Response`,
        action: { label: "Undo", onPress: () => void reopen(undo) },
      });
      document.getElementById("due-title")?.focus();
      await refresh();
    },
    onError: fail,
  });
  if (closable === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-quiet">
        {closable === 1 ? "1 has" : `${closable} have`} been quiet for {closableAfterDays} days or
        more.
      </p>
      <Button size="small" isLoading={close.isPending} onClick={() => close.mutate()}>
        Close {closable === 1 ? "it" : "them all"}
      </Button>
    </div>
  );
}
