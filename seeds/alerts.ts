import { startingFilters } from "#domain/jobs/filters.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { addAlert, lockMember } from "#server/features/alerts/store.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Two that were made some days ago, so that a preview has something to show. Nothing is due before the next morning. */
export const loadAlerts = (database: Database, userId: number, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const readerId = await lockMember(tx, userId, now);
    const { search, experience, salary, isWorldwideOnly } = startingFilters;
    const any = { readerId, search, experience, salary, isWorldwideOnly };
    const made = new Date(now.getTime() - 3 * dayMs);
    const times = { createdAt: made, confirmedAt: made, lookedAt: now };
    await addAlert(tx, { ...any, roleType: "SEO", frequency: "daily", ...times });
    await addAlert(tx, { ...any, roleType: "Email Marketing", frequency: "weekly", ...times });
  });
