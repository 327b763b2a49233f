import { and, desc, eq, isNull, lt, ne, or } from "drizzle-orm";
import { isSessionLive, isTouchDue, sessionPolicy } from "#domain/session-policy.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { sessions, users } from "#server/adapters/database/schema.ts";
import type { Visit } from "#server/http/guards/session.ts";
import { hashOf, newToken } from "./tokens.ts";
import type { UserRow } from "./users.ts";

export const sessionStore = (db: Queries) => ({
  /** Returns the token for the cookie; only its hash is kept. */
  async start(userId: number, { userAgent, address }: Visit, now: Date): Promise<string> {
    const token = newToken();
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

  /** The user behind a token, judged now: a session that ran out, or a user who is suspended or leaving, is nobody. */
  async find(
    token: string,
    now: Date,
  ): Promise<{ user: UserRow; sessionId: number; isTouchDue: boolean } | null> {
    const [row] = await db
      .select({
        user: users,
        sessionId: sessions.id,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenHash, hashOf(token)),
          isNull(users.suspendedAt),
          isNull(users.deletionDueAt),
        ),
      );
    if (row === undefined || !isSessionLive(row, now)) return null;
    return { user: row.user, sessionId: row.sessionId, isTouchDue: isTouchDue(row, now) };
  },

  async touch(token: string, now: Date): Promise<void> {
    await db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.tokenHash, hashOf(token)), lt(sessions.lastSeenAt, now)));
  },

  async listFor(userId: number, now: Date) {
    const rows = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
    return rows.filter((row) => isSessionLive(row, now));
  },

  async end(token: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
  },

  /** False when this user has no such session. */
  async endOne(id: number, userId: number): Promise<boolean> {
    const ended = await db
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    return ended.length > 0;
  },

  /** All of a user's, but for the one to keep. */
  async endAll(userId: number, keepId: number | null): Promise<void> {
    await db
      .delete(sessions)
      .where(
        and(eq(sessions.userId, userId), keepId === null ? undefined : ne(sessions.id, keepId)),
      );
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
