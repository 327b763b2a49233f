import { eq, sql } from "drizzle-orm";
import { pageSize } from "#domain/jobs/filters.ts";
import { tiers, type Tier } from "#domain/jobs/visibility.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { jobsTopic } from "../stores/jobs.ts";
import type { Wanted } from "./condition.ts";
import { exactCounts, isChosen } from "./counts.ts";
import { cardReader } from "./kept-cards.ts";
import { teasersShown, type Found } from "./matches.ts";
import { newestFirst } from "./orders.ts";
import { matchesOfParts } from "./word-matches.ts";

/** A board with more jobs than this is searched by the database: here each search looks at all of them. */
const mostAtHand = 2_000;

/** Finds the first page; null when the board is too large for it to be done here. */
export type FindAtHand = (
  wanted: Omit<Wanted, "savedBy">,
  open: readonly Tier[],
) => Promise<Found | null>;

/**
 * The first page of a list from what is known of a small board: which jobs there are, newest first, and which of them
 * have a word. The database says both, once; counts, page and teasers follow without asking it again.
 */
export function boardAtHand(
  database: Pick<Database, "queries" | "changes">,
  clock: Clock,
): FindAtHand {
  const { queries: db, changes } = database;
  const kept = keptUntilChanged<readonly Listed[] | null>(changes, clock, jobsTopic);
  const readMatches = matchesOfParts(database, clock);
  const readCards = cardReader(database, clock);

  return async (wanted, open) => {
    const all = await kept("listed", () => listed(db));
    if (all === null) return null;
    const matches = wanted.search === null ? [] : await readMatches(wanted.search);
    const found = all.filter(
      ({ id, openness }) =>
        (!wanted.isWorldwideOnly || openness === "yes") && matches.every((ids) => ids.has(id)),
    );
    const chosen = found.filter(isChosen(wanted));
    const page = chosen.filter(({ tier }) => open.includes(tier)).slice(0, pageSize + 1);
    const isLocked = ({ tier }: Listed): boolean => !open.includes(tier);
    return {
      rows: await readCards(page.map(({ id }) => id)),
      teasers: open.length === tiers.length ? [] : chosen.filter(isLocked).slice(0, teasersShown),
      counts: exactCounts(found, wanted, open),
    };
  };
}

/** A job as far as lists go. */
type Listed = Awaited<ReturnType<typeof listedUpTo>>[number];

/** Null when there are too many. */
async function listed(db: Queries): Promise<readonly Listed[] | null> {
  const rows = await listedUpTo(db, mostAtHand + 1);
  return rows.length > mostAtHand ? null : rows;
}

const listedUpTo = (db: Queries, limit: number) =>
  db
    .select({
      id: jobs.id,
      tier: jobs.tier,
      roleType: jobs.roleType,
      experience: jobs.experience,
      payBand: jobs.payBand,
      openness: jobs.openness,
      publishedAt: jobs.publishedAt,
      // Each counts for one.
      jobs: sql<number>`1`,
    })
    .from(jobs)
    .where(eq(jobs.isListed, true))
    .orderBy(...newestFirst.orderBy)
    .limit(limit);
