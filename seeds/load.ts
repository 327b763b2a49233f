import { users } from "#server/adapters/database/schema.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { demoAccounts } from "./demo-accounts.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Fills a demo with its content. Loading it again changes nothing. */
export async function loadSeeds(db: Queries, now: Date): Promise<void> {
  await db
    .insert(users)
    .values(
      demoAccounts.map(({ username, premiumDays, isAdmin, isEmployer }) => ({
        username,
        email: `${username}@demo.kwela.example`,
        premiumUntil: premiumDays === 0 ? null : new Date(now.getTime() + premiumDays * dayMs),
        isAdmin,
        isEmployer,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}
