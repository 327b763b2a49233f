import { and, count, desc, eq, sql } from "drizzle-orm";
import { doneToUser, type DoneToUser, type UserDetail } from "#contract/admin/users.ts";
import { eventReply } from "#contract/accounts.ts";
import { linesPerKind } from "#domain/accounts/security-events.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { auditEntries, jobs, users } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { deviceName } from "../device-name.ts";
import { securityEventStore } from "../stores/security-events.ts";
import { sessionStore } from "../stores/sessions.ts";
import { userStore } from "../stores/users.ts";
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
    deeds: showRows("deeds-to-user", deeds, presentDeed),
    addressRefusedAt: (await userStore(db).refusedAt(userId))?.toISOString() ?? null,
    postings: await postingsOf(db, userId),
    // What is done is only ever added to, so the newest tells whether there is another.
    version: deeds[0]?.id ?? 0,
  };
}

const deedsTo = (db: Queries, userId: number) =>
  db
    .select({
      id: auditEntries.id,
      deed: auditEntries.deed,
      by: users.username,
      reason: auditEntries.reason,
      changes: auditEntries.changes,
      at: auditEntries.at,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.byUserId))
    .where(and(eq(auditEntries.subject, "user"), eq(auditEntries.subjectId, String(userId))))
    .orderBy(desc(auditEntries.id))
    .limit(100);

const presentDeed = ({ at, ...row }: Awaited<ReturnType<typeof deedsTo>>[number]): DoneToUser =>
  doneToUser.parse({ ...row, at: at.toISOString() });

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
