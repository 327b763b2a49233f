import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobReports, jobs } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";

export type ReportRow = typeof jobReports.$inferSelect;
type NewReport = Omit<typeof jobReports.$inferInsert, "id"> & { readonly userId: number | null };

/**
 * Whether it is a new one. What a member has reported already waits only once, however often it is sent; what they say to it
 * later is added where they had said nothing.
 */
export async function addReport(tx: Queries, report: NewReport): Promise<boolean> {
  const { userId } = report;
  if (userId === null) return addVisitorsReport(tx, report);
  await lockUser(tx, userId);
  const waiting = await waitingOne(tx, report, eq(jobReports.userId, userId));
  if (waiting === undefined) await tx.insert(jobReports).values(report);
  else if (waiting.note === "")
    await tx.update(jobReports).set({ note: report.note }).where(eq(jobReports.id, waiting.id));
  return waiting === undefined;
}

/** Of visitors nobody knows whether they are the same: the same words wait once, and each of them is told that theirs is new. */
async function addVisitorsReport(tx: Queries, report: NewReport): Promise<boolean> {
  const { jobId, note } = report;
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for("no key update");
  const sameWords = and(isNull(jobReports.userId), eq(jobReports.note, note));
  if ((await waitingOne(tx, report, sameWords)) === undefined)
    await tx.insert(jobReports).values(report);
  return true;
}

async function waitingOne(tx: Queries, { jobId, kind }: NewReport, isTheSame: SQL | undefined) {
  const [row] = await tx
    .select({ id: jobReports.id, note: jobReports.note })
    .from(jobReports)
    .where(
      and(
        isTheSame,
        eq(jobReports.jobId, jobId),
        eq(jobReports.kind, kind),
        isNull(jobReports.handledAt),
      ),
    )
    .limit(1);
  return row;
}

/** What was reported again since then waits already, and would wait twice. */
export async function withoutWaitingTwins(
  tx: Queries,
  handled: readonly ReportRow[],
): Promise<ReportRow[]> {
  const users = new Set(handled.flatMap(({ userId }) => userId ?? []));
  for (const userId of [...users].toSorted((a, b) => a - b)) await lockUser(tx, userId);
  const waiting = await tx
    .select()
    .from(jobReports)
    .where(
      and(
        isNull(jobReports.handledAt),
        inArray(
          jobReports.jobId,
          handled.map(({ jobId }) => jobId),
        ),
      ),
    );
  return handled.filter((one) => !waiting.some((other) => isTwin(one, other)));
}

/** The same of the same job by the same member; of visitors, in the same words. */
const isTwin = (one: ReportRow, other: ReportRow): boolean =>
  one.jobId === other.jobId &&
  one.kind === other.kind &&
  one.userId === other.userId &&
  (one.userId !== null || one.note === other.note);

export const reportsBy = (db: Queries, userId: number) =>
  db.select().from(jobReports).where(eq(jobReports.userId, userId)).orderBy(jobReports.id);
