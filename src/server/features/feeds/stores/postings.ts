import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { feedDistinct, feedPostings, jobs } from "#server/adapters/database/schema.ts";

type NewPosting = typeof feedPostings.$inferInsert;

/** What we know of these postings of a source. */
export async function knownPostings(db: Queries, sourceId: number, keys: readonly string[]) {
  const { key, jobId, state, content, reason } = feedPostings;
  const rows = await db
    .select({ key, jobId, state, content, reason })
    .from(feedPostings)
    .where(and(eq(feedPostings.sourceId, sourceId), inArray(key, [...keys])));
  return new Map(rows.map((row) => [row.key, row]));
}

export type KnownPosting =
  Awaited<ReturnType<typeof knownPostings>> extends Map<string, infer One> ? One : never;

/** Those that say what they said before: seen, and nothing else. */
export async function markSeen(
  tx: Queries,
  sourceId: number,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .update(feedPostings)
    .set({ seenAt: now, strikes: 0 })
    .where(and(eq(feedPostings.sourceId, sourceId), inArray(feedPostings.key, [...keys])));
}

/** The source says that nothing changed: what was there last time is there. */
export async function markAllSeen(tx: Queries, sourceId: number, now: Date): Promise<void> {
  await tx
    .update(feedPostings)
    .set({ seenAt: now })
    .where(
      and(
        eq(feedPostings.sourceId, sourceId),
        eq(feedPostings.strikes, 0),
        inArray(feedPostings.state, ["own", "copy", "left-out"]),
      ),
    );
}

export async function putPostings(tx: Queries, rows: readonly NewPosting[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(feedPostings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [feedPostings.sourceId, feedPostings.key],
      set: {
        jobId: sql`excluded.job_id`,
        state: sql`excluded.state`,
        reason: sql`excluded.reason`,
        link: sql`excluded.link`,
        sameName: sql`excluded.same_name`,
        content: sql`excluded.content`,
        seenAt: sql`excluded.seen_at`,
        closesAt: sql`excluded.closes_at`,
        strikes: 0,
      },
    });
}

/** The jobs of feeds that go by one of these names, each with its text. */
export const jobsNamed = (tx: Queries, names: readonly string[]) =>
  names.length === 0
    ? Promise.resolve([])
    : tx
        .select({
          jobId: jobs.id,
          sameName: feedPostings.sameName,
          source: jobs.source,
          sourceId: feedPostings.sourceId,
          location: jobs.location,
          text: jobs.description,
          openness: jobs.openness,
        })
        .from(feedPostings)
        .innerJoin(jobs, eq(jobs.id, feedPostings.jobId))
        .where(and(inArray(feedPostings.sameName, [...names]), eq(feedPostings.state, "own")));

/** What people typed in themselves and is on the board: few, and named in no table of ours. */
export const ownJobNames = (db: Queries) =>
  db
    .select({ jobId: jobs.id, company: jobs.company, title: jobs.title })
    .from(jobs)
    .where(and(inArray(jobs.source, ["admin", "employer"]), eq(jobs.status, "open")));

export const jobTexts = (tx: Queries, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select({
          jobId: jobs.id,
          source: jobs.source,
          location: jobs.location,
          text: jobs.description,
          openness: jobs.openness,
        })
        .from(jobs)
        .where(and(inArray(jobs.id, [...ids]), eq(jobs.status, "open")));

/** Which of these postings somebody told apart from which jobs. */
export async function toldApart(
  tx: Queries,
  sourceId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .select({ key: feedDistinct.key, jobId: feedDistinct.jobId })
    .from(feedDistinct)
    .where(and(eq(feedDistinct.sourceId, sourceId), inArray(feedDistinct.key, [...keys])));
  return new Set(rows.map(({ key, jobId }) => `${jobId} ${key}`));
}

/** Copies and what was left out are forgotten once they have not been there for long enough. */
export async function forgetUnseen(tx: Queries, sourceId: number, before: Date): Promise<void> {
  await tx
    .delete(feedPostings)
    .where(
      and(
        eq(feedPostings.sourceId, sourceId),
        inArray(feedPostings.state, ["copy", "left-out"]),
        lt(feedPostings.seenAt, before),
      ),
    );
}
