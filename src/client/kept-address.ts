import { matchRoutes, type RouteObject } from "react-router";
import { paths } from "#domain/paths.ts";
import { rowOf } from "./head.ts";
import type { PageRow } from "./page.tsx";

// Any site will do: only path and query are looked at.
const here = "https://kwela.invalid";

/**
 * Parameters of an address that its page shows something of, in the order its own links have them. No other may change a
 * kept page. Here and not in the table of pages, since browsers never ask.
 */
const parametersOf: Readonly<Record<string, readonly string[]>> = {
  [paths.jobs]: [
    "search",
    "roleType",
    "experience",
    "salary",
    "worldwide",
    "saved",
    "sort",
    "cursor",
    "pages",
  ],
  [paths.companies]: ["search", "sort", "page"],
  [paths.newAlert]: ["search", "roleType", "experience", "salary", "worldwide", "asked"],
  [paths.auth]: ["next", "tab"],
  [paths.forgotPassword]: ["sent"],
  [`${paths.growthGallery}/:id?`]: ["search", "category", "favourites"],
};

/** Of so many paths it is remembered what stands there: asking the table of routes costs more than the rest of a kept page. */
const mostRemembered = 500;
const longestRemembered = 200;

/** The row of the page that stands at a path. */
export function rowsByPath(routes: RouteObject[]): (path: string) => PageRow | null {
  const known = new Map<string, PageRow | null>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const row = rowOf(matchRoutes(routes, path) ?? []);
    if (path.length > longestRemembered) return row;
    if (known.size >= mostRemembered) known.clear();
    known.set(path, row);
    return row;
  };
}

/** See the contract. An address is kept with the parameters its page reads, each once and in their order, and with no other. */
export function keptAddresses(
  rowAt: ReturnType<typeof rowsByPath>,
): (address: string) => string | null {
  return (address) => {
    const url = address.startsWith("/") ? URL.parse(here + address) : null;
    const row = url === null ? null : rowAt(url.pathname);
    if (url === null || row?.cacheTopics === undefined) return null;
    const read = (parametersOf[row.path] ?? []).flatMap((name) => {
      const value = url.searchParams.get(name);
      return value === null ? [] : [[name, value]];
    });
    return read.length === 0
      ? url.pathname
      : `${url.pathname}?${new URLSearchParams(read).toString()}`;
  };
}
