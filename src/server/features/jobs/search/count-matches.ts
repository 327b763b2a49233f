import { countCap } from "#domain/jobs/filters.ts";
import { tiers, type Tier } from "#domain/jobs/visibility.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  exactCounts,
  facetsOf,
  sumOf,
  type CountedJobs,
  type Counts,
  type Totals,
} from "./counts.ts";
import { noChoices, type Wanted } from "./condition.ts";
import { countByLack, countedJobs, countedMatches, countListed, countUpToCap } from "./matches.ts";
import type { ReadRecent, Recent } from "./recent-jobs.ts";

/** However many jobs a day has. */
const mostLookedAt = 50_000;
/** Where a stretch should hold this much more than is counted, it surely does. */
const margin = 1.2;

/** The matches among the newest jobs, where there may be too many to look at each. */
export interface Sample {
  readonly counted: readonly CountedJobs[];
  readonly recent: Recent;
}

/** Null where every match can be looked at: a user has saved few, however many jobs there are. */
export async function sampleOf(
  db: Queries,
  readRecent: ReadRecent,
  wanted: Wanted,
): Promise<Sample | null> {
  if (wanted.search === null || wanted.savedBy !== null) return null;
  const recent = await readRecent();
  if (recent === null) return null;
  return { counted: await countedMatches(db, wanted, recent.sample, mostLookedAt), recent };
}

export async function countsOf(
  db: Queries,
  wanted: Wanted,
  open: readonly Tier[],
  sample: Sample | null,
): Promise<Counts> {
  if (wanted.search === null && wanted.savedBy === null)
    return exactCounts(await countedJobs(db, wanted), wanted, open);
  if (sample === null) {
    const all = await countedMatches(db, wanted, null, mostLookedAt);
    return upToCap(exactCounts(all, wanted, open));
  }
  if (likelyIn(sample, noChoices, tiers) <= countCap) {
    const all = await countedMatches(db, wanted, null, countCap + 1);
    if (sumOf(all, noChoices, tiers) <= countCap) return exactCounts(all, wanted, open);
  }
  return {
    ...(await totalsOf(db, wanted, open, sample)),
    facets: facetsOf(sample.counted, wanted),
    facetsAreAtLeast: true,
  };
}

async function totalsOf(
  db: Queries,
  wanted: Wanted,
  open: readonly Tier[],
  sample: Sample,
): Promise<Totals> {
  const locked = tiers.filter((tier) => !open.includes(tier));
  const visible = await countTiers(db, wanted, open, sample);
  const rest = visible > countCap ? 0 : await countTiers(db, wanted, locked, sample);
  return upToCap({ total: visible + rest, totalIsCapped: false, visible });
}

/** Whatever takes the least looking at jobs. */
async function countTiers(
  db: Queries,
  wanted: Wanted,
  some: readonly Tier[],
  sample: Sample,
): Promise<number> {
  if (some.length === 0) return 0;
  const { large } = sample.recent;
  const likely = likelyIn(sample, wanted, some);
  // Of a common word, the newest jobs alone have more than is counted.
  if (large !== null && likely > countCap * margin * large.timesAsMany) {
    const found = await countUpToCap(db, wanted, some, large);
    if (found > countCap) return found;
  }
  // Where most have the text, those without it are fewer.
  if (likely > (await countListed(db, wanted, some)) / 2) {
    const found = await countByLack(db, wanted, some);
    if (found !== null) return found;
  }
  return countUpToCap(db, wanted, some, null);
}

/** How many there are of all time, if it always was as it is now. */
const likelyIn = (
  { counted, recent }: Sample,
  choices: Parameters<typeof sumOf>[1],
  some: readonly Tier[],
): number => sumOf(counted, choices, some) * recent.sample.timesAsMany;

const upToCap = <Some extends Totals>(counts: Some): Some => ({
  ...counts,
  total: Math.min(counts.total, countCap),
  totalIsCapped: counts.total > countCap,
  visible: Math.min(counts.visible, countCap),
});
