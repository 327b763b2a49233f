import { and, count, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { countCap, pageSize, type JobFilters } from "#domain/jobs/filters.ts";
import { tiers, type Tier } from "#domain/jobs/visibility.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobCounts, jobs, savedJobs } from "#server/adapters/database/schema.ts";
import type { CountedJobs } from "../counts.ts";
import type { Cursor } from "../cursor.ts";
import { cardColumns, type CardRow } from "./card-row.ts";

/** What is looked for, as far as the database is concerned. */
export interface Wanted extends Pick<
  JobFilters,
  "roleType" | "experience" | "salary" | "isWorldwideOnly"
> {
  /** Null when there is no text to search for. */
  readonly search: SQL | null;
  /** Only what this user saved. */
  readonly savedBy: number | null;
}

const newestFirst = [desc(jobs.publishedAt), desc(jobs.id)] as const;

/** One page, and one more row that tells whether there is another. */
export const pageOf = (
  db: Queries,
  wanted: Wanted,
  open: readonly Tier[],
  after: Cursor | null,
): Promise<CardRow[]> =>
  db
    .select(cardColumns)
    .from(jobs)
    .where(
      and(
        scopeOf(wanted),
        choicesOf(wanted),
        inTiers(open),
        after === null
          ? undefined
          : sql`(${jobs.publishedAt}, ${jobs.id}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(pageSize + 1);

/** The newest of those a viewer may not open: no more of each than anybody may know. */
export const newestLocked = (db: Queries, wanted: Wanted, locked: readonly Tier[], limit: number) =>
  db
    .select({ roleType: jobs.roleType, payBand: jobs.payBand, publishedAt: jobs.publishedAt })
    .from(jobs)
    .where(and(scopeOf(wanted), choicesOf(wanted), inTiers(locked)))
    .orderBy(...newestFirst)
    .limit(limit);

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

/** The same for the newest matches of a search. */
export function countedMatches(db: Queries, wanted: Wanted): Promise<CountedJobs[]> {
  const newest = db
    .select({
      tier: jobs.tier,
      roleType: jobs.roleType,
      experience: jobs.experience,
      payBand: jobs.payBand,
    })
    .from(jobs)
    .where(scopeOf(wanted))
    .orderBy(...newestFirst)
    .limit(countCap + 1)
    .as("newest");
  const { tier, roleType, experience, payBand } = newest;
  return db
    .select({ tier, roleType, experience, payBand, jobs: count() })
    .from(newest)
    .groupBy(tier, roleType, experience, payBand);
}

/** Counts no further than one beyond the cap. */
export async function countUpToCap(
  db: Queries,
  wanted: Wanted,
  within: readonly Tier[],
): Promise<number> {
  const some = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(scopeOf(wanted), choicesOf(wanted), inTiers(within)))
    .limit(countCap + 1)
    .as("some");
  const [row] = await db.select({ jobs: count() }).from(some);
  return row?.jobs ?? 0;
}

const scopeOf = ({ search, savedBy, isWorldwideOnly }: Wanted): SQL | undefined =>
  and(
    eq(jobs.isListed, true),
    isWorldwideOnly ? eq(jobs.openness, "yes") : undefined,
    search ?? undefined,
    savedBy === null
      ? undefined
      : sql`${jobs.id} in (select ${savedJobs.jobId} from ${savedJobs} where ${savedJobs.userId} = ${savedBy})`,
  );

const choicesOf = ({ roleType, experience, salary }: Wanted): SQL | undefined =>
  and(
    roleType === null ? undefined : eq(jobs.roleType, roleType),
    experience === null ? undefined : eq(jobs.experience, experience),
    salary === null ? undefined : eq(jobs.payBand, salary),
  );

/** All of them is no condition: the index by date alone then leads straight to the newest. */
const inTiers = (some: readonly Tier[]): SQL | undefined =>
  some.length === tiers.length ? undefined : inArray(jobs.tier, [...some]);
