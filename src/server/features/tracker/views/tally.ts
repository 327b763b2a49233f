import { count } from "drizzle-orm";
import { resultsUnder, type TrackerTab } from "#domain/tracker/application.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobApplications as a } from "#server/adapters/database/schema.ts";
import { ownApplications } from "../applications/columns.ts";
import type { Filters } from "../applications/store.ts";

/** How many of a member's applications are alike in everything one can filter by. */
export type Tally = Awaited<ReturnType<typeof tallyOf>>;

export const tallyOf = (db: Queries, userId: number) =>
  db
    .select({
      result: a.result,
      jobType: a.jobType,
      platform: a.platform,
      strategyTag: a.strategyTag,
      applications: count(),
    })
    .from(a)
    .where(ownApplications(userId))
    .groupBy(a.result, a.jobType, a.platform, a.strategyTag);

/** How many the filters leave; one that was left out leaves all. */
export const countIn = (tally: Tally, wanted: Filters, tab: TrackerTab = "all"): number =>
  tally
    .filter(
      (row) =>
        isUnder(tab, row) &&
        isWanted(wanted.result, row.result) &&
        isWanted(wanted.jobType, row.jobType) &&
        isWanted(wanted.platform, row.platform) &&
        isWanted(wanted.strategyTag, row.strategyTag),
    )
    .reduce((sum, { applications }) => sum + applications, 0);

const isUnder = (tab: TrackerTab, { result }: Pick<Tally[number], "result">): boolean =>
  tab === "all" || resultsUnder[tab].includes(result);

const isWanted = (wanted: string | undefined, value: string | null): boolean =>
  wanted === undefined || wanted === value;

export const countsUnderTabs = (tally: Tally): Record<TrackerTab, number> => ({
  all: countIn(tally, {}),
  pending: countIn(tally, {}, "pending"),
  active: countIn(tally, {}, "active"),
  completed: countIn(tally, {}, "completed"),
});

/** Every tag in use, in the order of the alphabet. */
export const tagsIn = (tally: Tally): string[] =>
  [...new Set(tally.flatMap(({ strategyTag }) => strategyTag ?? []))].toSorted((one, other) =>
    one.localeCompare(other, "en"),
  );
