import { asc, eq } from "drizzle-orm";
import type { FeedKind } from "#domain/feeds/kinds.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { feedPostings, feedRuns, feedSources, jobs } from "#server/adapters/database/schema.ts";
import { minutes } from "../../support/clock.ts";
import { toldFeeds } from "../../support/providers/feeds.ts";
import { testApp, type TestApp } from "../../support/test-app.ts";

const readDue = "read-due-feeds";

/** The product, and sources that say what a test tells them to. */
export function open(database: Database) {
  const told = toldFeeds();
  const app = testApp(database, { feeds: told.feeds });
  return { app, told, readAll: () => app.runTask(readDue) };
}

export async function addSource(
  app: TestApp,
  kind: FeedKind,
  board: string | null = null,
  address: string | null = null,
) {
  const now = app.clock.now();
  const [row] = await app.services.database.queries
    .insert(feedSources)
    .values({
      kind,
      name: board ?? kind,
      board,
      address,
      isPaused: false,
      nextAt: now,
      createdAt: now,
    })
    .returning();
  if (row === undefined) throw new Error("The source was not written");
  return row;
}

/** Lets every source have its turn once more. */
export async function again(app: TestApp): Promise<void> {
  app.clock.advance(minutes(24 * 60));
  await app.runTask(readDue);
}

export const jobsOf = ({ queries }: Database) =>
  queries
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      source: jobs.source,
      tier: jobs.tier,
      status: jobs.status,
      isListed: jobs.isListed,
      applyLink: jobs.applyLink,
      via: jobs.viaName,
      updatedAt: jobs.updatedAt,
    })
    .from(jobs)
    .orderBy(asc(jobs.id));

export const statesOf = async ({ queries }: Database) => {
  const rows = await queries.select().from(feedPostings).orderBy(asc(feedPostings.key));
  return Object.fromEntries(rows.map(({ key, state }) => [key, state]));
};

export const lastRun = async ({ queries }: Database, sourceId: number) =>
  (
    await queries
      .select()
      .from(feedRuns)
      .where(eq(feedRuns.sourceId, sourceId))
      .orderBy(asc(feedRuns.id))
  ).at(-1);
