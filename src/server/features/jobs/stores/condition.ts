import { and, eq, inArray, sql } from "drizzle-orm";
import type { JobFilters } from "#domain/jobs/filters.ts";
import { tiers, type Tier } from "#domain/jobs/visibility.ts";
import { jobs, savedJobs } from "#server/adapters/database/schema.ts";
import type { SearchQuery } from "./search-query.ts";

/** What is looked for, as far as the database is concerned. */
export interface Wanted extends Pick<
  JobFilters,
  "roleType" | "experience" | "salary" | "isWorldwideOnly"
> {
  /** Null when there is no text to search for. */
  readonly search: SearchQuery | null;
  /** Only what this user saved. */
  readonly savedBy: number | null;
}

interface Within {
  /** Of these tiers only. */
  readonly tiers?: readonly Tier[];
  /** Of these weeks only, which a search alone can ask for. */
  readonly weeks?: readonly number[] | null;
}

/** Listed jobs of the right kind, whatever role, level and pay were chosen. */
export const scopeOf = ({ search, savedBy, isWorldwideOnly }: Wanted, within: Within = {}) =>
  conditionOf({ search, savedBy, isWorldwideOnly, ...noChoices }, within);

export const noChoices = { roleType: null, experience: null, salary: null };

/**
 * With a text to search for, everything goes into one query of the words index, where each choice is a word of its own
 * (migration 0006): it walks the shortest of their lists, where a filter would look at every job that has the text.
 */
export function conditionOf(wanted: Wanted, { tiers: some = tiers, weeks = null }: Within = {}) {
  const { search, savedBy, isWorldwideOnly, roleType, experience, salary } = wanted;
  const isSaved =
    savedBy === null
      ? undefined
      : sql`${jobs.id} in (select ${savedJobs.jobId} from ${savedJobs} where ${savedJobs.userId} = ${savedBy})`;
  // All of them is no condition: the index by date alone then leads straight to the newest.
  const isEveryTier = some.length === tiers.length;
  if (search === null) {
    return and(
      eq(jobs.isListed, true),
      isWorldwideOnly ? eq(jobs.openness, "yes") : undefined,
      roleType === null ? undefined : eq(jobs.roleType, roleType),
      experience === null ? undefined : eq(jobs.experience, experience),
      salary === null ? undefined : eq(jobs.payBand, salary),
      isEveryTier ? undefined : inArray(jobs.tier, [...some]),
      isSaved,
    );
  }
  const words = [
    search.text,
    ...(isWorldwideOnly ? [wordOf("open", "yes")] : []),
    ...(roleType === null ? [] : [wordOf("role", roleType)]),
    ...(experience === null ? [] : [wordOf("level", experience)]),
    ...(salary === null ? [] : [wordOf("pay", salary)]),
    ...(isEveryTier ? [] : [anyOf("tier", some)]),
    ...(weeks === null ? [] : [anyOf("week", weeks)]),
  ];
  return and(
    eq(jobs.isListed, true),
    sql`${search.column} @@ ${words.join(" & ")}::tsquery`,
    isSaved,
  );
}

const wordOf = (facet: string, value: string | number): string =>
  `'${`${facet}=${value}`.replace(/['\\]/g, "$&$&")}'`;

const anyOf = (facet: string, values: readonly (string | number)[]): string =>
  `(${values.map((value) => wordOf(facet, value)).join(" | ")})`;
