import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Edition } from "#contract/letters/newsletter.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";

export const newsletterQuery = (api: Api) =>
  queryOptions({
    queryKey: ["newsletter-desk"],
    queryFn: () => api.get("/api/admin/newsletter"),
  });

interface Written {
  readonly day: string;
  readonly introduction: string;
  readonly version: number;
}

/** After a conflict theirs comes in beside what was typed here, and nothing of it is lost. */
export function useWriteIntroduction() {
  const { api, queryClient } = useApp();
  return useVersionedChange({
    send: (to, { day, ...body }: Written) =>
      to.put("/api/admin/newsletter/:day/introduction", { params: { day }, body }),
    show: (desk) => queryClient.setQueryData(newsletterQuery(api).queryKey, desk),
  });
}

export function useTestLetter() {
  const { api } = useApp();
  return useMutation({
    mutationFn: (edition: Edition) => api.post("/api/admin/newsletter/test", { body: { edition } }),
  });
}
