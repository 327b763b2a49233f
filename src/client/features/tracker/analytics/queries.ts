import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";

/** Stale with everything else that shows applications. */
export const analyticsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["tracker", "analytics"],
    queryFn: () => api.get("/api/premium/job-applications/analytics"),
  });
