import { count, type SQL, type Subquery } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";

/** How many rows there are, no further than one beyond the cap: nobody waits for a million to be counted to read "1,000+". */
export async function countUpTo(
  db: Queries,
  cap: number,
  rows: (limit: number) => Subquery | SQL,
): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(rows(cap + 1));
  return row?.rows ?? 0;
}

export const cappedTotal = (
  counted: number,
  cap: number,
): { readonly total: number; readonly totalIsCapped: boolean } => ({
  total: Math.min(counted, cap),
  totalIsCapped: counted > cap,
});
