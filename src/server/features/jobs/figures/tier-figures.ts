import { and, count, desc, eq, sql } from "drizzle-orm";
import type { TierFigures, tierFigureEndpoints } from "#contract/listings/tier-figures.ts";
import { middleSpan, payStep } from "#domain/jobs/tier-figures.ts";
import type { Tier } from "#domain/jobs/visibility.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { presentHour } from "../present.ts";
import { noChoices } from "../search/condition.ts";
import { sumOf } from "../search/counts.ts";
import { countedJobs } from "../search/matches.ts";
import { twiceTheYear } from "../search/orders.ts";
import { jobsTopic } from "../stores/jobs.ts";

/** More than this say the same again. */
const mostCounted = 2_000;

interface FigureServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** Counts as the board gives them to whoever opens it, the hour as teasers do, and pay only where it is nobody's in particular. */
export function tierFigureHandlers({
  database,
  clock,
}: FigureServices): Handlers<typeof tierFigureEndpoints> {
  const kept = keptUntilChanged<Record<Tier, TierFigures>>(database.changes, clock, jobsTopic);
  return { tierFigures: () => kept("all", () => read(database.queries)) };
}

async function read(db: Queries): Promise<Record<Tier, TierFigures>> {
  const counted = await countedJobs(db, { isWorldwideOnly: true });
  const figuresOf = async (tier: Tier): Promise<TierFigures> => {
    const steps = await payStepsOf(db, tier);
    const newest = steps.map(({ at }) => at.getTime());
    return {
      open: sumOf(counted, noChoices, [tier]),
      middlePay: middleSpan(steps),
      newest: newest.length === 0 ? null : presentHour(new Date(Math.max(...newest))),
    };
  };
  return { free: await figuresOf("free"), premium: await figuresOf("premium") };
}

/** The newest of a tier, by the step in which their pay for a month lies. */
function payStepsOf(db: Queries, tier: Tier) {
  const newest = db
    .select({
      at: jobs.publishedAt,
      step: sql<number | null>`floor(${twiceTheYear} / ${2 * 12 * payStep}::int)::int`.as("step"),
    })
    .from(jobs)
    .where(and(eq(jobs.isListed, true), eq(jobs.openness, "yes"), eq(jobs.tier, tier)))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(mostCounted)
    .as("newest");
  return db
    .select({
      step: newest.step,
      jobs: count(),
      at: sql<Date>`max(${newest.at})`.mapWith(jobs.publishedAt),
    })
    .from(newest)
    .groupBy(newest.step);
}
