import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { usualUserSort } from "#domain/accounts/desk/desk-rules.ts";
import type { deedBody, UserDetail } from "#contract/admin/users.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { deskQuery } from "#client/layout/desk/desk-query.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";
import type { UserFilters } from "./address.ts";

const listsKey = ["users-at-desk"] as const;

export const usersQuery = (api: Api, filters: UserFilters, from: string | null) =>
  deskQuery([...listsKey, filters, from], from, (cursor) =>
    api.get("/api/admin/users", { query: { ...queryOf(filters), cursor } }),
  );

export const queryOf = ({ search, plan, kind, sort }: UserFilters) => ({
  search: search || undefined,
  plan: plan ?? undefined,
  kind: kind ?? undefined,
  sort: sort === usualUserSort ? undefined : sort,
});

export const userQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ["user-at-desk", userId],
    queryFn: () => api.get("/api/admin/users/:userId", { params: { userId } }),
  });

type Deed = Omit<z.output<typeof deedBody>, "version">;

export const useDeed = ({ userId, version }: UserDetail) =>
  useChange((api, body: Deed) =>
    api.post("/api/admin/users/:userId/deeds", { params: { userId }, body: { ...body, version } }),
  );

/** One device by its number, or all of them. */
export const useSignOut = ({ userId }: UserDetail) =>
  useChange((api, sessionId: number | "all") =>
    sessionId === "all"
      ? api.delete("/api/admin/users/:userId/sessions", { params: { userId } })
      : api.delete("/api/admin/users/:userId/sessions/:sessionId", {
          params: { userId, sessionId },
        }),
  );

function useChange<Given>(send: (api: Api, given: Given) => Promise<UserDetail>) {
  const { api, queryClient } = useApp();
  return useVersionedChange({
    send,
    show: (user) => queryClient.setQueryData(userQuery(api, String(user.userId)).queryKey, user),
    refresh: () => queryClient.invalidateQueries({ queryKey: listsKey }),
  });
}
