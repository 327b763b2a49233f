import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";
import { trackerKey } from "#client/session/queries/query-keys.ts";

export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...trackerKey, "imports"],
    queryFn: () => api.get("/api/premium/job-applications/imports"),
  });
