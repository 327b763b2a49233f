import { matchRoutes, type RouteObject } from "react-router";
import { rowOf } from "./head.ts";
import { paths } from "../domain/paths.ts";

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
    "cursor",
    "pages",
  ],
  [paths.auth]: ["next", "tab"],
  [paths.forgotPassword]: ["sent"],
};

/** Of so many addresses the answer is remembered: asking the table of routes costs more than the rest of a kept page. */
const mostRemembered = 500;
const longestRemembered = 200;

/** The same, with the last answers at hand. */
export function keptAddresses(routes: RouteObject[]): (address: string) => string | null {
  const known = new Map<string, string | null>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const kept = keptAddress(routes, address);
    if (address.length > longestRemembered) return kept;
    if (known.size >= mostRemembered) known.clear();
    known.set(address, kept);
    return kept;
  };
}

/** See the contract. An address is kept with the parameters its page reads, each once and in their order, and with no other. */
function keptAddress(routes: RouteObject[], address: string): string | null {
  if (!address.startsWith("/") || !URL.canParse(here + address)) return null;
  const { pathname, searchParams } = new URL(here + address);
  const row = rowOf(matchRoutes(routes, pathname) ?? []);
  if (row?.cacheTopics === undefined) return null;
  const read = (parametersOf[row.path] ?? []).flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return read.length === 0 ? pathname : `${pathname}?${new URLSearchParams(read).toString()}`;
}
