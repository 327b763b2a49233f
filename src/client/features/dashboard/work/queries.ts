import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";
import { freshForMs } from "../queries.ts";

// What is the member's own and changes by the hour is fetched once the page stands, so that the page itself can be shared.

/** Under the tracker's own key: whatever changes an application makes this stale too. */
export const dueQuery = (api: Api) =>
  queryOptions({
    queryKey: ["tracker", "due"],
    queryFn: () => api.get("/api/premium/tracker/due"),
    staleTime: freshForMs,
  });

export const countsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["tracker", "counts"],
    queryFn: async () => (await api.get("/api/premium/tracker", { query: {} })).counts,
    staleTime: freshForMs,
  });

/** Under the gallery's own key, likewise. */
export const galleryQuery = (api: Api) =>
  queryOptions({
    queryKey: ["growth-progress"],
    queryFn: () => api.get("/api/premium/growth-progress"),
    staleTime: freshForMs,
  });

/** Coming home is a visit; asking again within hours is the same one. */
export const visitQuery = (api: Api) =>
  queryOptions({
    queryKey: ["visit"],
    queryFn: () => api.post("/api/premium/visits"),
    staleTime: freshForMs,
  });
