import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";

/** The rules change with a new version of the site only. */
export const rulesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["how-we-read"],
    queryFn: async () => (await api.get("/api/how-we-read")).kinds,
    staleTime: Number.POSITIVE_INFINITY,
  });
