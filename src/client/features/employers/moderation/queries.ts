import { queryOptions, useMutation } from "@tanstack/react-query";
import { usualModerationSort } from "#domain/employers/moderation-order.ts";
import type { ModerationDetail, PostingInQueue } from "#contract/employers/moderation.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { deskQuery } from "#client/layout/desk/desk-query.ts";
import { currentIn } from "#client/session/failure.ts";
import type { QueueFilters } from "./address.ts";

const listsKey = ["moderation"] as const;

export const queueQuery = (api: Api, filters: QueueFilters, from: string | null) =>
  deskQuery([...listsKey, filters, from], from, (cursor) =>
    api.get("/api/admin/moderation", { query: { ...queryOf(filters), cursor } }),
  );

export const queryOf = ({ search, view, sort }: QueueFilters) => ({
  search: search || undefined,
  view: view === "waiting" ? undefined : view,
  sort: sort === usualModerationSort ? undefined : sort,
});

export const queuedQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["moderated", id],
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

/** The answer is the posting as it stands now, also where another administrator was quicker; the lists are asked for again. */
function useDecision<Given>(send: (api: Api, given: Given) => Promise<ModerationDetail>) {
  const { api, queryClient } = useApp();
  const show = async (posting: ModerationDetail | null) => {
    if (posting !== null) queryClient.setQueryData(queuedQuery(api, posting.id).queryKey, posting);
    await queryClient.invalidateQueries({ queryKey: listsKey });
  };
  return useMutation({
    mutationFn: (given: Given) => send(api, given),
    onSuccess: show,
    onError: (error) => show(currentIn(error) as ModerationDetail | null),
  });
}

const numbered = (postings: readonly Seen[]) => ({
  postings: postings.map(({ id, version }) => ({ id: Number(id), version })),
});

/** Several at once, and back again. */
export function useBulk(deed: "publish" | "undo-publishing") {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (postings: readonly Seen[]) =>
      api.post(`/api/admin/moderation/${deed}`, { body: numbered(postings) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listsKey }),
  });
}
