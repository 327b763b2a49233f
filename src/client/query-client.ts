import { QueryClient } from "@tanstack/react-query";
import { userKey } from "./session/viewer.ts";

/**
 * Data stays as fetched until a mutation says it changed: never stale, never retried, never polled. How long unused
 * data is kept is the library's choice: minutes in a browser; on a server any span would keep each answer alive so long.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a connection a call fails at once and is told of, instead of waiting for one in silence; nor is
        // anything fetched again when there is one.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
  // Who is looking is no cache entry: it holds for as long as the tab is open.
  client.setQueryDefaults(userKey, { gcTime: Infinity });
  return client;
}
