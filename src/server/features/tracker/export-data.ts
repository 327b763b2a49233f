import type { Queries } from "#server/adapters/database/port.ts";
import { readAll } from "./applications/read-all.ts";
import { packageOf } from "./break-even/store.ts";
import { feedMadeAt } from "./calendar/store.ts";
import { marksOf } from "./marks/store.ts";

/** Every application with its timeline, people and the ad as it was, what the board hides, and what the member earns today. */
export async function exportTracker(
  db: Queries,
  { id }: { readonly id: number },
): Promise<Record<string, unknown>> {
  const applications = await readAll(db, id);
  const { hidesApplied, hiddenCompanies } = await marksOf(db, id);
  return {
    applications,
    boardHidesApplied: hidesApplied,
    hiddenCompanies,
    calendarFeedMadeAt: await feedMadeAt(db, id),
    packageToday: await packageOf(db, id),
  };
}
