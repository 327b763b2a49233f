import { and, eq, gt, lt, lte, or, sql } from "drizzle-orm";
import { failureMemoryMs, isRemembered, secondsToWait } from "#domain/accounts/login-throttle.ts";
import { tooFarAhead } from "#domain/calendar/moments.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { knownDevices, loginFailures, users } from "#server/adapters/database/schema.ts";
import { AppError } from "#server/app-error.ts";
import { hashOf } from "./tokens.ts";

const deviceMemoryMs = 365 * 24 * 60 * 60 * 1000;

/** Slows down guessing: by the name that is guessed at, whoever guesses from wherever; and apart from that by device known to the account. */
export const loginGuardStore = ({ queries, transaction }: Database) => ({
  /**
   * Counts an attempt before it is made, so that many at once cannot slip through together, or fails with
   * the seconds to wait. An attempt that is turned away does not count: the wait ends however hard one knocks.
   */
  async attempt(key: string, now: Date): Promise<void> {
    await transaction(async (tx) => {
      await tx
        .insert(loginFailures)
        .values({ key, failures: 0, lastAt: now })
        .onConflictDoNothing();
      const [record] = await tx
        .select()
        .from(loginFailures)
        .where(eq(loginFailures.key, key))
        .for("update");
      const wait = secondsToWait(record ?? null, now);
      if (wait > 0) throw new AppError("too_many_requests", { retryAfterSeconds: wait });
      const failures = record !== undefined && isRemembered(record, now) ? record.failures + 1 : 1;
      await tx
        .update(loginFailures)
        .set({ failures, lastAt: now })
        .where(eq(loginFailures.key, key));
    });
  },

  /** Takes one attempt back. The others stay: that they are forgotten would tell a guesser that somebody signed in. */
  async giveBack(key: string): Promise<void> {
    await queries
      .update(loginFailures)
      .set({ failures: sql`${loginFailures.failures} - 1` })
      .where(and(eq(loginFailures.key, key), gt(loginFailures.failures, 0)));
  },

  async succeeded(key: string): Promise<void> {
    await queries.delete(loginFailures).where(eq(loginFailures.key, key));
  },

  /** The account of this name to which the device is known; null if there is none. */
  async accountKnowing(device: string, name: string, now: Date): Promise<number | null> {
    const plain = sql`lower(${name})`;
    const [found] = await queries
      .select({ userId: knownDevices.userId })
      .from(knownDevices)
      .innerJoin(users, eq(users.id, knownDevices.userId))
      .where(
        and(
          eq(knownDevices.tokenHash, hashOf(device)),
          or(eq(sql`lower(${users.username})`, plain), eq(sql`lower(${users.email})`, plain)),
          gt(knownDevices.seenAt, new Date(now.getTime() - deviceMemoryMs)),
          lte(knownDevices.seenAt, tooFarAhead(now)),
        ),
      );
    return found?.userId ?? null;
  },

  async rememberDevice(device: string, userId: number, now: Date): Promise<void> {
    await queries
      .insert(knownDevices)
      .values({ tokenHash: hashOf(device), userId, seenAt: now })
      .onConflictDoUpdate({
        target: [knownDevices.tokenHash, knownDevices.userId],
        set: { seenAt: now },
      });
  },

  /** After a new password: whoever chose it is known, and whoever may have known the old one is not. */
  async rememberOnly(device: string, userId: number, now: Date): Promise<void> {
    await queries.delete(knownDevices).where(eq(knownDevices.userId, userId));
    await this.rememberDevice(device, userId, now);
  },

  async removeOld(now: Date): Promise<void> {
    const { lastAt } = loginFailures;
    const { seenAt } = knownDevices;
    const ahead = tooFarAhead(now);
    await queries
      .delete(loginFailures)
      .where(or(lt(lastAt, new Date(now.getTime() - failureMemoryMs)), gt(lastAt, ahead)));
    await queries
      .delete(knownDevices)
      .where(or(lt(seenAt, new Date(now.getTime() - deviceMemoryMs)), gt(seenAt, ahead)));
  },
});
