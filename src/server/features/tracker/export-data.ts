import type { Queries } from "#server/adapters/database/port.ts";
import { readAll } from "./applications/read-all.ts";
import { marksOf } from "./marks/store.ts";

/** Every application with its timeline, people and the ad as it was, and what the board hides. */
export async function exportTracker(
  db: Queries,
  { id }: { readonly id: number },
): Promise<Record<string, unknown>> {
  const applications = await readAll(db, id);
  const { hidesApplied, hiddenCompanies } = await marksOf(db, id);
  return { applications, boardHidesApplied: hidesApplied, hiddenCompanies };
}
