import { and, eq, gte, inArray, isNull, min, sql, type SQL } from "drizzle-orm";
import type { DeskReport, reportEndpoints } from "#contract/admin/reports.ts";
import { jobName } from "#domain/jobs/company.ts";
import { usualReportSort } from "#domain/desk/desk-orders.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobReports, jobs, recordDeed } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { csvOf, type CsvColumn } from "#server/lists/csv.ts";
import { isUndoable } from "#server/lists/undoable-deletion.ts";
import { jobsTopic } from "../stores/jobs.ts";
import { withoutWaitingTwins, type ReportRow } from "../stores/reports.ts";
import { listReports, reportsInBatches, type ReportsWanted } from "./report-rows.ts";

interface DeskServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly showRows: ShowRows;
}

interface Reported {
  readonly jobId: number;
  readonly title: string;
  readonly company: string;
}

export function reportDeskHandlers({
  database,
  clock,
  showRows,
}: DeskServices): Handlers<typeof reportEndpoints> {
  const db = database.queries;

  return {
    listReports: ({ query }) => listReports(db, showRows, wantedIn(query), query.cursor ?? null),
    exportReports: ({ query }) => csvOf(columns, reportsInBatches(db, showRows, wantedIn(query))),

    handleReports: ({ body: { ids, outcome }, viewer }) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const waiting = await tx
          .update(jobReports)
          .set({ handledAt: now, handledBy: viewer.id, outcome })
          .where(and(inArray(jobReports.id, ids), isNull(jobReports.handledAt)))
          .returning({ id: jobReports.id, jobId: jobReports.jobId });
        const jobIds = distinct(waiting.map(({ jobId }) => jobId));
        if (outcome === "closed" && jobIds.length > 0) {
          await closeJobs(tx, jobIds, now);
          await database.changes.announce(jobsTopic, tx);
        }
        for (const job of await named(tx, jobIds))
          await recordDeed(tx, {
            at: now,
            byUserId: viewer.id,
            deed: "report-handled",
            subject: "job",
            subjectId: job.jobId,
            subjectName: jobName(job),
            changes: { report: ["waiting", outcome] },
          });
        return { ids: waiting.map(({ id }) => id) };
      }),

    reopenReports: ({ body: { ids }, viewer }) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const mine = and(
          inArray(jobReports.id, ids),
          eq(jobReports.handledBy, viewer.id),
          isUndoable(jobReports.handledAt, now),
        );
        const wanted = await tx.select().from(jobReports).where(mine).for("update");
        if (wanted.length === 0) fail("too_late_to_undo");
        const handled = await withoutWaitingTwins(tx, wanted);
        await tx
          .update(jobReports)
          .set({ handledAt: null, handledBy: null, outcome: null })
          .where(among(handled));
        const closedWith = handled.filter(({ outcome }) => outcome === "closed");
        for (const { jobId, handledAt } of closedWith)
          if (handledAt !== null) await takeBackClosing(tx, jobId, handledAt, now);
        if (closedWith.length > 0) await database.changes.announce(jobsTopic, tx);
        for (const job of await named(tx, distinct(handled.map(({ jobId }) => jobId))))
          await recordDeed(tx, {
            at: now,
            byUserId: viewer.id,
            deed: "report-reopened",
            subject: "job",
            subjectId: job.jobId,
            subjectName: jobName(job),
          });
        return { ids: handled.map(({ id }) => id) };
      }),
  };
}

const nextVersion = sql`${jobs.version} + 1`;

/** Whoever posted one of them hears of it when this can no longer be undone. */
async function closeJobs(tx: Queries, ids: number[], now: Date): Promise<void> {
  await tx
    .update(jobs)
    .set({
      status: "closed",
      closedAt: now,
      closeReason: "reports",
      updatedAt: now,
      version: nextVersion,
    })
    .where(and(inArray(jobs.id, ids), eq(jobs.status, "open")));
}

/**
 * Only what was closed by this very deed: somebody may have closed it again for another reason. Where another report says that it
 * is closed it stays so, from then on by the word of that one.
 */
async function takeBackClosing(
  tx: Queries,
  jobId: number,
  closedAt: Date,
  now: Date,
): Promise<void> {
  const [other] = await tx
    .select({ closedAt: min(jobReports.handledAt) })
    .from(jobReports)
    .where(
      and(
        eq(jobReports.jobId, jobId),
        eq(jobReports.outcome, "closed"),
        gte(jobReports.handledAt, closedAt),
      ),
    );
  const stays = other?.closedAt ?? null;
  const change =
    stays === null
      ? { status: "open" as const, closedAt: null, closeReason: null }
      : { closedAt: stays };
  await tx
    .update(jobs)
    .set({ ...change, updatedAt: now, version: nextVersion })
    .where(and(eq(jobs.id, jobId), eq(jobs.closedAt, closedAt)));
}

const among = (reports: readonly ReportRow[]): SQL =>
  inArray(
    jobReports.id,
    reports.map(({ id }) => id),
  );

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];

const named = async (tx: Queries, ids: readonly number[]): Promise<Reported[]> =>
  ids.length === 0
    ? []
    : tx
        .select({ jobId: jobs.id, title: jobs.title, company: jobs.company })
        .from(jobs)
        .where(inArray(jobs.id, [...ids]))
        .orderBy(jobs.id);

type Asked = { readonly [Name in keyof ReportsWanted]?: ReportsWanted[Name] | undefined };

const wantedIn = ({
  search = "",
  state = "waiting",
  kind = null,
  sort = usualReportSort,
}: Asked): ReportsWanted => ({ search, state, kind, sort });

const columns: readonly CsvColumn<DeskReport>[] = [
  { title: "Id", cell: ({ id }) => id },
  { title: "Sent", cell: ({ at }) => at },
  { title: "Problem", cell: ({ kind }) => kind },
  { title: "Note", cell: ({ note }) => note },
  { title: "From", cell: ({ from }) => from },
  { title: "Job", cell: ({ title }) => title },
  { title: "Company", cell: ({ company }) => company },
  { title: "Outcome", cell: ({ outcome }) => outcome },
  { title: "Dealt with", cell: ({ handledAt }) => handledAt },
  { title: "By", cell: ({ handledBy }) => handledBy },
];
