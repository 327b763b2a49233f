import { deletionGraceMs } from "#domain/accounts/mail-links.ts";
import { clockSlackMs, tooFarAhead } from "#domain/moments.ts";
import { eq, gt, lt, or, sql } from "drizzle-orm";
import { causeChain, fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";

export type UserRow = typeof users.$inferSelect;

interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
}

export const userStore = (db: Queries) => ({
  async find(id: number): Promise<UserRow> {
    const [row] = await db.select().from(users).where(eq(users.id, id));
    return row ?? fail("not_found");
  },

  /** By username or e-mail address, however either is capitalised. A username cannot look like an address. */
  async findByName(name: string): Promise<UserRow | null> {
    const plain = sql`lower(${name})`;
    const [row] = await db
      .select()
      .from(users)
      .where(or(eq(sql`lower(${users.username})`, plain), eq(sql`lower(${users.email})`, plain)));
    return row ?? null;
  },

  async findByEmail(email: string): Promise<UserRow | null> {
    const [row] = await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
    return row ?? null;
  },

  /** Fails with `account_taken` when the name or the address belongs to somebody, also if that was a moment ago. */
  async create(user: NewUser, now: Date): Promise<UserRow> {
    const [row] = await orTaken(
      db
        .insert(users)
        .values({ ...user, createdAt: now })
        .returning(),
    );
    return row ?? fail("internal");
  },

  async setPassword(id: number, passwordHash: string): Promise<void> {
    await db.update(users).set({ passwordHash }).where(eq(users.id, id));
  },

  async setVerifiedEmail(id: number, email: string, now: Date): Promise<void> {
    await orTaken(db.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, id)));
  },

  async setDeletionDue(id: number, deletionDueAt: Date | null): Promise<void> {
    await db.update(users).set({ deletionDueAt }).where(eq(users.id, id));
  },

  /** Everything that hangs on the account goes with it. A day further off than any can be was set by a clock that was wrong. */
  async removeDue(now: Date): Promise<void> {
    await db
      .update(users)
      .set({ deletionDueAt: new Date(now.getTime() + deletionGraceMs) })
      .where(gt(users.deletionDueAt, tooFarAhead(now, deletionGraceMs + clockSlackMs)));
    await db.delete(users).where(lt(users.deletionDueAt, now));
  },
});

async function orTaken<Result>(work: PromiseLike<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isTaken = causeChain(error).some((link) => "code" in link && link.code === "23505");
    if (isTaken) return fail("account_taken");
    throw error;
  }
}
