import { inArray } from "drizzle-orm";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { cardColumns } from "../stores/card-row.ts";
import { jobsTopic } from "../stores/jobs.ts";
import type { BoardRow } from "./matches.ts";
import { newestFirst } from "./orders.ts";

/** What all of them may take up. */
const mostBytes = 6_000_000;
/** A row with the facts and the beginning of the description, as it was found and as it is shown. */
const bytesOf = (): number => 6_000;

/** The rows of these jobs, in this order; a job that is no longer there is left out. */
export type ReadCards = (ids: readonly number[]) => Promise<BoardRow[]>;

/** Most lists show jobs that another has just shown. Who may see a job is decided before it is asked for here. */
export function cardReader(
  { queries: db, changes }: Pick<Database, "queries" | "changes">,
  clock: Clock,
): ReadCards {
  const kept = keptUntilChanged<BoardRow | null>(changes, clock, jobsTopic, { mostBytes, bytesOf });
  return async (ids) => {
    // Once one of them has to be read, all are: it is one statement for any number of them.
    let read: Promise<ReadonlyMap<number, BoardRow>> | undefined;
    const rows = await Promise.all(
      ids.map((id) =>
        kept(String(id), async () => (await (read ??= rowsOf(db, ids))).get(id) ?? null),
      ),
    );
    return rows.filter((row) => row !== null);
  };
}

async function rowsOf(db: Queries, ids: readonly number[]): Promise<Map<number, BoardRow>> {
  const rows = await db
    .select({ ...cardColumns, key: newestFirst.key })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
