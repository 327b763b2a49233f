import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";

export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["tracker", "imports"],
    queryFn: () => api.get("/api/premium/job-applications/imports"),
  });
