import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { ApiError, type Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";

/** Who is looking. Any refusal counts as nobody. */
export const userQuery = (api: Api) =>
  queryOptions({
    queryKey: ["user"],
    queryFn: async (): Promise<User | null> => {
      try {
        return await api.get("/api/user");
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
  });

export function useUser(): User | null {
  const { api } = useApp();
  return useQuery(userQuery(api)).data ?? null;
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
