import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";
import { growthProgressQuery } from "#client/session/queries/growth-progress.ts";
import { trackerKey } from "#client/session/queries/query-keys.ts";
import { dueQuery } from "#client/tracker/due-query.ts";
import { freshForMs } from "../queries.ts";

// What is the member's own and changes by the hour is fetched once the page stands, so that the page itself can be shared.

export const dueTodayQuery = (api: Api) =>
  queryOptions({ ...dueQuery(api), staleTime: freshForMs });

/** Under the tracker's own key: whatever changes an application makes this stale too. */
export const countsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...trackerKey, "counts"],
    queryFn: async () => (await api.get("/api/premium/tracker", { query: {} })).counts,
    staleTime: freshForMs,
  });

export const galleryQuery = (api: Api) =>
  queryOptions({ ...growthProgressQuery(api), staleTime: freshForMs });

/** Coming home is a visit; asking again within hours is the same one. */
export const visitQuery = (api: Api) =>
  queryOptions({
    queryKey: ["visit"],
    queryFn: () => api.post("/api/premium/visits"),
    staleTime: freshForMs,
  });
