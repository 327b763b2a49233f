import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { AdCounts } from "#domain/companies/door-list.ts";
import type { BoardOpenness } from "#domain/jobs/board-openness.ts";
import type { ListingFacts } from "#domain/listing/facts.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";

const countWhere = (openness: BoardOpenness) =>
  sql<number>`(count(*) filter (where ${jobs.openness} = ${openness}))::int`;

/** Of every spelling of every company, from an index alone. Few enough to be put together here. */
export const countsByName = (db: Queries): Promise<AdCounts[]> =>
  db
    .select({
      name: jobs.company,
      yes: countWhere("yes"),
      unclear: countWhere("unclear"),
      no: countWhere("no"),
      payStated: sql<number>`(count(*) filter (where ${jobs.isPayStated}))::int`,
      openNow: sql<number>`(count(*) filter (where ${jobs.isListed}))::int`,
      newestAt: sql<Date>`max(${jobs.publishedAt})`.mapWith(jobs.publishedAt),
    })
    .from(jobs)
    .where(eq(jobs.isCounted, true))
    .groupBy(jobs.company);

export type AdRow = Awaited<ReturnType<typeof newestAds>>[number];

export const newestAds = (db: Queries, names: readonly string[], limit: number) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      tier: jobs.tier,
      roleType: jobs.roleType,
      publishedAt: jobs.publishedAt,
      isListed: jobs.isListed,
      openness: jobs.openness,
      isPayStated: jobs.isPayStated,
      fact: sql<ListingFacts["openToSouthAfrica"]>`${jobs.facts} -> 'openToSouthAfrica'`,
      checkedByUs: sql<string | null>`${jobs.overrides} -> 'openToSouthAfrica' ->> 'why'`,
    })
    .from(jobs)
    .where(and(eq(jobs.isCounted, true), inArray(jobs.company, [...names])))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(limit);
