import { eq } from "drizzle-orm";
import { addCounts, noCounts, type RunCounts } from "#domain/feeds/runs.ts";
import { feedSources } from "#server/adapters/database/schema.ts";
import { runSource, type RunServices } from "./run/run-source.ts";

/** A day has passed in the demo: every source is read at once, whenever its turn would be. What that brought. */
export async function readEverySource(services: RunServices): Promise<RunCounts> {
  const sources = await services.database.queries
    .select({ id: feedSources.id })
    .from(feedSources)
    .where(eq(feedSources.isPaused, false))
    .orderBy(feedSources.id);
  let counts = noCounts;
  for (const { id } of sources) {
    const run = await runSource(services, id, { isAsked: true, isSmallerAccepted: false });
    counts = addCounts(counts, run?.counts ?? noCounts);
  }
  return counts;
}
