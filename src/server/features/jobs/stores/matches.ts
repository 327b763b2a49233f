import { and, count, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { countCap, pageSize } from "#domain/jobs/filters.ts";
import type { Tier } from "#domain/jobs/visibility.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobCounts, jobs } from "#server/adapters/database/schema.ts";
import type { CountedJobs } from "../counts.ts";
import type { Cursor } from "../cursor.ts";
import { cardColumns, type CardRow } from "./card-row.ts";
import { conditionOf, scopeOf, type Wanted } from "./condition.ts";

const newestFirst = [desc(jobs.publishedAt), desc(jobs.id)] as const;

/**
 * How to get at the newest of some jobs. Of few, all are found and sorted; of very many, the next best are met soon when
 * walking back from today. The planner takes the wrong way by itself: to it, looking into a long text costs nothing.
 */
export type Way = "sort" | "walk";

/** One page, and one more row that tells whether there is another. */
export const pageOf = (
  db: Queries,
  wanted: Wanted,
  open: readonly Tier[],
  after: Cursor | null,
  way: Way,
): Promise<CardRow[]> => {
  const condition = and(
    conditionOf(wanted, { tiers: open }),
    after === null
      ? undefined
      : sql`(${jobs.publishedAt}, ${jobs.id}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.id})`,
  );
  const limit = pageSize + 1;
  return db
    .select(cardColumns)
    .from(jobs)
    .where(way === "walk" ? condition : amongNewest(condition, limit))
    .orderBy(...newestFirst)
    .limit(limit);
};

/** The newest of those a viewer may not open: no more of each than anybody may know. */
export const newestLocked = (
  db: Queries,
  wanted: Wanted,
  locked: readonly Tier[],
  limit: number,
  way: Way,
) => {
  const condition = conditionOf(wanted, { tiers: locked });
  return db
    .select({ roleType: jobs.roleType, payBand: jobs.payBand, publishedAt: jobs.publishedAt })
    .from(jobs)
    .where(way === "walk" ? condition : amongNewest(condition, limit))
    .orderBy(...newestFirst)
    .limit(limit);
};

const amongNewest = (condition: SQL | undefined, limit: number): SQL => sql`${jobs.id} = any(array(
  with found as materialized (select ${jobs.id}, ${jobs.publishedAt} from ${jobs} where ${condition})
  select id from found order by published_at desc, id desc limit ${limit}))`;

/** All that is listed, counted by everything one can choose. */
export const countedJobs = (
  db: Queries,
  { isWorldwideOnly }: Pick<Wanted, "isWorldwideOnly">,
): Promise<CountedJobs[]> =>
  db
    .select({
      tier: jobCounts.tier,
      roleType: jobCounts.roleType,
      experience: jobCounts.experience,
      payBand: jobCounts.payBand,
      jobs: jobCounts.jobs,
    })
    .from(jobCounts)
    .where(isWorldwideOnly ? eq(jobCounts.openness, "yes") : undefined);

/** The same for the matches of a search, of some weeks or of all time; no more of them than the limit. */
export function countedMatches(
  db: Queries,
  wanted: Wanted,
  { weeks, limit }: { readonly weeks: readonly number[] | null; readonly limit: number },
): Promise<CountedJobs[]> {
  const some = db
    .select({
      tier: jobs.tier,
      roleType: jobs.roleType,
      experience: jobs.experience,
      payBand: jobs.payBand,
    })
    .from(jobs)
    .where(scopeOf(wanted, { weeks }))
    .limit(limit)
    .as("some");
  const { tier, roleType, experience, payBand } = some;
  return db
    .select({ tier, roleType, experience, payBand, jobs: count() })
    .from(some)
    .groupBy(tier, roleType, experience, payBand);
}

/** How many there are in some tiers, and how many of these in others; no further than one beyond the cap. */
export async function countUpToCap(
  db: Queries,
  wanted: Wanted,
  within: readonly Tier[],
  open: readonly Tier[],
): Promise<{ readonly total: number; readonly visible: number }> {
  const some = db
    .select({ tier: jobs.tier })
    .from(jobs)
    .where(conditionOf(wanted, { tiers: within }))
    .limit(countCap + 1)
    .as("some");
  const isOpen = inArray(some.tier, [...open]);
  const [row] = await db
    .select({ total: count(), visible: sql<number>`count(*) filter (where ${isOpen})::int` })
    .from(some);
  return row ?? { total: 0, visible: 0 };
}
