import { queryOptions } from "@tanstack/react-query";
import { usualFreeJobSort } from "#domain/desk/free-job.ts";
import type { Api } from "#client/api.ts";
import { deskQuery } from "#client/layout/desk/desk-query.ts";
import type { FreeJobFilters } from "./address.ts";

const freeJobsKey = ["free-jobs"] as const;

export const freeJobListQuery = (api: Api, filters: FreeJobFilters, from: string | null) =>
  deskQuery([...freeJobsKey, "list", filters, from], from, (cursor) =>
    api.get("/api/admin/free-jobs/page", { query: { ...queryOf(filters), cursor } }),
  );

export const queryOf = ({ search, isActiveOnly, sort }: FreeJobFilters) => ({
  search: search || undefined,
  activeOnly: isActiveOnly ? undefined : ("false" as const),
  sort: sort === usualFreeJobSort ? undefined : sort,
});

/** Whole, for whoever is about to change it: looked at afresh each time. */
export const freeJobQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...freeJobsKey, "one", id],
    queryFn: () => api.get("/api/admin/free-jobs/:id", { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
