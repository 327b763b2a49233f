import { and, eq, ilike, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { deskReport, type DeskReport } from "#contract/admin/reports.ts";
import type { ReportColumn, ReportSort } from "#domain/desk/desk-orders.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobReports, jobs, users } from "#server/adapters/database/schema.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { cappedTotal, countUpTo } from "#server/lists/capped-count.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { anywhereIn } from "#server/lists/search-words.ts";
import { sortedList, type SortColumn } from "#server/lists/sorted-list.ts";

export interface ReportsWanted {
  readonly search: string;
  readonly state: "waiting" | "handled";
  readonly kind: DeskReport["kind"] | null;
  readonly sort: ReportSort;
}

const pageSize = 50;
const countCap = 1_000;
const batchSize = 500;

const handlers = alias(users, "handlers");

const columns = {
  id: jobReports.id,
  kind: jobReports.kind,
  note: jobReports.note,
  from: users.username,
  at: jobReports.createdAt,
  jobId: jobs.id,
  title: jobs.title,
  company: jobs.company,
  isListed: jobs.isListed,
  outcome: jobReports.outcome,
  handledAt: jobReports.handledAt,
  handledBy: handlers.username,
};

const sorts: Readonly<Record<ReportColumn, SortColumn>> = {
  sent: { value: jobReports.createdAt, kind: "moment" },
  job: { value: sql`lower(${jobs.title})`, kind: "text" },
};

export async function listReports(
  db: Queries,
  showRows: ShowRows,
  wanted: ReportsWanted,
  cursor: string | null,
) {
  const found = await findReports(db, wanted, cursor, pageSize + 1);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const counted = await countUpTo(db, countCap, (limit) =>
    db
      .select({ id: jobReports.id })
      .from(jobReports)
      .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
      .where(conditionOf(wanted))
      .limit(limit)
      .as("found"),
  );
  return {
    rows: showRows("reports", rows, present),
    nextCursor: found.length > pageSize && last !== undefined ? cursorFor(wanted.sort, last) : null,
    ...cappedTotal(counted, countCap),
  };
}

/** All of them, for a file. */
export async function* reportsInBatches(
  db: Queries,
  showRows: ShowRows,
  wanted: ReportsWanted,
): AsyncGenerator<readonly DeskReport[]> {
  for (let cursor: string | null = null; ;) {
    const rows: Found[] = await findReports(db, wanted, cursor, batchSize);
    yield showRows("reports", rows, present);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    cursor = cursorFor(wanted.sort, last);
  }
}

type Found = Awaited<ReturnType<typeof findReports>>[number];

function findReports(db: Queries, wanted: ReportsWanted, cursor: string | null, limit: number) {
  const sorted = sortedList(sorts, wanted.sort, jobReports.id);
  return db
    .select({ ...columns, key: sorted.key })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .leftJoin(users, eq(users.id, jobReports.userId))
    .leftJoin(handlers, eq(handlers.id, jobReports.handledBy))
    .where(and(conditionOf(wanted), sorted.behind(cursor)))
    .orderBy(...sorted.orderBy)
    .limit(limit);
}

const conditionOf = ({ search, state, kind }: ReportsWanted): SQL | undefined =>
  and(
    state === "waiting" ? isNull(jobReports.handledAt) : isNotNull(jobReports.handledAt),
    kind === null ? undefined : eq(jobReports.kind, kind),
    search === ""
      ? undefined
      : ilike(sql`(${jobs.title} || ' ' || ${jobs.company})`, anywhereIn(search)),
  );

const present = ({ at, handledAt, ...row }: Found): DeskReport =>
  deskReport.parse({
    ...row,
    at: at.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
  });
