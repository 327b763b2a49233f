import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { deletionGraceMs } from "#domain/accounts/mail-links.ts";
import { nameSkeleton } from "#domain/accounts/name-skeleton.ts";
import { clockSlackMs, tooFarAhead } from "#domain/calendar/moments.ts";
import { causeChain, fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { mailReaders, users } from "#server/adapters/database/schema.ts";

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
    const [row] = await db
      .select()
      .from(users)
      .where(or(isUsername(name), isEmail(name)));
    return row ?? null;
  },

  async findByEmail(email: string): Promise<UserRow | null> {
    const [row] = await db.select().from(users).where(isEmail(email));
    return row ?? null;
  },

  /** Whether somebody has this name, one that looks like it, or this address. */
  async isTaken(username: string, email: string): Promise<boolean> {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(or(isUsername(username), eq(users.skeleton, nameSkeleton(username)), isEmail(email)))
      .limit(1);
    return found.length > 0;
  },

  /** Fails with `account_taken` when the name or the address belongs to somebody, also if that was a moment ago. */
  async create(user: NewUser, now: Date): Promise<UserRow> {
    const [row] = await orTaken(
      db
        .insert(users)
        .values({ ...user, skeleton: nameSkeleton(user.username), createdAt: now })
        .returning(),
      "account_taken",
    );
    return row ?? fail("internal");
  },

  /** Null: no password opens the account until another is chosen. */
  async setPassword(id: number, passwordHash: string | null): Promise<void> {
    await db.update(users).set({ passwordHash }).where(eq(users.id, id));
  },

  async setVerifiedEmail(
    id: number,
    email: string,
    now: Date,
    ifTaken: "account_taken" | "address_taken" = "account_taken",
  ): Promise<void> {
    await orTaken(
      db.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, id)),
      ifTaken,
    );
    // Whoever opened the link has the mailbox, so it is there.
    await db.update(mailReaders).set({ bouncedAt: null }).where(eq(mailReaders.userId, id));
  },

  /** When a mail server said that there is no such address. */
  async refusedAt(id: number): Promise<Date | null> {
    const [row] = await db
      .select({ at: mailReaders.bouncedAt })
      .from(mailReaders)
      .where(eq(mailReaders.userId, id));
    return row?.at ?? null;
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

/**
 * Works out the skeletons that are missing: of names no migration could fold, and of accounts that a process of an
 * older version made meanwhile. Where two are alike the older account gets it; the other keeps its name, and is asked about
 * again at the next start. Each is a statement of its own, so processes that start together do not trip over each other.
 */
export async function fillSkeletons(db: Queries): Promise<void> {
  const missing = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(isNull(users.skeleton))
    .orderBy(asc(users.id));
  for (const { id, username } of missing) {
    const filling = db
      .update(users)
      .set({ skeleton: nameSkeleton(username) })
      .where(and(eq(users.id, id), isNull(users.skeleton)));
    await Promise.resolve(filling).catch((error: unknown) => {
      if (!isTakenError(error)) throw error;
    });
  }
}

const isUsername = (name: string) => eq(sql`lower(${users.username})`, sql`lower(${name})`);
const isEmail = (email: string) => eq(sql`lower(${users.email})`, sql`lower(${email})`);

async function orTaken<Result>(
  work: PromiseLike<Result>,
  code: "account_taken" | "address_taken",
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isTakenError(error)) return fail(code);
    throw error;
  }
}

const isTakenError = (error: unknown): boolean =>
  causeChain(error).some((link) => "code" in link && link.code === "23505");
