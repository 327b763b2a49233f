import { and, count, desc, eq, sql } from "drizzle-orm";
import type { DoneToUser, UserDetail } from "#contract/admin/users.ts";
import { eventReply } from "#contract/accounts.ts";
import { linesPerKind } from "#domain/accounts/security-events.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { auditEntries, jobs, users } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { deviceName } from "../device-name.ts";
import { securityEventStore } from "../stores/security-events.ts";
import { sessionStore } from "../stores/sessions.ts";
import { findUser } from "./find-users.ts";
import { presentDeskUser } from "./list-users.ts";

/** One account as the desk sees it: no hash, no token, no key, and of what they wrote nothing. */
export async function detailOf(
  db: Queries,
  showRows: ShowRows,
  userId: number,
  now: Date,
): Promise<UserDetail> {
  const user = (await findUser(db, userId)) ?? fail("not_found");
  const sessions = await sessionStore(db).listFor(userId, now);
  const events = await securityEventStore(db).listFor(userId, linesPerKind);
  const deeds = await deedsTo(db, userId);
  return {
    ...presentDeskUser(user, now),
    sessions: sessions.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
      id,
      device: deviceName(userAgent),
      address,
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    events: showRows("events-at-desk", events, ({ kind, at, firstAt, times, userAgent, address }) =>
      eventReply.parse({
        kind,
        at: at.toISOString(),
        firstAt: (firstAt ?? at).toISOString(),
        times,
        device: deviceName(userAgent),
        address,
      }),
    ),
    deeds,
    postings: await postingsOf(db, userId),
    // What is done is only ever added to, so the newest tells whether there is another.
    version: deeds[0]?.id ?? 0,
  };
}

async function deedsTo(db: Queries, userId: number): Promise<DoneToUser[]> {
  const rows = await db
    .select({ entry: auditEntries, by: users.username })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.byUserId))
    .where(and(eq(auditEntries.subject, "user"), eq(auditEntries.subjectId, String(userId))))
    .orderBy(desc(auditEntries.id))
    .limit(100);
  return rows.map(({ entry, by }) => ({
    id: entry.id,
    deed: entry.deed,
    by,
    reason: entry.reason,
    changes: Object.fromEntries(
      Object.entries(entry.changes).map(([field, [before, after]]) => [field, [before, after]]),
    ),
    at: entry.at.toISOString(),
  }));
}

async function postingsOf(db: Queries, userId: number): Promise<UserDetail["postings"]> {
  const [row] = await db
    .select({
      all: count(),
      listed: sql<number>`(count(*) filter (where ${jobs.isListed}))::int`,
    })
    .from(jobs)
    .where(and(eq(jobs.addedByUserId, userId), eq(jobs.source, "employer")));
  return { all: row?.all ?? 0, listed: row?.listed ?? 0 };
}
