import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { usualMemberSort } from "#domain/membership/member-order.ts";
import type { endBody, giveBody, MemberDetail } from "#contract/admin/membership.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { deskQuery } from "#client/layout/desk/desk-query.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";
import type { MemberFilters } from "./address.ts";

const listsKey = ["members"] as const;

export const membersQuery = (api: Api, filters: MemberFilters, from: string | null) =>
  deskQuery([...listsKey, filters, from], from, (cursor) =>
    api.get("/api/admin/memberships", { query: { ...queryOf(filters), cursor } }),
  );

export const queryOf = ({ search, state, sort }: MemberFilters) => ({
  search: search || undefined,
  state: state ?? undefined,
  sort: sort === usualMemberSort ? undefined : sort,
});

export const paymentsToCheckQuery = (api: Api) =>
  queryOptions({
    queryKey: ["payments-to-check"],
    queryFn: () => api.get("/api/admin/payments-to-check"),
  });

export const memberQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ["member", userId],
    queryFn: () => api.get("/api/admin/memberships/:userId", { params: { userId } }),
  });

export const useGive = ({ userId, version }: MemberDetail) =>
  useDecision((api, body: z.output<typeof giveBody>) =>
    api.post("/api/admin/memberships/:userId/give", {
      params: { userId },
      body: { ...body, version },
    }),
  );

export const useEnd = ({ userId, version }: MemberDetail) =>
  useDecision((api, body: z.output<typeof endBody>) =>
    api.post("/api/admin/memberships/:userId/end", {
      params: { userId },
      body: { ...body, version },
    }),
  );

function useDecision<Body>(send: (api: Api, body: Body) => Promise<MemberDetail>) {
  const { api, queryClient } = useApp();
  return useVersionedChange({
    send,
    show: (member) =>
      queryClient.setQueryData(memberQuery(api, String(member.userId)).queryKey, member),
    refresh: () => queryClient.invalidateQueries({ queryKey: listsKey }),
  });
}
