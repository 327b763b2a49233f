import { queryOptions } from "@tanstack/react-query";
import type { PostingFields } from "#domain/employers/posting-fields.ts";
import type { OwnCloseReason } from "#domain/employers/posting-states.ts";
import type { User } from "#contract/accounts.ts";
import type { PostingDetail, OwnPosting } from "#contract/employers/postings.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { useBoardChanged } from "#client/session/changes/board-changed.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";
import { userKey } from "#client/session/viewer.ts";

const postingKey = ["own-posting"] as const;

export const postingsQuery = (api: Api) =>
  queryOptions({ queryKey: ["own-postings"], queryFn: () => api.get("/api/employers/jobs") });

export const postingQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...postingKey, id],
    queryFn: () => api.get("/api/employers/jobs/:id", { params: { id } }),
  });

type Seen = Pick<OwnPosting, "id" | "version">;

/** Whoever hands one in is an employer from then on, and finds what is for employers. */
export function useCreate() {
  const { queryClient } = useApp();
  return useChange(async (api, fields: PostingFields) => {
    const posting = await api.post("/api/employers/jobs", { body: fields });
    queryClient.setQueryData<User | null>(userKey, (user) => user && { ...user, isEmployer: true });
    return posting;
  });
}

export const useSave = ({ id, version }: Seen) =>
  useChange((api, fields: PostingFields) =>
    api.put("/api/employers/jobs/:id", { params: { id }, body: { ...fields, version } }),
  );

export const useClose = ({ id, version }: Seen) =>
  useChange((api, reason: OwnCloseReason) =>
    api.post("/api/employers/jobs/:id/close", { params: { id }, body: { reason, version } }),
  );

export const useRepost = ({ id, version }: Seen) =>
  useChange<undefined>((api) =>
    api.post("/api/employers/jobs/:id/repost", { params: { id }, body: { version } }),
  );

function useChange<Given>(send: (api: Api, given: Given) => Promise<PostingDetail>) {
  const { api, queryClient } = useApp();
  return useVersionedChange({
    send,
    show: (posting) => queryClient.setQueryData(postingQuery(api, posting.id).queryKey, posting),
    refresh: useBoardChanged(postingKey),
  });
}
