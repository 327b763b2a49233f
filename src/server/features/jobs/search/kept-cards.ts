import { inArray } from "drizzle-orm";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { cardColumns } from "../stores/card-row.ts";
import { jobsTopic } from "../stores/jobs.ts";
import type { BoardRow } from "./matches.ts";
import { newestFirst } from "./orders.ts";

/** With its facts and the beginning of its description, as it was found and as it is shown, each takes some six kilobytes. */
const mostRows = 1_000;

/** The rows of these jobs, in this order; a job that is no longer there is left out. */
export type ReadCards = (ids: readonly number[]) => Promise<BoardRow[]>;

/** Most lists show jobs that another has just shown. Who may see a job is decided before it is asked for here. */
export function cardReader(
  { queries: db, changes }: Pick<Database, "queries" | "changes">,
  clock: Clock,
): ReadCards {
  const kept = keptUntilChanged<Map<number, BoardRow | null>>(changes, clock, jobsTopic);
  return async (ids) => {
    // All under one name: looked up one by one, a page of rows costs as much as finding them.
    const known = await kept("rows", async () => new Map());
    if (ids.some((id) => !known.has(id))) {
      // Once one of them has to be read, all are: it is one statement for any number of them.
      const read = await rowsOf(db, ids);
      if (known.size + ids.length > mostRows) known.clear();
      for (const id of ids) known.set(id, read.get(id) ?? null);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  };
}

async function rowsOf(db: Queries, ids: readonly number[]): Promise<Map<number, BoardRow>> {
  const rows = await db
    .select({ ...cardColumns, key: newestFirst.key })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
