import { eq, inArray } from "drizzle-orm";
import { demoAccounts } from "#seeds/demo-accounts.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";

export interface ViewAsChoice {
  readonly username: string;
  readonly label: string;
}

export const viewAsChoices: readonly ViewAsChoice[] = demoAccounts;

/** The id of a demo account, and of no other account. */
export async function findDemoAccount(db: Queries, username: string): Promise<number> {
  const known = demoAccounts.map((account) => account.username).filter((name) => name === username);
  if (known.length === 0) return fail("not_found");
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username, known));
  return user?.id ?? fail("not_found");
}

/** Demo accounts may be left over in a database that has moved to production; there they must open nothing. */
export async function disableDemoAccounts(db: Queries, now: Date): Promise<void> {
  for (const { username } of demoAccounts) {
    await db
      .update(users)
      .set({ suspendedAt: now, passwordHash: null })
      .where(eq(users.username, username));
  }
}
