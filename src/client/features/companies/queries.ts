import { queryOptions } from "@tanstack/react-query";
import type { DoorSort } from "#domain/companies/door-list.ts";
import type { Api } from "#client/api.ts";

export interface DoorFilters {
  readonly search: string;
  readonly sort: DoorSort;
}

export const companiesQuery = (api: Api, { search, sort }: DoorFilters, page: number) =>
  queryOptions({
    queryKey: ["companies", search, sort, page],
    queryFn: () =>
      api.get("/api/companies", {
        query: {
          search: search || undefined,
          sort: sort === "open" ? undefined : sort,
          page: page === 1 ? undefined : page,
        },
      }),
  });

export const companyQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ["company", slug],
    queryFn: () => api.get("/api/companies/:slug", { params: { slug } }),
  });
