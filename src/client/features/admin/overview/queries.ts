import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";

export const overviewKey = ["desk-overview"] as const;

export const overviewQuery = (api: Api) =>
  queryOptions({ queryKey: overviewKey, queryFn: () => api.get("/api/admin/overview") });
