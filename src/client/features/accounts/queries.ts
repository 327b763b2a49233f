import { queryOptions, useMutation } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import type { User } from "#contract/accounts.ts";
import { ApiError, type Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";

export const userKey = ["user"] as const;

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

/** Every loader has made sure of the answer, so this only reads it, and follows it when it changes. */
export function useUser(): User | null {
  const { api, queryClient } = useApp();
  const read = () => queryClient.getQueryData(userQuery(api).queryKey) ?? null;
  const follow = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  return useSyncExternalStore(follow, read, read);
}

export function useLogout() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: () => api.post("/api/logout"),
    onSuccess: async () => {
      // Whatever was fetched was fetched for somebody who is no longer here.
      queryClient.clear();
      queryClient.setQueryData(userQuery(api).queryKey, null);
    },
  });
}
