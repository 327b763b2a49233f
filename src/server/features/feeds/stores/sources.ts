import { and, asc, eq, gt, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { RunCounts, RunOutcome } from "#domain/feeds/runs.ts";
import type { FeedMarks } from "#server/adapters/feeds/port.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { feedRuns, feedSources } from "#server/adapters/database/schema.ts";

export type Source = typeof feedSources.$inferSelect;

/** How long nobody else may read a source; whoever reads it asks for more as they go on. */
const leaseMs = 10 * 60 * 1000;

/** Somebody else reads the source by now: whatever was under way here counts for nothing. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** A source that this process alone reads, and the run it does so in. */
export interface Held {
  readonly source: Source;
  readonly lease: string;
  readonly runId: number;
}

/** Later than any source is told to wait: a clock that was wrong said so, and its word must not hold for a year. */
const latestMs = 8 * 24 * 60 * 60 * 1000;
const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

const isFree = (now: Date): SQL | undefined =>
  or(
    isNull(feedSources.leaseUntil),
    lt(feedSources.leaseUntil, now),
    gt(feedSources.leaseUntil, after(now, 2 * leaseMs)),
  );

const isDue = (now: Date): SQL | undefined =>
  or(lte(feedSources.nextAt, now), gt(feedSources.nextAt, after(now, latestMs)));

/** Those whose turn it is, longest waiting first. */
export const dueSources = (db: Queries, now: Date): Promise<{ id: number }[]> =>
  db
    .select({ id: feedSources.id })
    .from(feedSources)
    .where(and(eq(feedSources.isPaused, false), isDue(now), isFree(now)))
    .orderBy(asc(feedSources.nextAt), asc(feedSources.id))
    .limit(500);

/** Takes a source to read it; null when it is paused, not due or in other hands. */
export async function holdSource(
  tx: Queries,
  { id, lease, isAsked, now }: { id: number; lease: string; isAsked: boolean; now: Date },
): Promise<Held | null> {
  const [source] = await tx
    .update(feedSources)
    .set({ lease, leaseUntil: until(now) })
    .where(
      and(
        eq(feedSources.id, id),
        isFree(now),
        isAsked ? undefined : eq(feedSources.isPaused, false),
        isAsked ? undefined : isDue(now),
      ),
    )
    .returning();
  if (source === undefined) return null;
  // Whoever held it before was cut off, or it would not have been free.
  await tx
    .update(feedRuns)
    .set({ outcome: "cut-off", endedAt: now })
    .where(and(eq(feedRuns.sourceId, id), eq(feedRuns.outcome, "running")));
  const [run] = await tx
    .insert(feedRuns)
    .values({ sourceId: id, startedAt: now, outcome: "running" })
    .returning({ id: feedRuns.id });
  if (run === undefined) throw new Error("A run was not written down");
  return { source, lease, runId: run.id };
}

const until = (now: Date): Date => after(now, leaseMs);

/** Within a transaction: the source is still ours, and stays so until it ends. */
export async function keepHold(tx: Queries, { source, lease }: Held, now: Date): Promise<void> {
  const kept = await tx
    .update(feedSources)
    .set({ leaseUntil: until(now) })
    .where(and(eq(feedSources.id, source.id), eq(feedSources.lease, lease)))
    .returning({ id: feedSources.id });
  if (kept.length === 0) throw new LeaseLost();
}

interface Ending {
  readonly outcome: RunOutcome;
  readonly trouble: string | null;
  readonly counts: RunCounts;
  readonly nextAt: Date;
  /** Null where the source did not answer. */
  readonly answered: { readonly marks: FeedMarks | null; readonly size: number | null } | null;
}

/** Writes down what came of a run and lets the source go. */
export async function endRun(
  tx: Queries,
  { source, runId }: Held,
  { outcome, trouble, counts, nextAt, answered }: Ending,
  now: Date,
): Promise<void> {
  await tx
    .update(feedRuns)
    .set({ outcome, trouble, endedAt: now, ...counts })
    .where(eq(feedRuns.id, runId));
  const { marks = null, size = null } = answered ?? {};
  await tx
    .update(feedSources)
    .set({
      lease: null,
      leaseUntil: null,
      nextAt,
      trouble,
      failures: trouble === null ? 0 : sql`${feedSources.failures} + 1`,
      ...(answered !== null && { answeredAt: now }),
      ...(size !== null && { size }),
      ...(counts.seen > 0 && trouble === null && { yieldedAt: now }),
      ...(marks !== null && { etag: marks.etag, lastModified: marks.lastModified }),
    })
    .where(eq(feedSources.id, source.id));
}
