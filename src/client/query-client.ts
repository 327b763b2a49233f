import { QueryClient } from "@tanstack/react-query";
import { userKey } from "./features/accounts/queries.ts";

/** Data stays as fetched until a mutation says it changed: never stale, never retried, never polled. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: 5 * 60 * 1000,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
  // Who is looking is no cache entry: it holds for as long as the tab is open.
  client.setQueryDefaults(userKey, { gcTime: Infinity });
  return client;
}
