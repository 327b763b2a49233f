import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { cappedTotal } from "./capped-count.ts";

/** What a search found. */
export interface Found {
  readonly total: number;
  readonly totalIsCapped: boolean;
  /** Which rows; null where they are more than the cap, and a page is soon full of them. */
  readonly ids: readonly number[] | null;
}

/** Looks through the index of words once: the same answer gives the number of rows and the rows to sort. */
export async function foundUpTo(
  cap: number,
  rows: (limit: number) => PromiseLike<readonly { readonly id: number }[]>,
): Promise<Found> {
  const found = await rows(cap + 1);
  const counted = cappedTotal(found.length, cap);
  return { ...counted, ids: counted.totalIsCapped ? null : found.map(({ id }) => id) };
}

interface Ways {
  readonly count: (cap: number) => Promise<number>;
  readonly find: (cap: number) => Promise<Found>;
}

/** How many rows a list has; of a search also which, to be listed from there. */
export async function lookedFor<Wanted extends { readonly search: string }>(
  wanted: Wanted,
  cap: number,
  { count, find }: Ways,
): Promise<Omit<Found, "ids"> & { readonly wanted: Wanted & { readonly found?: Found } }> {
  if (wanted.search === "") return { wanted, ...cappedTotal(await count(cap), cap) };
  const found = await find(cap);
  const { total, totalIsCapped } = found;
  return { wanted: { ...wanted, found }, total, totalIsCapped };
}

/** Only these rows. As one value, since a statement takes only so many. */
export const isAmong = (id: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${id} = any(${`{${ids.join(",")}}`}::int[])`;
