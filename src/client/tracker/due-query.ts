import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";
import { trackerKey } from "#client/session/queries/query-keys.ts";

/** What is due today. How long that stays fresh, each page says. */
export const dueQuery = (api: Api) =>
  queryOptions({
    queryKey: [...trackerKey, "due"],
    queryFn: () => api.get("/api/premium/tracker/due"),
  });
