import { queryOptions, useMutation } from "@tanstack/react-query";
import { usualModerationSort } from "#domain/employers/moderation-order.ts";
import type { ModerationDetail, PostingInQueue } from "#contract/employers/moderation.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { deskQuery } from "#client/layout/desk/desk-query.ts";
import { useBoardChanged } from "#client/session/changes/board-changed.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";
import type { QueueFilters } from "./address.ts";

export const queueQuery = (api: Api, filters: QueueFilters, from: string | null) =>
  deskQuery(["moderation", filters, from], from, (cursor) =>
    api.get("/api/admin/moderation", { query: { ...queryOf(filters), cursor } }),
  );

export const queryOf = ({ search, view, sort }: QueueFilters) => ({
  search: search || undefined,
  view: view === "waiting" ? undefined : view,
  sort: sort === usualModerationSort ? undefined : sort,
});

const queuedKey = ["moderated"] as const;

export const queuedQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...queuedKey, id],
    queryFn: () => api.get("/api/admin/moderation/:id", { params: { id } }),
  });

type Seen = Pick<PostingInQueue, "id" | "version">;

export const usePublish = ({ id, version }: Seen) =>
  useDecision<undefined>((api) =>
    api.post("/api/admin/moderation/:id/publish", { params: { id }, body: { version } }),
  );

export const useReturn = ({ id, version }: Seen) =>
  useDecision((api, { reason }: { readonly reason: string }) =>
    api.post("/api/admin/moderation/:id/return", { params: { id }, body: { reason, version } }),
  );

function useDecision<Given>(send: (api: Api, given: Given) => Promise<ModerationDetail>) {
  const { api, queryClient } = useApp();
  return useVersionedChange({
    send,
    show: (posting) => queryClient.setQueryData(queuedQuery(api, posting.id).queryKey, posting),
    refresh: useBoardChanged(queuedKey),
  });
}

const numbered = (postings: readonly Seen[]) => ({
  postings: postings.map(({ id, version }) => ({ id: Number(id), version })),
});

/** Several at once, and back again. */
export function useBulk(deed: "publish" | "undo-publishing") {
  const { api } = useApp();
  return useMutation({
    mutationFn: (postings: readonly Seen[]) =>
      api.post(`/api/admin/moderation/${deed}`, { body: numbered(postings) }),
    onSettled: useBoardChanged(),
  });
}
