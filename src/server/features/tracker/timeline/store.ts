import { and, count, eq, inArray, isNotNull, lte, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { mostEvents, resultsUnder, type Result } from "#domain/tracker/application.ts";
import { inOrder, standing } from "#domain/tracker/timeline.ts";
import { fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { applicationEvents, jobApplications } from "#server/adapters/database/schema.ts";
import { ownApplications } from "../applications/columns.ts";
import { eventsOf } from "../applications/read-whole.ts";

const a = jobApplications;
const e = applicationEvents;

interface Move {
  readonly result: Result;
  readonly on: string;
  readonly note: string | null;
}

/** Comes with the application locked, as does all that follows. */
export const moveTo = (tx: Queries, id: number, { result, on, note }: Move, now: Date) =>
  addEvent(tx, id, { kind: "moved", result, happenedOn: on, note, recordedAt: now });

export const askedAgain = (tx: Queries, id: number, on: string, now: Date) =>
  addEvent(tx, id, {
    kind: "followed-up",
    result: null,
    happenedOn: on,
    note: null,
    recordedAt: now,
  });

async function addEvent(
  tx: Queries,
  applicationId: number,
  event: Omit<typeof e.$inferInsert, "applicationId">,
): Promise<void> {
  const [kept] = await tx
    .select({ events: count() })
    .from(e)
    .where(eq(e.applicationId, applicationId));
  if ((kept?.events ?? 0) >= mostEvents) fail("timeline_full");
  await tx.insert(e).values({ ...event, applicationId });
  await settle(tx, applicationId);
}

/** Where the timeline has led, written where lists find it. */
async function settle(tx: Queries, applicationId: number): Promise<void> {
  const stands = standing(await eventsOf(tx, applicationId)) ?? fail("first_move_stays");
  await tx
    .update(a)
    .set({ result: stands.result, lastOn: stands.lastOn, version: sql`${a.version} + 1` })
    .where(eq(a.id, applicationId));
}

export async function removeEvent(
  tx: Queries,
  applicationId: number,
  eventId: number,
): Promise<void> {
  const gone = await tx
    .delete(e)
    .where(and(eq(e.id, eventId), eq(e.applicationId, applicationId)))
    .returning({ id: e.id });
  if (gone.length === 0) fail("not_found");
  await settle(tx, applicationId);
}

/**
 * The timeline begins on the day of the application: with another day, its first entry goes there, but never past the second,
 * since where it stands would change with it.
 */
export async function moveTheStart(
  tx: Queries,
  { id, dateApplied }: { readonly id: number; readonly dateApplied: string },
  day: string,
): Promise<void> {
  const [first, second] = inOrder(await eventsOf(tx, id));
  if (first === undefined || first.on !== dateApplied) return;
  const happenedOn = second !== undefined && second.on < day ? second.on : day;
  await tx.update(e).set({ happenedOn }).where(eq(e.id, first.id));
  await settle(tx, id);
}

/** Moves all that were quiet since that day to No Response, in one pass. */
export async function closeQuiet(
  tx: Queries,
  userId: number,
  { since, on, batch, now }: { since: string; on: string; batch: string; now: Date },
): Promise<number> {
  const closed = await tx
    .update(a)
    .set({ result: "No Response", lastOn: on, version: sql`${a.version} + 1` })
    .where(quietSince(userId, since))
    .returning({ id: a.id });
  if (closed.length > 0)
    await tx.insert(e).values(
      closed.map(({ id }) => ({
        applicationId: id,
        kind: "moved" as const,
        result: "No Response" as const,
        happenedOn: on,
        batch,
        recordedAt: now,
      })),
    );
  return closed.length;
}

/** Open, and nothing has happened since that day or before. */
export const quietSince = (userId: number, since: string) =>
  and(ownApplications(userId), inArray(a.result, openResults), lte(a.lastOn, since));

const openResults = [...resultsUnder.pending, ...resultsUnder.active];

/** Takes such a pass back, but for what was moved since, in one pass too. Answers with how many. */
export async function reopenQuiet(tx: Queries, userId: number, batch: string): Promise<number> {
  const closed = await closedIn(tx, userId, batch);
  if (closed.length === 0) return 0;
  const closings = closed.map(({ eventId }) => eventId);
  const gone = await tx.delete(e).where(among(e.id, closings)).returning({ id: e.applicationId });
  const reopened = gone.map(({ id }) => id);
  if (reopened.length > 0)
    await tx
      .update(a)
      .set({
        result: sql`(select result from ${e} where application_id = ${a.id} and result is not null order by happened_on desc, id desc limit 1)`,
        lastOn: sql`(select max(happened_on) from ${e} where application_id = ${a.id})`,
        version: sql`${a.version} + 1`,
      })
      .where(among(a.id, reopened));
  return reopened.length;
}

/** One list instead of a value for each: thousands of these take seconds to be read. */
const among = (id: AnyPgColumn, ids: readonly number[]): SQL =>
  sql`${id} = any(${sql.param(ids)}::integer[])`;

/** All that were closed in that pass and not moved since. Where the rest of a timeline was taken away, the closing is its start. */
const closedIn = (tx: Queries, userId: number, batch: string) =>
  tx
    .select({ id: a.id, eventId: e.id })
    .from(e)
    .innerJoin(a, eq(a.id, e.applicationId))
    .where(
      and(
        isNotNull(e.batch),
        eq(e.batch, batch),
        ownApplications(userId),
        sql`not exists (select 1 from ${e} later where later.application_id = ${a.id} and later.id > ${e.id})`,
        sql`exists (select 1 from ${e} other where other.application_id = ${a.id} and other.id <> ${e.id} and other.result is not null)`,
      ),
    )
    .for("update", { of: a });
