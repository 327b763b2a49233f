import { desc, eq, sql, sum } from "drizzle-orm";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobCounts, jobs } from "#server/adapters/database/schema.ts";

/** Enough of the newest jobs to tell what a search would find in all of them. */
const usuallyEnough = 30_000;
const keptForMs = 60_000;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** The weeks that hold the newest jobs, and how many times as many there are in all. */
interface Recent {
  readonly weeks: readonly number[];
  readonly timesAsMany: number;
}

/** Null when the board has no more than these. Looked up once a minute: a week more or less changes no answer. */
export type ReadRecent = () => Promise<Recent | null>;

export function recentReader(db: Queries, clock: Clock, enough = usuallyEnough): ReadRecent {
  let kept: { readonly recent: Recent | null; readonly until: number } | null = null;
  return async () => {
    const now = clock.now().getTime();
    if (kept === null || kept.until <= now)
      kept = { recent: await recentWeeks(db, enough), until: now + keptForMs };
    return kept.recent;
  };
}

async function recentWeeks(db: Queries, enough: number): Promise<Recent | null> {
  const [all] = await db.select({ jobs: sum(jobCounts.jobs).mapWith(Number) }).from(jobCounts);
  const listed = all?.jobs ?? 0;
  if (listed <= enough) return null;
  const newest = db
    .select({ at: jobs.publishedAt })
    .from(jobs)
    .where(eq(jobs.isListed, true))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(enough)
    .as("newest");
  const [row] = await db
    .select({
      first: sql`min(${newest.at})`.mapWith(jobs.publishedAt),
      last: sql`max(${newest.at})`.mapWith(jobs.publishedAt),
    })
    .from(newest);
  if (row === undefined) return null;
  // One more week: the next may have begun since.
  const [from, to] = [weekOf(row.first), weekOf(row.last) + 1];
  return {
    weeks: Array.from({ length: to - from + 1 }, (_, index) => from + index),
    timesAsMany: listed / enough,
  };
}

const weekOf = (at: Date): number => Math.floor(at.getTime() / weekMs);
