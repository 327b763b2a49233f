import { eq } from "drizzle-orm";
import { feedSources } from "#server/adapters/database/schema.ts";
import { runSource, type RunServices } from "./run/run-source.ts";

/** A day has passed in the demo: every source is read at once, whenever its turn would be. */
export async function readEverySource(services: RunServices): Promise<void> {
  const sources = await services.database.queries
    .select({ id: feedSources.id })
    .from(feedSources)
    .where(eq(feedSources.isPaused, false))
    .orderBy(feedSources.id);
  for (const { id } of sources)
    await runSource(services, id, { isAsked: true, isSmallerAccepted: false });
}
