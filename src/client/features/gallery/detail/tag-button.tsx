import { useMutation, useQuery } from "@tanstack/react-query";
import { isSameTag, tagFrom } from "#domain/guides/strategy-tag.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { offeredTagsKey } from "#client/session/queries/query-keys.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { CheckIcon } from "#client/ui/icons/icons.tsx";
import { TagIcon } from "../icons.tsx";
import { tagsKey, tagsQuery } from "../queries.ts";

interface TagButtonProps {
  readonly strategy: { readonly id: number; readonly title: string };
}

/** Makes the strategy a tag of the tracker, so that its figures can say whether it worked for this member. */
export function TagButton({ strategy: { id, title } }: TagButtonProps) {
  const { api, queryClient } = useApp();
  const { data: tags } = useQuery(tagsQuery(api));
  const report = useFailureReport();
  const tag = tagFrom(title);
  const known = tags?.find((one) => one.strategyId === id || isSameTag(one.tag, tag));
  const change = useMutation({
    mutationFn: () =>
      known === undefined
        ? api.post("/api/premium/strategy-tags", { body: { tag, strategyId: id } })
        : api.delete("/api/premium/strategy-tags/:tag", { params: { tag: known.tag } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(tagsKey, answer.tags);
      // The tracker's form offers it from now on.
      void queryClient.invalidateQueries({ queryKey: offeredTagsKey });
      toast(
        known === undefined
          ? {
              title: "Strategy tag added",
              description: `Choose “${tag}” in the Job Tracker for whatever comes of it.`,
            }
          : { title: "Strategy tag removed", description: "Applications that bear it keep it." },
      );
    },
    onError: report("The tag was not changed"),
  });
  return (
    <Button
      size="small"
      aria-pressed={known !== undefined}
      isLoading={change.isPending}
      disabled={tags === undefined}
      onClick={() => change.mutate()}
    >
      {known === undefined ? <TagIcon className="size-4" /> : <CheckIcon className="size-4" />}
      Use as a strategy tag
    </Button>
  );
}
