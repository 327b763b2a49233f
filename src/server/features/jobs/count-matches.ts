import type { JobList } from "#contract/jobs.ts";
import { countCap } from "#domain/jobs/filters.ts";
import { tiers, type Tier } from "#domain/jobs/visibility.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { facetsOf, sumOf, type CountedJobs } from "./counts.ts";
import { noChoices, type Wanted } from "./stores/condition.ts";
import { countedJobs, countedMatches, countUpToCap } from "./stores/matches.ts";
import type { ReadRecent } from "./stores/recent-weeks.ts";

/** However many jobs a week has. */
const mostLookedAt = 50_000;

/** What the board says of how many there are. */
export type Counts = Pick<
  JobList,
  "total" | "totalIsCapped" | "visible" | "facets" | "facetsAreAtLeast"
>;

type Totals = Pick<Counts, "total" | "totalIsCapped" | "visible">;

export async function countsOf(
  db: Queries,
  readRecent: ReadRecent,
  wanted: Wanted,
  open: readonly Tier[],
): Promise<Counts> {
  if (wanted.search === null && wanted.savedBy === null) {
    return exactCounts(await countedJobs(db, wanted), wanted, open);
  }
  // Few of a user's own, however many jobs there are.
  const recent = wanted.savedBy === null ? await readRecent() : null;
  const weeks = recent?.weeks ?? null;
  const newest = await countedMatches(db, wanted, { weeks, limit: mostLookedAt });
  if (recent === null) return upToCap(exactCounts(newest, wanted, open));
  if (sumOf(newest, noChoices, tiers) * recent.timesAsMany <= countCap) {
    const all = await countedMatches(db, wanted, { weeks: null, limit: countCap + 1 });
    if (sumOf(all, noChoices, tiers) <= countCap) return exactCounts(all, wanted, open);
  }
  return {
    ...(await cappedCounts(db, wanted, open, newest)),
    facets: facetsOf(newest, wanted),
    facetsAreAtLeast: true,
  };
}

/** Where there are too many to look at each, what the newest tell is asked first: it may be enough. */
async function cappedCounts(
  db: Queries,
  wanted: Wanted,
  open: readonly Tier[],
  newest: readonly CountedJobs[],
): Promise<Totals> {
  const known = { total: sumOf(newest, wanted, tiers), visible: sumOf(newest, wanted, open) };
  const { total, visible } =
    known.total > countCap ? known : await countUpToCap(db, wanted, tiers, open);
  const isVisibleKnown = total <= countCap || visible > countCap || open.length === tiers.length;
  return upToCap({
    total,
    totalIsCapped: false,
    visible: isVisibleKnown ? visible : (await countUpToCap(db, wanted, open, open)).visible,
  });
}

const upToCap = <Some extends Totals>(counts: Some): Some => ({
  ...counts,
  total: Math.min(counts.total, countCap),
  totalIsCapped: counts.total > countCap,
  visible: Math.min(counts.visible, countCap),
});

const exactCounts = (
  counted: readonly CountedJobs[],
  wanted: Wanted,
  open: readonly Tier[],
): Counts => ({
  total: sumOf(counted, wanted, tiers),
  totalIsCapped: false,
  visible: sumOf(counted, wanted, open),
  facets: facetsOf(counted, wanted),
  facetsAreAtLeast: false,
});
