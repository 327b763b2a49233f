import type { Queries } from "#server/adapters/database/port.ts";
import { daysSavedBy } from "./store.ts";

/** What an admin saved. The rates themselves are nobody's data. */
export async function exportRates(
  db: Queries,
  user: { readonly id: number },
): Promise<Record<string, unknown>> {
  const saved = await daysSavedBy(db, user.id);
  // Only admins can have any; to others the word would mean nothing.
  return saved.length === 0
    ? {}
    : { savedExchangeRates: saved.map(({ day, savedAt }) => ({ day, savedAt })) };
}
