import { eq, sql } from "drizzle-orm";
import { issueOf } from "#domain/alerts/alert-rules.ts";
import type { TaskServices } from "#server/feature.ts";
import { alerts, sentLetters } from "#server/adapters/database/schema.ts";
import { writeAlerts } from "./send-alerts.ts";

/** A day has passed in the demo, of which the clock knows nothing: whoever asked is told at once of what it brought. How many were. */
export async function tellOfTheDay(services: TaskServices): Promise<number> {
  const { database, clock } = services;
  const ofToday = eq(sentLetters.issue, issueOf(clock.now()));
  await database.transaction(async (tx) => {
    // As if a week had gone by since: the weekly ones are due as well.
    await tx.update(alerts).set({ lookedAt: sql`${alerts.lookedAt} - interval '7 days'` });
    await tx.delete(sentLetters).where(ofToday);
  });
  await writeAlerts(services, { signal: new AbortController().signal });
  return database.queries.$count(sentLetters, ofToday);
}
