import { users } from "#server/adapters/database/schema.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { Passwords } from "#server/adapters/passwords/port.ts";
import { demoAccounts, demoPassword } from "./demo-accounts.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Fills a demo with its content. Loading it again changes nothing. */
export async function loadSeeds(db: Queries, passwords: Passwords, now: Date): Promise<void> {
  const passwordHash = await passwords.hash(demoPassword);
  await db
    .insert(users)
    .values(
      demoAccounts.map(({ username, premiumDays, isAdmin, isEmployer }) => ({
        username,
        email: `${username}@demo.kwela.example`,
        premiumUntil: premiumDays === 0 ? null : new Date(now.getTime() + premiumDays * dayMs),
        passwordHash,
        emailVerifiedAt: now,
        isAdmin,
        isEmployer,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}
