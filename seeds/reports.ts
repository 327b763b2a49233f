import { and, asc, eq } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { addReport } from "#server/features/jobs/stores/reports.ts";

const hourMs = 60 * 60 * 1000;

/** What two readers found wrong: with a listing nobody else looks at first, so that the board's first page is in order. */
export async function loadReports(db: Queries, userId: number | null, now: Date): Promise<void> {
  const [oldest, next] = await db
    .select({ jobId: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.source, "admin"), eq(jobs.tier, "free"), eq(jobs.isListed, true)))
    .orderBy(asc(jobs.publishedAt), asc(jobs.id))
    .limit(2);
  if (oldest === undefined || next === undefined) return;
  await addReport(db, {
    ...oldest,
    userId,
    kind: "closed",
    note: "Their own page says that the position was filled last week.",
    createdAt: new Date(now.getTime() - 8 * hourMs),
  });
  await addReport(db, {
    ...next,
    userId: null,
    kind: "pay-wrong",
    note: "They told me a third less on the phone.",
    createdAt: new Date(now.getTime() - 2 * hourMs),
  });
}
