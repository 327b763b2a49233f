import { desc, eq, lt } from "drizzle-orm";
import type { SecurityEventKind } from "#domain/accounts/security-events.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { securityEvents } from "#server/adapters/database/schema.ts";
import type { Visit } from "#server/http/guards/session.ts";

const keepMs = 365 * 24 * 60 * 60 * 1000;

export const securityEventStore = (db: Queries) => ({
  async record(
    userId: number,
    kind: SecurityEventKind,
    { address, userAgent }: Visit,
    at: Date,
  ): Promise<void> {
    await db
      .insert(securityEvents)
      .values({ userId, kind, at, address, userAgent: userAgent.slice(0, 300) });
  },

  listFor: (userId: number, most: number) =>
    db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(desc(securityEvents.id))
      .limit(most),

  async removeOld(now: Date): Promise<void> {
    await db.delete(securityEvents).where(lt(securityEvents.at, new Date(now.getTime() - keepMs)));
  },
});
