import { matchRoutes, type RouteObject } from "react-router";
import { rowOf } from "./head.ts";

// Any site will do: only path and query are looked at.
const here = "https://kwela.invalid";

/** See the contract. An address is kept with the parameters its page reads, each once and in their order, and with no other. */
export function keptAddress(routes: RouteObject[], address: string): string | null {
  if (!address.startsWith("/") || !URL.canParse(here + address)) return null;
  const { pathname, searchParams } = new URL(here + address);
  const row = rowOf(matchRoutes(routes, pathname) ?? []);
  if (row?.cacheTopics === undefined) return null;
  const read = (row.reads ?? []).flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return read.length === 0 ? pathname : `${pathname}?${new URLSearchParams(read).toString()}`;
}
