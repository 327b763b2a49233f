import { doorSorts } from "#domain/companies/door-list.ts";
import { companyLimits } from "#domain/companies/company-limits.ts";
import { paths } from "#domain/paths.ts";
import { listAddress, searchText, usually } from "#client/ui/list/list-address.ts";
import type { DoorFilters } from "./queries.ts";

export const doorsAddress = listAddress<DoorFilters>(paths.companies, {
  search: searchText("search", companyLimits.search),
  sort: usually("sort", "open", doorSorts),
});

/** Which page of the list: what cannot be understood is the first. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}

export function pageAddress(filters: DoorFilters, page: number): string {
  const params = new URLSearchParams(doorsAddress.paramsOf(filters));
  if (page > 1) params.set("page", String(page));
  return params.size === 0 ? paths.companies : `${paths.companies}?${params.toString()}`;
}
