import { and, desc, eq, gt, gte, inArray, isNotNull, isNull } from "drizzle-orm";
import { resultsUnder } from "#domain/tracker/application.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  applicationEvents,
  calendarFeeds,
  jobApplications,
  users,
} from "#server/adapters/database/schema.ts";
import { ownApplication, ownApplications } from "../applications/columns.ts";
import type { CalendarDay } from "./calendar-file.ts";

const a = jobApplications;
const e = applicationEvents;

/** More than a calendar is of any use with. The latest days are kept. */
const mostDays = 2_000;

const open = [...resultsUnder.pending, ...resultsUnder.active];

const named = { id: a.id, jobTitle: a.jobTitle, company: a.company };

/** The days of one application, or of all that changed anything since a day. */
export async function calendarDays(
  db: Queries,
  userId: number,
  which: { readonly id: number } | { readonly since: string },
): Promise<CalendarDay[]> {
  const mine = "id" in which ? ownApplication(userId, which.id) : ownApplications(userId);
  const since = "since" in which ? which.since : "1900-01-01";
  const followUps = await db
    .select({ ...named, day: a.followUpDate })
    .from(a)
    .where(
      and(mine, isNotNull(a.followUpDate), gte(a.followUpDate, since), inArray(a.result, open)),
    )
    .orderBy(desc(a.followUpDate), desc(a.id))
    .limit(mostDays);
  const interviews = await db
    .select({ ...named, day: e.happenedOn, eventId: e.id })
    .from(e)
    .innerJoin(a, eq(a.id, e.applicationId))
    .where(and(mine, eq(e.result, "Interview"), gte(e.happenedOn, since)))
    .orderBy(desc(e.happenedOn), desc(e.id))
    .limit(mostDays);
  return [
    ...followUps.flatMap(({ id, day, jobTitle, company }): CalendarDay[] =>
      day === null
        ? []
        : [{ kind: "follow-up", key: `follow-up-${String(id)}`, day, jobTitle, company }],
    ),
    ...interviews.map(({ eventId, day, jobTitle, company }): CalendarDay => ({
      kind: "interview",
      key: `interview-${String(eventId)}`,
      day,
      jobTitle,
      company,
    })),
  ].slice(0, mostDays);
}

/** Since when there is a feed; null when there is none. */
export async function feedMadeAt(db: Queries, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ madeAt: calendarFeeds.madeAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row?.madeAt ?? null;
}

/** From here on only this address leads to the calendar. */
export async function replaceFeed(
  db: Queries,
  userId: number,
  tokenHash: Uint8Array,
  madeAt: Date,
): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ userId, tokenHash, madeAt })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, madeAt } });
}

export async function removeFeed(db: Queries, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Whose address it is, as long as that member has a calendar to show: premium, and neither suspended nor leaving. */
export async function memberOfFeed(
  db: Queries,
  tokenHash: Uint8Array,
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, tokenHash),
        gt(users.premiumUntil, now),
        isNull(users.suspendedAt),
        isNull(users.deletionDueAt),
      ),
    );
  return row?.id ?? null;
}
