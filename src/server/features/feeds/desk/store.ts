import { and, count, desc, eq, gte, sql } from "drizzle-orm";
import { jobPath } from "#domain/jobs/address.ts";
import { jobName } from "#domain/jobs/company.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  feedDistinct,
  feedPostings,
  feedRuns,
  feedSources,
  jobs,
} from "#server/adapters/database/schema.ts";

const runsShown = 30;
const copiesShown = 50;

export type RunRow = typeof feedRuns.$inferSelect;

export const everySource = (db: Queries) =>
  db
    .select()
    .from(feedSources)
    .orderBy(sql`lower(${feedSources.name})`, feedSources.id);

export async function findSource(db: Queries, id: number) {
  const [row] = await db.select().from(feedSources).where(eq(feedSources.id, id));
  return row ?? null;
}

/** The newest run of each source. */
export async function lastRuns(db: Queries): Promise<ReadonlyMap<number, RunRow>> {
  const rows = await db
    .selectDistinctOn([feedRuns.sourceId])
    .from(feedRuns)
    .orderBy(feedRuns.sourceId, desc(feedRuns.id));
  return new Map(rows.map((row) => [row.sourceId, row]));
}

export const runsOf = (db: Queries, sourceId: number): Promise<RunRow[]> =>
  db
    .select()
    .from(feedRuns)
    .where(eq(feedRuns.sourceId, sourceId))
    .orderBy(desc(feedRuns.id))
    .limit(runsShown);

/** How many jobs of each source are on the board. */
export async function listedBySource(db: Queries): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ sourceId: feedPostings.sourceId, jobs: count() })
    .from(feedPostings)
    .innerJoin(jobs, eq(jobs.id, feedPostings.jobId))
    .where(and(eq(feedPostings.state, "own"), eq(jobs.isListed, true)))
    .groupBy(feedPostings.sourceId);
  return new Map(rows.map((row) => [row.sourceId, row.jobs]));
}

/** What runs brought on each day since a moment, by South Africa's days. */
export async function addedByDay(db: Queries, since: Date): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`(${feedRuns.startedAt} at time zone 'UTC' + interval '2 hours')::date::text`;
  const rows = await db
    .select({ day, added: sql<number>`sum(${feedRuns.added})::int` })
    .from(feedRuns)
    .where(gte(feedRuns.startedAt, since))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.added]));
}

export async function copiesOf(db: Queries, sourceId: number) {
  const rows = await db
    .select({
      key: feedPostings.key,
      link: feedPostings.link,
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
    })
    .from(feedPostings)
    .innerJoin(jobs, eq(jobs.id, feedPostings.jobId))
    .where(and(eq(feedPostings.sourceId, sourceId), eq(feedPostings.state, "copy")))
    .orderBy(desc(feedPostings.seenAt), feedPostings.key)
    .limit(copiesShown);
  return rows.map(({ key, link, ...job }) => ({
    key,
    link,
    jobPath: jobPath(String(job.id), job.title),
    jobName: jobName(job),
  }));
}

/** Null when there is one of the same already. */
export async function insertSource(
  tx: Queries,
  source: Omit<typeof feedSources.$inferInsert, "id">,
): Promise<number | null> {
  const [row] = await tx
    .insert(feedSources)
    .values(source)
    .onConflictDoNothing()
    .returning({ id: feedSources.id });
  return row?.id ?? null;
}

export async function setPaused(tx: Queries, id: number, isPaused: boolean): Promise<void> {
  await tx.update(feedSources).set({ isPaused }).where(eq(feedSources.id, id));
}

/** Writes down that a posting is no copy, and has it read anew. The job it was taken for; null when it is none. */
export async function tellApart(
  tx: Queries,
  { sourceId, key, by, now }: { sourceId: number; key: string; by: number; now: Date },
): Promise<number | null> {
  const isThis = and(eq(feedPostings.sourceId, sourceId), eq(feedPostings.key, key));
  const [copy] = await tx
    .select({ jobId: feedPostings.jobId })
    .from(feedPostings)
    .where(and(isThis, eq(feedPostings.state, "copy")))
    .for("update");
  if (copy === undefined || copy.jobId === null) return null;
  await tx
    .insert(feedDistinct)
    .values({ sourceId, key, jobId: copy.jobId, decidedBy: by, decidedAt: now })
    .onConflictDoNothing();
  await tx.update(feedPostings).set({ content: null }).where(isThis);
  // Or it might answer that nothing is new, and the posting would not be read.
  await tx
    .update(feedSources)
    .set({ etag: null, lastModified: null })
    .where(eq(feedSources.id, sourceId));
  return copy.jobId;
}
