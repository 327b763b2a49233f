import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";
import { trackerKey } from "#client/session/queries/query-keys.ts";

/** Stale with everything else that shows applications. */
export const analyticsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...trackerKey, "analytics"],
    queryFn: () => api.get("/api/premium/job-applications/analytics"),
  });
