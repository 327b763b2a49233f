import type { JobList } from "#contract/jobs.ts";
import { countCap, pageSize, type JobFilters } from "#domain/jobs/filters.ts";
import { tiers, tiersOpenTo, type Tier } from "#domain/jobs/visibility.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { facetsOf, sumOf, type CountedJobs } from "./counts.ts";
import { cursorIn, cursorText } from "./cursor.ts";
import { presentCard, presentTeaser } from "./present.ts";
import type { ReadRates } from "./rates.ts";
import {
  countedJobs,
  countedMatches,
  countUpToCap,
  newestLocked,
  pageOf,
  type Wanted,
} from "./stores/matches.ts";
import { searchCondition } from "./stores/search-query.ts";

const teasersShown = 4;

interface Viewer {
  readonly id: number;
  readonly isPremium: boolean;
}

/** A page of the board as this viewer may see it. */
export async function listJobs(
  db: Queries,
  readRates: ReadRates,
  filters: JobFilters,
  cursor: string | null,
  viewer: Viewer | null,
): Promise<JobList> {
  const after = cursor === null ? null : cursorIn(cursor);
  if (filters.isSavedOnly && viewer === null) return nothing;
  const open = tiersOpenTo(viewer);
  const locked = tiers.filter((tier) => !open.includes(tier));
  const search = await searchCondition(db, filters.search, locked.length === 0);
  const wanted = { ...filters, search, savedBy: filters.isSavedOnly ? (viewer?.id ?? null) : null };
  const counts = await countsOf(db, wanted, open);
  // Looking for what is not there takes longest: it reads every job of the tier.
  const rows = counts.visible > 0 ? await pageOf(db, wanted, open, after) : [];
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const isSomeLocked = counts.total > counts.visible || counts.totalIsCapped;
  const hasTeasers = after === null && locked.length > 0 && isSomeLocked;
  const teasers = hasTeasers ? await newestLocked(db, wanted, locked, teasersShown) : [];
  const rates = await readRates();
  return {
    jobs: page.map((row) => presentCard(row, rates)),
    teasers: teasers.map(presentTeaser),
    nextCursor: rows.length > pageSize && last !== undefined ? cursorText(last) : null,
    ...counts,
  };
}

type Counts = Pick<JobList, "total" | "totalIsCapped" | "visible" | "facets">;

async function countsOf(db: Queries, wanted: Wanted, open: readonly Tier[]): Promise<Counts> {
  if (wanted.search === null && wanted.savedBy === null) {
    return exactCounts(await countedJobs(db, wanted), wanted, open);
  }
  const counted = await countedMatches(db, wanted);
  const isCut = sumOf(counted, noChoices, tiers) > countCap;
  if (!isCut) return exactCounts(counted, wanted, open);
  const found = sumOf(counted, wanted, tiers);
  const total = found > countCap ? found : await countUpToCap(db, wanted, tiers);
  const visible = open.length === tiers.length ? total : await countUpToCap(db, wanted, open);
  return {
    total: Math.min(total, countCap),
    totalIsCapped: total > countCap,
    visible: Math.min(visible, countCap),
    facets: facetsOf(counted, wanted),
  };
}

const exactCounts = (
  counted: readonly CountedJobs[],
  wanted: Wanted,
  open: readonly Tier[],
): Counts => ({
  total: sumOf(counted, wanted, tiers),
  totalIsCapped: false,
  visible: sumOf(counted, wanted, open),
  facets: facetsOf(counted, wanted),
});

const noChoices = { roleType: null, experience: null, salary: null };

const nothing: JobList = {
  jobs: [],
  teasers: [],
  nextCursor: null,
  total: 0,
  totalIsCapped: false,
  visible: 0,
  facets: facetsOf([], noChoices),
};
