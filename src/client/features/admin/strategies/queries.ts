import { queryOptions } from "@tanstack/react-query";
import { usualStrategySort } from "#domain/guides/strategy-rules.ts";
import type { Api } from "#client/api.ts";
import { deskQuery } from "#client/layout/desk/desk-query.ts";
import type { StrategyFilters } from "./address.ts";

export const strategyListsKey = ["strategies-at-desk"] as const;
export const wholeStrategyKey = ["strategy-at-desk"] as const;

export const strategiesQuery = (api: Api, filters: StrategyFilters, from: string | null) =>
  deskQuery([...strategyListsKey, filters, from], from, (cursor) =>
    api.get("/api/admin/growth-strategies", { query: { ...queryOf(filters), cursor } }),
  );

export const queryOf = ({ search, category, shown, sort }: StrategyFilters) => ({
  search: search || undefined,
  category: category || undefined,
  shown: shown ?? undefined,
  sort: sort === usualStrategySort ? undefined : sort,
});

export const wholeStrategyQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...wholeStrategyKey, id],
    queryFn: () => api.get("/api/admin/growth-strategies/:id", { params: { id } }),
    staleTime: 0,
  });
