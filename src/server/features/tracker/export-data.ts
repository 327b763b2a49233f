import type { Queries } from "#server/adapters/database/port.ts";
import { readWhole } from "./applications/read-whole.ts";
import { allApplications } from "./applications/store.ts";
import { packageOf } from "./break-even/store.ts";
import { feedMadeAt } from "./calendar/store.ts";
import { marksOf } from "./marks/store.ts";

/** Every application with its timeline, people and the ad as it was, what the board hides, and what the member earns today. */
export async function exportTracker(
  db: Queries,
  { id }: { readonly id: number },
): Promise<Record<string, unknown>> {
  const rows = await allApplications(db, id);
  const applications = [];
  for (const row of rows) applications.push(await readWhole(db, id, row.id));
  const { hidesApplied, hiddenCompanies } = await marksOf(db, id);
  return {
    applications,
    boardHidesApplied: hidesApplied,
    hiddenCompanies,
    calendarFeedMadeAt: await feedMadeAt(db, id),
    packageToday: await packageOf(db, id),
  };
}
