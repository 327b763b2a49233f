import { and, asc, count, eq, gt, inArray, isNotNull, lte, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import {
  boardOrder,
  resultsUnder,
  type Result,
  type TrackerTab,
} from "#domain/tracker/application.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobApplications, jobs } from "#server/adapters/database/schema.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { sortedList } from "#server/lists/sorted-list.ts";
import { listedColumns, ownApplications } from "../applications/columns.ts";
import { matching, type Filters } from "../applications/store.ts";
import { quietSince } from "../timeline/store.ts";

const a = jobApplications;

const pageLength = 24;
const columnLength = 20;
/** Of what is due; the rest is under its own filter. */
const dueLength = 20;
const nextLength = 5;

interface Wanted extends Filters {
  readonly tab: TrackerTab;
  readonly search: string;
}

/** One page of a tab, last applied for first. */
export async function pageOf(db: Queries, userId: number, wanted: Wanted, cursor: string | null) {
  const order = "-applied" as const;
  const list = sortedList({ applied: { value: a.dateApplied, kind: "day" } }, order, a.id);
  const which = and(ownApplications(userId), ...narrowing(wanted));
  const found = await db
    .select({ ...listedColumns, key: list.key.as("key") })
    .from(a)
    .leftJoin(jobs, eq(jobs.id, a.jobId))
    .where(and(which, list.behind(cursor)))
    .orderBy(...list.orderBy)
    .limit(pageLength + 1);
  return { ...cut(found, pageLength, order), which };
}

const narrowing = ({ tab, search, ...filters }: Wanted): SQL[] => [
  ...(tab === "all" ? [] : [inArray(a.result, resultsUnder[tab])]),
  ...matching(filters),
  ...(search === "" ? [] : [namedLike(search)]),
];

/** Its words as they stand, in the title or the company's name. */
function namedLike(search: string): SQL {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(sql`${a.jobTitle} ilike ${pattern}`, sql`${a.company} ilike ${pattern}`) ?? sql`false`;
}

export async function totalOf(db: Queries, which: SQL | undefined): Promise<number> {
  const [row] = await db.select({ applications: count() }).from(a).where(which);
  return row?.applications ?? 0;
}

/** The beginning of every column, last moved first; or of one what comes behind the cursor. */
export async function boardOf(
  db: Queries,
  userId: number,
  { result, ...filters }: Filters,
  cursor: string | null,
) {
  const wanted: readonly Result[] = result === undefined ? boardOrder : [result];
  const order = "-moved" as const;
  const list = sortedList({ moved: { value: a.lastOn, kind: "day" } }, order, a.id);
  const columnOf = (column: Result) =>
    db
      .select({ ...listedColumns, key: list.key.as("key") })
      .from(a)
      .leftJoin(jobs, eq(jobs.id, a.jobId))
      .where(
        and(
          ownApplications(userId),
          ...matching({ ...filters, result: column }),
          list.behind(cursor),
        ),
      )
      .orderBy(...list.orderBy)
      .limit(columnLength + 1);
  const [first = "Pending", second, ...others] = wanted;
  const rows = await (second === undefined
    ? columnOf(first)
    : unionAll(columnOf(first), columnOf(second), ...others.map(columnOf)));
  return wanted.map((column) => {
    const found = rows.filter((row) => row.result === column);
    return { result: column, page: cut(found, columnLength, order) };
  });
}

/** Cut behind the length of a page, with where the next begins. */
function cut<Row extends { readonly id: number; readonly key: string | null }>(
  found: readonly Row[],
  length: number,
  order: string,
) {
  const last = found.length > length ? found[length - 1] : undefined;
  return {
    rows: found.slice(0, length),
    nextCursor: last === undefined ? null : cursorFor(order, last),
  };
}

/** What is to be followed up by that day, the oldest first. */
export async function dueBy(db: Queries, userId: number, today: string) {
  const which = and(stillOpen(userId), lte(a.followUpDate, today));
  const rows = await followUps(db, which, dueLength);
  return { rows, total: rows.length < dueLength ? rows.length : await totalOf(db, which) };
}

export const dueAfter = (db: Queries, userId: number, today: string) =>
  followUps(db, and(stillOpen(userId), gt(a.followUpDate, today)), nextLength);

export const countClosable = (db: Queries, userId: number, since: string) =>
  totalOf(db, quietSince(userId, since));

const stillOpen = (userId: number) =>
  and(
    ownApplications(userId),
    isNotNull(a.followUpDate),
    inArray(a.result, [...resultsUnder.pending, ...resultsUnder.active]),
  );

const followUps = (db: Queries, which: SQL | undefined, most: number) =>
  db
    .select(listedColumns)
    .from(a)
    .leftJoin(jobs, eq(jobs.id, a.jobId))
    .where(which)
    .orderBy(asc(a.followUpDate), asc(a.id))
    .limit(most);
