import { tooFarAhead } from "#domain/calendar/moments.ts";
import { and, desc, eq, gt, lt, ne, or } from "drizzle-orm";
import {
  isSessionLive,
  isTouchDue,
  sessionPolicy,
  type SessionTimes,
} from "#domain/accounts/session-policy.ts";
import type { LookUp, Queries } from "#server/adapters/database/port.ts";
import { sessions } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import type { Visit } from "#server/http/guards/session.ts";
import { hashOf, newToken } from "./tokens.ts";
import type { PresentedRow } from "../present.ts";

interface FoundSession {
  readonly user: PresentedRow;
  readonly sessionId: number;
  readonly ownChanges: number;
  readonly isTouchDue: boolean;
}

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

  async has(id: number, userId: number): Promise<boolean> {
    const found = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
    return found.length > 0;
  },

  /** All of a user's, but for the one to keep. Returns how many that were. */
  async endAll(userId: number, keepId: number | null): Promise<number> {
    const ended = await db
      .delete(sessions)
      .where(
        and(eq(sessions.userId, userId), keepId === null ? undefined : ne(sessions.id, keepId)),
      )
      .returning({ id: sessions.id });
    return ended.length;
  },

  async removeExpired(now: Date): Promise<void> {
    const ahead = tooFarAhead(now, sessionPolicy.slackMs);
    await db
      .delete(sessions)
      .where(
        or(
          lt(sessions.lastSeenAt, new Date(now.getTime() - sessionPolicy.idleLimitMs)),
          lt(sessions.createdAt, new Date(now.getTime() - sessionPolicy.absoluteLimitMs)),
          gt(sessions.lastSeenAt, ahead),
          gt(sessions.createdAt, ahead),
        ),
      );
  },
});

/** Between the look at the password and the change, the device may have been signed out: by a new password, too. */
export async function lockWhileSignedIn(
  tx: Queries,
  userId: number,
  sessionId: number | null,
): Promise<void> {
  await lockUser(tx, userId);
  if (sessionId === null || !(await sessionStore(tx).has(sessionId, userId))) fail("not_signed_in");
}

/**
 * Asked on almost every request, so it is plain SQL that names no column it does not need, and prepared: through
 * the query builder it takes several times as long. What makes somebody nobody is judged afterwards: with conditions on the
 * user here, the planner may read all users to find the one the session points at.
 */
export const sessionLookUp = `
  select u.id, u.username, u.email, u.is_admin as "isAdmin", u.is_employer as "isEmployer",
    u.premium_until as "premiumUntil", u.suspended_at as "suspendedAt",
    u.deletion_due_at as "deletionDueAt", u.own_changes as "ownChanges", s.id as "sessionId", s.created_at as "createdAt",
    s.last_seen_at as "lastSeenAt"
  from sessions s left join users u on u.id = s.user_id
  where s.token_hash = $1`;

/** What `sessionLookUp` gives. */
export interface LookedUp extends PresentedRow, SessionTimes {
  readonly sessionId: number;
  readonly ownChanges: number;
  readonly suspendedAt: Date | null;
  readonly deletionDueAt: Date | null;
}

/** The user behind a token, judged now: a session that ran out, or a user who is suspended or leaving, is nobody. */
export async function findSession(
  lookUp: LookUp<LookedUp>,
  token: string,
  now: Date,
): Promise<FoundSession | null> {
  const [row] = await lookUp(hashOf(token));
  if (row === undefined || !isSessionLive(row, now)) return null;
  if (row.suspendedAt !== null || row.deletionDueAt !== null) return null;
  const { sessionId, ownChanges } = row;
  return { user: row, sessionId, ownChanges, isTouchDue: isTouchDue(row, now) };
}
