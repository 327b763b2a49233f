import { queryOptions } from "@tanstack/react-query";
import type { RoleType } from "#domain/listing/facts.ts";
import type { Api } from "#client/api.ts";

/** The newest jobs of a kind, those that leave it open whether they take us included. */
export const roleJobsQuery = (api: Api, role: RoleType) =>
  queryOptions({
    queryKey: ["role-jobs", role],
    queryFn: () => api.get("/api/jobs", { query: { roleType: role } }),
  });

/** What the open jobs of a kind have in common. */
export const roleFiguresQuery = (api: Api, role: RoleType) =>
  queryOptions({
    queryKey: ["role-figures", role],
    queryFn: () => api.get("/api/role-figures", { query: { roleType: role } }),
  });
