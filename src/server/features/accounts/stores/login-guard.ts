import { and, eq, lt } from "drizzle-orm";
import { failureMemoryMs, secondsToWait } from "#domain/accounts/login-throttle.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { knownDevices, loginFailures } from "#server/adapters/database/schema.ts";
import { AppError } from "#server/app-error.ts";
import { hashOf } from "./tokens.ts";

const deviceMemoryMs = 365 * 24 * 60 * 60 * 1000;

/** Slows down guessing: by account, whoever guesses from wherever; and apart from that by device known to the account. */
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
      const isFresh =
        record === undefined || now.getTime() - record.lastAt.getTime() >= failureMemoryMs;
      const failures = isFresh ? 1 : record.failures + 1;
      await tx
        .update(loginFailures)
        .set({ failures, lastAt: now })
        .where(eq(loginFailures.key, key));
    });
  },

  async succeeded(key: string): Promise<void> {
    await queries.delete(loginFailures).where(eq(loginFailures.key, key));
  },

  async isKnownDevice(device: string, userId: number): Promise<boolean> {
    const found = await queries
      .select({ userId: knownDevices.userId })
      .from(knownDevices)
      .where(and(eq(knownDevices.tokenHash, hashOf(device)), eq(knownDevices.userId, userId)));
    return found.length > 0;
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

  async forgetDevices(userId: number): Promise<void> {
    await queries.delete(knownDevices).where(eq(knownDevices.userId, userId));
  },

  async removeOld(now: Date): Promise<void> {
    await queries
      .delete(loginFailures)
      .where(lt(loginFailures.lastAt, new Date(now.getTime() - failureMemoryMs)));
    await queries
      .delete(knownDevices)
      .where(lt(knownDevices.seenAt, new Date(now.getTime() - deviceMemoryMs)));
  },
});
