import { desc, eq, sql, sum } from "drizzle-orm";
import { countCap } from "#domain/jobs/filters.ts";
import { isStillOn } from "#domain/calendar/moments.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobCounts, jobs } from "#server/adapters/database/schema.ts";

const usualSizes = {
  /** Enough of the newest jobs to tell what a search would find in all of them. */
  sample: 5_000,
  /** Enough to find more than is counted of any word that every third job has. */
  large: 40_000,
};
const keptForMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;
/** More days than this are asked for by their weeks. */
const mostDays = 28;

/** The newest jobs, from the beginning of some day until now. */
export interface RecentRange {
  /** Words of the index; each of these jobs has one of them. */
  readonly words: readonly string[];
  /** How many times as many there are in all. */
  readonly timesAsMany: number;
}

export interface Recent {
  readonly sample: RecentRange;
  /** Null when the board has not that many. */
  readonly large: RecentRange | null;
}

/** Null when the board has no more jobs than are counted. Looked up once a minute: a day more or less changes no answer. */
export type ReadRecent = () => Promise<Recent | null>;

export function recentReader(db: Queries, clock: Clock, sizes = usualSizes): ReadRecent {
  let kept: { readonly recent: Recent | null; readonly madeAt: Date } | null = null;
  return async () => {
    const now = clock.now();
    if (kept === null || !isStillOn(kept.madeAt, keptForMs, now))
      kept = { recent: await recentJobs(db, now.getTime(), sizes), madeAt: now };
    return kept.recent;
  };
}

async function recentJobs(
  db: Queries,
  now: number,
  sizes: typeof usualSizes,
): Promise<Recent | null> {
  const [all] = await db.select({ jobs: sum(jobCounts.jobs).mapWith(Number) }).from(jobCounts);
  const listed = all?.jobs ?? 0;
  if (listed <= countCap) return null;
  const stretch = async (size: number): Promise<RecentRange> => ({
    words: wordsOf(await daysOfNewest(db, size), Math.floor(now / dayMs)),
    timesAsMany: listed / size,
  });
  return {
    sample: await stretch(sizes.sample),
    large: listed <= sizes.large ? null : await stretch(sizes.large),
  };
}

/** The days, counted from 1970, on which the newest jobs came. */
async function daysOfNewest(db: Queries, size: number): Promise<number[]> {
  const newest = db
    .select({ at: jobs.publishedAt })
    .from(jobs)
    .where(eq(jobs.isListed, true))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(size)
    .as("newest");
  const day = sql<number>`floor(extract(epoch from ${newest.at}) / 86400)::int`;
  const rows = await db.selectDistinct({ day }).from(newest);
  return rows.map((row) => row.day);
}

/** As migration 0006 writes them. What comes in the next minute is of today or of tomorrow. */
function wordsOf(found: readonly number[], today: number): string[] {
  const days = [...new Set([...found, today, today + 1])];
  return days.length <= mostDays
    ? days.map((day) => `day=${day}`)
    : [...new Set(days.map((day) => `week=${Math.floor(day / 7)}`))];
}
