import { and, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import { countCap, pageSize } from "#domain/jobs/filters.ts";
import type { Tier } from "#domain/jobs/visibility.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobCounts, jobs } from "#server/adapters/database/schema.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
import type { SortedList } from "#server/lists/sorted-list.ts";
import type { CountedJobs, Counts } from "./counts.ts";
import { cardColumns, type CardRow } from "../stores/card-row.ts";
import { conditionOf, scopeOf, type Wanted } from "./condition.ts";
import { newestFirst } from "./orders.ts";
import type { RecentRange } from "./recent-jobs.ts";

/** So many of those a viewer may not open are hinted at. */
export const teasersShown = 4;

/**
 * How to get at the newest of some jobs. Of few, all are found and sorted; of very many, the next best are met soon when
 * walking back from today, where what is rare would not be met for long. The planner takes the wrong way by itself: to it,
 * looking into a long text costs nothing.
 */
export interface Way {
  readonly by: "sorting" | "walking";
  /** Where enough of them are known to be; null when they may be anywhere. */
  readonly stretch: RecentRange | null;
}

/** A card, and where it stands on the board. */
export interface BoardRow extends CardRow {
  readonly key: string | null;
}

/** What is on a page. Nothing of it is about the viewer but the tiers they may open. */
export interface Found {
  readonly rows: readonly BoardRow[];
  readonly teasers: readonly TeaserRow[];
  readonly counts: Counts;
}

type TeaserRow = Pick<typeof jobs.$inferSelect, "id" | "roleType" | "payBand" | "publishedAt">;

/** One page, and one more row that tells whether there is another. */
export const pageOf = (
  db: Queries,
  wanted: Wanted,
  open: readonly Tier[],
  after: string | null,
  { by, stretch }: Way,
  order: SortedList = newestFirst,
): Promise<BoardRow[]> => {
  const condition = and(conditionOf(wanted, { tiers: open, stretch }), order.behind(after));
  const limit = pageSize + 1;
  return db
    .select({ ...cardColumns, key: order.key })
    .from(jobs)
    .where(by === "walking" ? condition : amongNewest(condition, limit))
    .orderBy(...order.orderBy)
    .limit(limit);
};

/** The newest of those a viewer may not open: no more of each than anybody may know. */
export const newestLocked = (
  db: Queries,
  wanted: Wanted,
  locked: readonly Tier[],
  limit: number,
  { by, stretch }: Way,
) => {
  const condition = conditionOf(wanted, { tiers: locked, stretch });
  return db
    .select({
      id: jobs.id,
      roleType: jobs.roleType,
      payBand: jobs.payBand,
      publishedAt: jobs.publishedAt,
    })
    .from(jobs)
    .where(by === "walking" ? condition : amongNewest(condition, limit))
    .orderBy(...newestFirst.orderBy)
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

/** The same for the matches of a search, of some time or of all; no more of them than the limit. */
export function countedMatches(
  db: Queries,
  wanted: Wanted,
  stretch: RecentRange | null,
  limit: number,
): Promise<CountedJobs[]> {
  const some = db
    .select({
      tier: jobs.tier,
      roleType: jobs.roleType,
      experience: jobs.experience,
      payBand: jobs.payBand,
    })
    .from(jobs)
    .where(scopeOf(wanted, { stretch }))
    .limit(limit)
    .as("some");
  const { tier, roleType, experience, payBand } = some;
  return db
    .select({ tier, roleType, experience, payBand, jobs: count() })
    .from(some)
    .groupBy(tier, roleType, experience, payBand);
}

/** How many there are in some tiers, of some time or of all; no further than one beyond the cap. */
export function countUpToCap(
  db: Queries,
  wanted: Wanted,
  some: readonly Tier[],
  stretch: RecentRange | null,
): Promise<number> {
  const condition = conditionOf(wanted, { tiers: some, stretch });
  return countUpTo(db, countCap, (limit) => beginningOf(db, condition, limit));
}

/** How many there would be without the text. */
export async function countListed(
  db: Queries,
  wanted: Wanted,
  some: readonly Tier[],
): Promise<number> {
  const [row] = await listedOf(db, wanted, some);
  return row?.jobs ?? 0;
}

/** How many there are, by counting those without the text; null when these are more than are counted. */
export async function countByLack(
  db: Queries,
  wanted: Wanted,
  some: readonly Tier[],
): Promise<number | null> {
  const condition = conditionOf(wanted, { tiers: some, lacksText: true });
  const found = beginningOf(db, condition, countCap + 1);
  // In one statement, so that no job comes in between.
  const listed = sql<number>`(${listedOf(db, wanted, some)})`;
  const [row] = await db.select({ listed, lacking: count() }).from(found);
  return row === undefined || row.lacking > countCap ? null : row.listed - row.lacking;
}

const beginningOf = (db: Queries, condition: SQL | undefined, limit: number) =>
  db.select({ id: jobs.id }).from(jobs).where(condition).limit(limit).as("found");

function listedOf(
  db: Queries,
  { isWorldwideOnly, roleType, experience, salary }: Wanted,
  some: readonly Tier[],
) {
  return db
    .select({ jobs: sql<number>`coalesce(sum(${jobCounts.jobs}), 0)::int` })
    .from(jobCounts)
    .where(
      and(
        inArray(jobCounts.tier, [...some]),
        isWorldwideOnly ? eq(jobCounts.openness, "yes") : undefined,
        roleType === null ? undefined : eq(jobCounts.roleType, roleType),
        experience === null ? undefined : eq(jobCounts.experience, experience),
        salary === null ? undefined : eq(jobCounts.payBand, salary),
      ),
    );
}
