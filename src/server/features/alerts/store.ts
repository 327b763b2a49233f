import { isDeepStrictEqual } from "node:util";
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { confirmDays, type AlertSearch } from "#domain/alerts/alert-rules.ts";
import { isStillOn } from "#domain/calendar/moments.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  alerts,
  jobs,
  mailedJobs,
  mailReaders,
  sentLetters,
  users,
} from "#server/adapters/database/schema.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";

export type AlertRow = typeof alerts.$inferSelect;
export type NewAlert = typeof alerts.$inferInsert;

const dayMs = 24 * 60 * 60 * 1000;
const justNowMs = 60_000;

/** The reader that a member is, locked: nothing of one reader changes twice at a time. */
export async function lockMember(tx: Queries, userId: number, now: Date): Promise<number> {
  await tx.insert(mailReaders).values({ userId, createdAt: now }).onConflictDoNothing();
  const [reader] = await tx
    .select({ id: mailReaders.id })
    .from(mailReaders)
    .where(eq(mailReaders.userId, userId))
    .for("update");
  if (reader === undefined) throw new Error("A reader that was just made is gone");
  return reader.id;
}

/** The same for an address. */
export async function lockVisitor(tx: Queries, email: string, now: Date): Promise<number> {
  await tx.insert(mailReaders).values({ email, createdAt: now }).onConflictDoNothing();
  const [reader] = await tx
    .select({ id: mailReaders.id })
    .from(mailReaders)
    .where(eq(sql`lower(${mailReaders.email})`, sql`lower(${email})`))
    .for("update");
  if (reader === undefined) throw new Error("A reader that was just made is gone");
  return reader.id;
}

/** Locked; false when there is no such reader any more. */
export async function lockReader(tx: Queries, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: mailReaders.id })
    .from(mailReaders)
    .where(eq(mailReaders.id, id))
    .for("update");
  return rows.length > 0;
}

const ofMember = (userId: number) =>
  inArray(
    alerts.readerId,
    sql`(select ${mailReaders.id} from ${mailReaders} where ${mailReaders.userId} = ${userId})`,
  );

export const ownAlert = (userId: number, id: number) => and(ofMember(userId), eq(alerts.id, id));

export const alertsOf = (db: Queries, userId: number): Promise<AlertRow[]> =>
  db
    .select()
    .from(alerts)
    .where(and(ofMember(userId), isThere(alerts)))
    .orderBy(asc(alerts.id));

/** Confirmed ones, as they are looked after. */
export const alertsOfReader = (db: Queries, readerId: number): Promise<AlertRow[]> =>
  db
    .select()
    .from(alerts)
    .where(and(eq(alerts.readerId, readerId), isNotNull(alerts.confirmedAt), isThere(alerts)))
    .orderBy(asc(alerts.id));

export async function addAlert(tx: Queries, values: NewAlert): Promise<AlertRow> {
  const [row] = await tx.insert(alerts).values(values).returning();
  if (row === undefined) throw new Error("The alert was not kept");
  return row;
}

export async function changeAlert(
  db: Queries,
  userId: number,
  id: number,
  change: Partial<Pick<AlertRow, "frequency" | "pausedAt">>,
): Promise<AlertRow | null> {
  const which = and(ownAlert(userId, id), isThere(alerts));
  const [row] =
    Object.keys(change).length === 0
      ? await db.select().from(alerts).where(which)
      : await db.update(alerts).set(change).where(which).returning();
  return row ?? null;
}

/** What decides whether letters reach a member. */
export async function letterStateOf(
  db: Queries,
  userId: number,
): Promise<{
  emailVerifiedAt: Date | null;
  bouncedAt: Date | null;
  newsletterWanted: boolean | null;
}> {
  const { bouncedAt, newsletterWanted } = mailReaders;
  const [row] = await db
    .select({ emailVerifiedAt: users.emailVerifiedAt, bouncedAt, newsletterWanted })
    .from(users)
    .leftJoin(mailReaders, eq(mailReaders.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? { emailVerifiedAt: null, bouncedAt: null, newsletterWanted: null };
}

/** Whether an address was just asked the very same: a form sent twice is one question, and of two letters one link would be dead. */
export async function isJustAsked(
  tx: Queries,
  readerId: number,
  wanted: AlertSearch,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.readerId, readerId), isNull(alerts.confirmedAt)));
  return rows.some(
    (row) => isStillOn(row.createdAt, justNowMs, now) && isDeepStrictEqual(searchOf(row), wanted),
  );
}

/** Asked for once more, an earlier question is not waited for any longer. */
export async function forgetQuestions(tx: Queries, readerId: number): Promise<void> {
  await tx.delete(alerts).where(and(eq(alerts.readerId, readerId), isNull(alerts.confirmedAt)));
}

/** Says yes. It takes the place of what this address had before: a visitor has one. */
export async function confirmAlert(tx: Queries, hash: Uint8Array, now: Date): Promise<boolean> {
  const inTime = gt(alerts.createdAt, new Date(now.getTime() - confirmDays * dayMs));
  const [row] = await tx
    .update(alerts)
    .set({ confirmedAt: now, lookedAt: now, confirmHash: null })
    .where(and(eq(alerts.confirmHash, hash), inTime))
    .returning({ id: alerts.id, readerId: alerts.readerId });
  if (row === undefined) return false;
  await tx.delete(alerts).where(and(eq(alerts.readerId, row.readerId), ne(alerts.id, row.id)));
  // Whoever opened the link has the mailbox.
  await tx.update(mailReaders).set({ bouncedAt: null }).where(eq(mailReaders.id, row.readerId));
  return true;
}

/** A member's alerts rest until they wake them; a visitor's are gone, and their address with them. */
export async function stopReader(db: Queries, id: number, now: Date): Promise<void> {
  await db.delete(mailReaders).where(and(eq(mailReaders.id, id), isNotNull(mailReaders.email)));
  await db
    .update(alerts)
    .set({ pausedAt: now })
    .where(and(eq(alerts.readerId, id), isNull(alerts.pausedAt)));
}

/** Whom a letter may go to, and what they may see. */
export interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly username: string | null;
  readonly premiumUntil: Date | null;
}

/** Readers with an alert that nobody has looked at since then, in order; those who cannot be written to are left out. */
export async function readersDue(
  db: Queries,
  { after, before, now, most }: { after: number; before: Date; now: Date; most: number },
): Promise<Recipient[]> {
  const { id, email } = mailReaders;
  const rows = await db
    .selectDistinct({
      id,
      email: sql<string>`coalesce(${email}, ${users.email})`,
      username: users.username,
      premiumUntil: users.premiumUntil,
    })
    .from(mailReaders)
    .innerJoin(alerts, eq(alerts.readerId, id))
    .leftJoin(users, eq(users.id, mailReaders.userId))
    .where(
      and(
        gt(id, after),
        or(lt(alerts.lookedAt, before), gt(alerts.lookedAt, now)),
        isNotNull(alerts.confirmedAt),
        isNull(alerts.pausedAt),
        isThere(alerts),
        isNull(mailReaders.bouncedAt),
        sql`(${mailReaders.email} is not null or ${users.emailVerifiedAt} is not null)`,
        isNull(users.suspendedAt),
        isNull(users.deletionDueAt),
      ),
    )
    .orderBy(asc(id))
    .limit(most);
  return rows;
}

/** Of these jobs, those that are still listed and that the reader has not been told of. */
export async function untold(
  tx: Queries,
  readerId: number,
  jobIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (jobIds.length === 0) return new Set();
  const told = tx
    .select({ one: sql`1` })
    .from(mailedJobs)
    .where(and(eq(mailedJobs.readerId, readerId), eq(mailedJobs.jobId, jobs.id)));
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, [...jobIds]), eq(jobs.isListed, true), notExists(told)));
  return new Set(rows.map(({ id }) => id));
}

export async function markLooked(tx: Queries, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .update(alerts)
    .set({ lookedAt: now })
    .where(inArray(alerts.id, [...ids]));
}

/** False when this letter has gone out before. */
export async function claimLetter(
  tx: Queries,
  { readerId, issue, jobIds }: { readerId: number; issue: string; jobIds: readonly number[] },
  now: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(sentLetters)
    .values({ readerId, issue, jobs: jobIds.length, sentAt: now })
    .onConflictDoNothing()
    .returning({ issue: sentLetters.issue });
  if (claimed.length === 0) return false;
  await tx
    .insert(mailedJobs)
    .values(jobIds.map((jobId) => ({ readerId, jobId, sentAt: now })))
    .onConflictDoNothing();
  return true;
}

/** For housekeeping: questions nobody answered, addresses that want nothing, and what is too old to come again. */
export const sweepAlerts =
  (db: Queries, keptDays: number) =>
  async (now: Date): Promise<void> => {
    const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
    const unanswered = and(isNull(alerts.confirmedAt), lt(alerts.createdAt, before(confirmDays)));
    await db.delete(alerts).where(unanswered);
    const some = db
      .select({ one: sql`1` })
      .from(alerts)
      .where(eq(alerts.readerId, mailReaders.id));
    await db.delete(mailReaders).where(and(isNotNull(mailReaders.email), notExists(some)));
    await db.delete(mailedJobs).where(lt(mailedJobs.sentAt, before(keptDays)));
    await db.delete(sentLetters).where(lt(sentLetters.sentAt, before(keptDays)));
  };

export const searchOf = ({
  search,
  roleType,
  experience,
  salary,
  ...row
}: AlertRow): AlertSearch => ({
  search,
  roleType,
  experience,
  salary,
  isWorldwideOnly: row.isWorldwideOnly,
});
