import { filtersIn, paramsOf, type JobFilters } from "#domain/jobs/filters.ts";
import { paths } from "#domain/paths.ts";

/** Where in the list somebody is. All of it stands in the address, so that reload, back and a shared link lead there. */
export interface Place {
  readonly filters: JobFilters;
  /** Where the list starts; null at its beginning. */
  readonly from: string | null;
  /** How many pages of it are shown. */
  readonly pages: number;
}

/** More than this the server does not put together for one address. */
const mostPages = 5;

export function placeIn(params: URLSearchParams): Place {
  const from = params.get("cursor");
  const pages = Math.trunc(Number(params.get("pages")));
  return {
    filters: filtersIn(params),
    from: from !== null && /^[\w-]{1,60}$/.test(from) ? from : null,
    pages: pages >= 1 ? Math.min(pages, mostPages) : 1,
  };
}

export function addressOf({
  filters,
  from = null,
  pages = 1,
}: Partial<Place> & Pick<Place, "filters">): string {
  const params = new URLSearchParams(paramsOf(filters));
  if (from !== null) params.set("cursor", from);
  if (pages > 1) params.set("pages", String(Math.min(pages, mostPages)));
  return params.size === 0 ? paths.jobs : `${paths.jobs}?${params.toString()}`;
}
