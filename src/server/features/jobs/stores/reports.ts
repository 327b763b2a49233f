import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobReports } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";

type NewReport = Omit<typeof jobReports.$inferInsert, "id"> & { readonly userId: number | null };

/**
 * Whether it is a new one. What a member has reported already waits only once, however often it is sent; what they say to it
 * later is added where they had said nothing. Of visitors nobody knows whether they are the same.
 */
export async function addReport(tx: Queries, report: NewReport): Promise<boolean> {
  const { userId } = report;
  if (userId !== null) await lockUser(tx, userId);
  const waiting = userId === null ? undefined : await waitingOne(tx, { ...report, userId });
  if (waiting === undefined) await tx.insert(jobReports).values(report);
  else if (waiting.note === "")
    await tx.update(jobReports).set({ note: report.note }).where(eq(jobReports.id, waiting.id));
  return waiting === undefined;
}

async function waitingOne(
  tx: Queries,
  { userId, jobId, kind }: NewReport & { readonly userId: number },
) {
  const [row] = await tx
    .select({ id: jobReports.id, note: jobReports.note })
    .from(jobReports)
    .where(
      and(
        eq(jobReports.userId, userId),
        eq(jobReports.jobId, jobId),
        eq(jobReports.kind, kind),
        isNull(jobReports.handledAt),
      ),
    )
    .limit(1);
  return row;
}

export const reportsBy = (db: Queries, userId: number) =>
  db.select().from(jobReports).where(eq(jobReports.userId, userId)).orderBy(jobReports.id);
