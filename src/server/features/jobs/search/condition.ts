import { and, eq, inArray, sql } from "drizzle-orm";
import type { JobFilters } from "#domain/jobs/filters.ts";
import { tiers, type Tier } from "#domain/jobs/visibility.ts";
import { jobs, savedJobs } from "#server/adapters/database/schema.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";
import type { RecentRange } from "./recent-jobs.ts";
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
  /** Of this time only, which a search alone can ask for. */
  readonly stretch?: RecentRange | null;
  /** Those that do not have the text searched for, but all the rest. */
  readonly lacksText?: boolean;
}

/** Listed jobs of the right kind, whatever role, level and pay were chosen. */
export const scopeOf = ({ search, savedBy, isWorldwideOnly }: Wanted, within: Within = {}) =>
  conditionOf({ search, savedBy, isWorldwideOnly, ...noChoices }, within);

export const noChoices = { roleType: null, experience: null, salary: null };

/**
 * With a text to search for, everything goes into one query of the words index, where each set of choices is a word of its
 * own (migration 0006): it walks the shortest of the lists, where a filter would look at every job that has the text.
 */
export function conditionOf(
  wanted: Wanted,
  { tiers: some = tiers, stretch = null, lacksText = false }: Within = {},
) {
  const { search, savedBy, isWorldwideOnly, roleType, experience, salary } = wanted;
  const isSaved =
    savedBy === null
      ? undefined
      : sql`${jobs.id} in (select ${savedJobs.jobId} from ${savedJobs} where ${savedJobs.userId} = ${savedBy} and ${isThere(savedJobs)})`;
  if (search === null) {
    // All of them is no condition: the index by date alone then leads straight to the newest.
    const isEveryTier = some.length === tiers.length;
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
  const choices = [roleType, experience, salary, isWorldwideOnly ? "yes" : null];
  const kinds = some.map((tier) => `${tier}=${choices.map((choice) => choice ?? "").join()}`);
  const text = lacksText ? `!(${search.text})` : search.text;
  const has = (words: string) => sql`${search.column} @@ ${words}::tsquery`;
  return and(
    eq(jobs.isListed, true),
    has(`${text} & ${anyOf(kinds)}`),
    // By itself: the index compares two short queries sooner than one long.
    stretch === null ? undefined : has(anyOf(stretch.words)),
    isSaved,
  );
}

const anyOf = (words: readonly string[]): string =>
  `(${words.map((word) => `'${word.replace(/['\\]/g, "$&$&")}'`).join(" | ")})`;
