import { and, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import { foldedWithinMs, type SecurityEventKind } from "#domain/accounts/security-events.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { securityEvents } from "#server/adapters/database/schema.ts";
import type { Visit } from "#server/http/guards/session.ts";
import { deviceName } from "../device-name.ts";

const keepMs = 365 * 24 * 60 * 60 * 1000;

export const securityEventStore = (db: Queries) => ({
  /**
   * Repetition adds to the line that is there. Alike is what its owner would read as alike, the device in words: an
   * invented name for each call makes no new line, so nobody can fill the record, or the table, from one place.
   */
  async record(
    userId: number,
    kind: SecurityEventKind,
    { address, userAgent }: Visit,
    at: Date,
  ): Promise<void> {
    const recent = await db
      .select({ id: securityEvents.id, userAgent: securityEvents.userAgent })
      .from(securityEvents)
      .where(
        and(
          eq(securityEvents.userId, userId),
          eq(securityEvents.kind, kind),
          eq(securityEvents.address, address),
          gt(securityEvents.firstAt, new Date(at.getTime() - foldedWithinMs)),
        ),
      );
    const alike = recent.find((line) => deviceName(line.userAgent) === deviceName(userAgent));
    if (alike === undefined) {
      await db
        .insert(securityEvents)
        .values({ userId, kind, at, firstAt: at, address, userAgent: userAgent.slice(0, 300) });
    } else {
      await db
        .update(securityEvents)
        .set({ at, times: sql`${securityEvents.times} + 1` })
        .where(eq(securityEvents.id, alike.id));
    }
  },

  /** The newest lines of each kind, so that many of one push out none of another. */
  async listFor(userId: number, mostPerKind: number) {
    const ranked = db.$with("ranked").as(
      db
        .select({
          id: securityEvents.id,
          kind: securityEvents.kind,
          at: securityEvents.at,
          firstAt: securityEvents.firstAt,
          times: securityEvents.times,
          address: securityEvents.address,
          userAgent: securityEvents.userAgent,
          rank: sql<number>`row_number() over (partition by ${securityEvents.kind} order by ${securityEvents.at} desc, ${securityEvents.id} desc)`.as(
            "rank",
          ),
        })
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId)),
    );
    return db
      .with(ranked)
      .select()
      .from(ranked)
      .where(lte(ranked.rank, mostPerKind))
      .orderBy(desc(ranked.at), desc(ranked.id));
  },

  async removeOld(now: Date): Promise<void> {
    await db.delete(securityEvents).where(lt(securityEvents.at, new Date(now.getTime() - keepMs)));
  },
});
