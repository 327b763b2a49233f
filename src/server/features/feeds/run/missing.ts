import { and, asc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { mayCountMissing, strikesAfter, strikesToClose, type Sign } from "#domain/feeds/expiry.ts";
import { rankOf } from "#domain/feeds/same-job.ts";
import { termsOf } from "#domain/feeds/terms.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { feedPostings, jobs } from "#server/adapters/database/schema.ts";
import type { Feeds } from "#server/adapters/feeds/port.ts";
import type { Source } from "../stores/sources.ts";
import { closedNow } from "./job-changes.ts";

/** Asking for more pages one by one in a run would be a burden to their host; the rest has its turn next time. */
const mostProbes = 25;

interface Missing {
  readonly key: string;
  readonly link: string;
  readonly strikes: number;
  readonly jobId: number | null;
}

export interface Verdict extends Missing {
  readonly sign: Sign;
}

/** What was on the board and is not in the answer, longest unseen first. */
const missingSince = (db: Queries, sourceId: number, since: Date): Promise<Missing[]> => {
  const { key, link, strikes, jobId, seenAt, state } = feedPostings;
  return db
    .select({ key, link, strikes, jobId })
    .from(feedPostings)
    .where(and(eq(feedPostings.sourceId, sourceId), eq(state, "own"), lt(seenAt, since)))
    .orderBy(asc(seenAt), asc(key));
};

/**
 * What to think of each posting that is missing. A source that shows its newest only is never believed by its silence: each posting is
 * asked for by its own page.
 */
export async function judgeMissing(
  db: Queries,
  feeds: Feeds,
  source: Source,
  answer: { readonly since: Date; readonly seen: number; readonly unreadable: number },
  signal: AbortSignal,
): Promise<readonly Verdict[]> {
  const missing = await missingSince(db, source.id, answer.since);
  if (!mayCountMissing({ ...answer, missing: missing.length })) return [];
  if (!termsOf(source.kind, source.address).isWindow)
    return missing.map((one) => ({ ...one, sign: "missing" }));
  const verdicts: Verdict[] = [];
  for (const one of missing.slice(0, mostProbes))
    verdicts.push({ ...one, sign: await feeds.probe(source, one.link, signal) });
  return verdicts;
}

/** Counts what is missing, and closes what has been missing often enough. How many that were. */
export async function applyVerdicts(
  tx: Queries,
  source: Source,
  verdicts: readonly Verdict[],
  now: Date,
): Promise<number> {
  const closing: Verdict[] = [];
  const byStrikes = new Map<number, string[]>();
  for (const verdict of verdicts) {
    const strikes = strikesAfter(verdict.strikes, verdict.sign);
    if (strikes === null) continue;
    if (strikes >= strikesToClose) closing.push(verdict);
    else byStrikes.set(strikes, [...(byStrikes.get(strikes) ?? []), verdict.key]);
  }
  for (const [strikes, keys] of byStrikes)
    await tx
      .update(feedPostings)
      .set({ strikes, ...(strikes === 0 && { seenAt: now }) })
      .where(and(eq(feedPostings.sourceId, source.id), inArray(feedPostings.key, keys)));
  return closePostings(tx, source.id, closing, now);
}

/** A job that another board still shows goes on in its name; only an employer's own word ends it for all. */
async function closePostings(
  tx: Queries,
  sourceId: number,
  closing: readonly Pick<Missing, "key" | "jobId">[],
  now: Date,
): Promise<number> {
  if (closing.length === 0) return 0;
  await tx
    .update(feedPostings)
    .set({ state: "gone", strikes: strikesToClose })
    .where(
      and(
        eq(feedPostings.sourceId, sourceId),
        inArray(
          feedPostings.key,
          closing.map(({ key }) => key),
        ),
      ),
    );
  const ids = closing.flatMap(({ jobId }) => jobId ?? []);
  const told = await tx
    .select({ id: jobs.id, source: jobs.source })
    .from(jobs)
    .where(inArray(jobs.id, ids));
  const toldByOthers = told.filter(({ source }) => rankOf(source) === 0).map(({ id }) => id);
  const kept = await handOver(tx, toldByOthers);
  const ended = ids.filter((id) => !kept.has(id));
  if (ended.length === 0) return 0;
  const closed = await tx
    .update(jobs)
    .set({ ...closedNow(now), version: sql`${jobs.version} + 1` })
    .where(and(inArray(jobs.id, ended), eq(jobs.status, "open")))
    .returning({ id: jobs.id });
  return closed.length;
}

/** The first copy that is still there becomes the posting of its job, and is read anew. */
async function handOver(tx: Queries, jobIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (jobIds.length === 0) return new Set();
  const copies = await tx
    .selectDistinctOn([feedPostings.jobId], {
      sourceId: feedPostings.sourceId,
      key: feedPostings.key,
      jobId: feedPostings.jobId,
    })
    .from(feedPostings)
    .where(
      and(
        inArray(feedPostings.jobId, [...jobIds]),
        eq(feedPostings.state, "copy"),
        eq(feedPostings.strikes, 0),
      ),
    )
    .orderBy(asc(feedPostings.jobId), asc(feedPostings.sourceId));
  for (const { sourceId, key } of copies)
    await tx
      .update(feedPostings)
      .set({ state: "own", content: null })
      .where(and(eq(feedPostings.sourceId, sourceId), eq(feedPostings.key, key)));
  return new Set(copies.flatMap(({ jobId }) => jobId ?? []));
}

/** What named the day of its end itself, once that day has come. */
export async function closeEnded(tx: Queries, now: Date): Promise<number> {
  const { sourceId, key, jobId, closesAt, state } = feedPostings;
  const ended = await tx
    .select({ sourceId, key, jobId })
    .from(feedPostings)
    .where(and(eq(state, "own"), lte(closesAt, now)))
    .limit(500);
  let closed = 0;
  for (const id of new Set(ended.map((one) => one.sourceId)))
    closed += await closePostings(
      tx,
      id,
      ended.filter((one) => one.sourceId === id),
      now,
    );
  return closed;
}
