import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { isSessionLive, isTouchDue, sessionPolicy } from "#domain/session-policy.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { sessions, users } from "#server/adapters/database/schema.ts";

export type UserRow = typeof users.$inferSelect;

interface Visit {
  readonly userAgent: string;
  readonly address: string;
}

export const sessionStore = (db: Queries) => ({
  /** Returns the token for the cookie; only its hash is kept. */
  async start(userId: number, { userAgent, address }: Visit, now: Date): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    await db.insert(sessions).values({
      tokenHash: hashOf(token),
      userId,
      createdAt: now,
      lastSeenAt: now,
      userAgent: userAgent.slice(0, 300),
      address,
    });
    return token;
  },

  /** The user behind a token, judged now: a session that ran out or a suspended user is nobody. */
  async find(token: string, now: Date): Promise<{ user: UserRow; isTouchDue: boolean } | null> {
    const [row] = await db
      .select({ user: users, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, hashOf(token)), isNull(users.suspendedAt)));
    if (row === undefined || !isSessionLive(row, now)) return null;
    return { user: row.user, isTouchDue: isTouchDue(row, now) };
  },

  async touch(token: string, now: Date): Promise<void> {
    await db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.tokenHash, hashOf(token)), lt(sessions.lastSeenAt, now)));
  },

  async end(token: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
  },

  async removeExpired(now: Date): Promise<void> {
    await db
      .delete(sessions)
      .where(
        or(
          lt(sessions.lastSeenAt, new Date(now.getTime() - sessionPolicy.idleLimitMs)),
          lt(sessions.createdAt, new Date(now.getTime() - sessionPolicy.absoluteLimitMs)),
        ),
      );
  },
});

const hashOf = (token: string): Uint8Array => createHash("sha256").update(token).digest();
