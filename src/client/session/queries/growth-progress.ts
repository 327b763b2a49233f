import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";
import { growthProgressKey } from "./query-keys.ts";

/** What a member has done of the strategies in the gallery. How long that stays fresh, each page says. */
export const growthProgressQuery = (api: Api) =>
  queryOptions({
    queryKey: growthProgressKey,
    queryFn: () => api.get("/api/premium/growth-progress"),
  });
