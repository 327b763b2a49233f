import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";

export const overviewQuery = (api: Api) =>
  queryOptions({ queryKey: ["desk-overview"], queryFn: () => api.get("/api/admin/overview") });
