import { hashKey, queryOptions, type QueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import type { User } from "#contract/accounts.ts";
import { ApiError, type Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";

// Every page needs what stands here. What only the account's own pages need is in their folders.

export const userKey = ["user"] as const;
const userHash = hashKey(userKey);

/** Who is looking. Any refusal counts as nobody. */
export const userQuery = (api: Api) =>
  queryOptions({
    queryKey: userKey,
    queryFn: async (): Promise<User | null> => {
      try {
        return await api.get("/api/user");
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
  });

/**
 * Every loader has made sure of the answer, so this only reads it, and follows it when it changes. A list asks a hundred
 * times, while every card reports to the same cache: whoever listened to all of that would be busy with nothing else.
 */
export function useUser(): User | null {
  const { queryClient, sentTo } = useApp();
  const read = () => queryClient.getQueryCache().get<User | null>(userHash)?.state.data ?? null;
  const follow = useCallback(
    (listener: () => void) =>
      queryClient
        .getQueryCache()
        .subscribe(({ query }) => query.queryHash === userHash && listener()),
    [queryClient],
  );
  return useSyncExternalStore(follow, read, () => sentTo);
}

/** Somebody else is looking from now on. Whatever was fetched was fetched for the one before. */
export function changeViewer(queryClient: QueryClient, user: User | null): void {
  queryClient.clear();
  queryClient.setQueryData<User | null>(userKey, user);
}

/** A plain function: the library's own way of changing things would be the only one of its kind on the landing page. */
export function useLogout(): () => Promise<void> {
  const { api, queryClient } = useApp();
  return async () => {
    await api.post("/api/logout");
    changeViewer(queryClient, null);
  };
}
