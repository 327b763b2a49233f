import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, notExists, sql } from "drizzle-orm";
import { letterOfIssue, momentOfIssue } from "#domain/alerts/newsletter-rules.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  mailReaders,
  newsletterIssues,
  sentLetters,
  users,
} from "#server/adapters/database/schema.ts";

export type IssueRow = typeof newsletterIssues.$inferSelect;

/** An issue that nobody has written anything for. */
const blank = (day: string): IssueRow => ({
  day,
  introduction: "",
  version: 0,
  begunAt: null,
  strategyId: null,
  idea: null,
  finishedAt: null,
  sent: 0,
  stopped: 0,
  bounced: 0,
});

export async function issueOn(db: Queries, day: string): Promise<IssueRow> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.day, day));
  return row ?? blank(day);
}

/** The same, locked: nobody else writes or begins it until the transaction ends. */
export async function lockIssue(tx: Queries, day: string): Promise<IssueRow> {
  await tx.insert(newsletterIssues).values({ day, version: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.day, day))
    .for("update");
  if (row === undefined) throw new Error("An issue that was just made is gone");
  return row;
}

export async function changeIssue(
  tx: Queries,
  day: string,
  change: Partial<Omit<IssueRow, "day">>,
): Promise<void> {
  await tx.update(newsletterIssues).set(change).where(eq(newsletterIssues.day, day));
}

/** One more of those who were sent it, stopped at it, or whose address refused it. */
export async function countOne(
  tx: Queries,
  day: string,
  what: "sent" | "stopped" | "bounced",
): Promise<void> {
  const column = newsletterIssues[what];
  await tx
    .update(newsletterIssues)
    .set({ [what]: sql`${column} + 1` })
    .where(eq(newsletterIssues.day, day));
}

/** The idea that the issue before this one told of. */
export async function ideaBefore(db: Queries, day: string): Promise<number | null> {
  const [row] = await db
    .select({ id: newsletterIssues.strategyId })
    .from(newsletterIssues)
    .where(and(lt(newsletterIssues.day, day), isNotNull(newsletterIssues.strategyId)))
    .orderBy(desc(newsletterIssues.day))
    .limit(1);
  return row?.id ?? null;
}

/** Those that went out, newest first. */
export const pastIssues = (db: Queries, most: number): Promise<IssueRow[]> =>
  db
    .select()
    .from(newsletterIssues)
    .where(isNotNull(newsletterIssues.begunAt))
    .orderBy(desc(newsletterIssues.day))
    .limit(most);

/** Whom an issue may go to, and what they may see. */
export interface Member {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  readonly premiumUntil: Date | null;
}

/** The one rule of who gets it, asked before a letter is written and once more while it is. */
const getsIt = (now: Date) =>
  and(
    sql`coalesce(${mailReaders.newsletterWanted}, ${users.premiumUntil} > ${now.toISOString()}::timestamptz)`,
    isNotNull(users.emailVerifiedAt),
    isNull(users.suspendedAt),
    isNull(users.deletionDueAt),
    isNull(mailReaders.bouncedAt),
  );

const { id, email, username, premiumUntil } = users;
const memberColumns = { id, email, username, premiumUntil };

/** Members who have not been sent it yet, in order. Whoever joined since it was due gets the next. */
export function membersDue(
  db: Queries,
  { day, after, now, most }: { day: string; after: number; now: Date; most: number },
): Promise<Member[]> {
  const sent = db
    .select({ one: sql`1` })
    .from(sentLetters)
    .where(
      and(eq(sentLetters.readerId, mailReaders.id), eq(sentLetters.issue, letterOfIssue(day))),
    );
  return db
    .select(memberColumns)
    .from(users)
    .leftJoin(mailReaders, eq(mailReaders.userId, users.id))
    .where(
      and(
        gt(users.id, after),
        lte(users.createdAt, momentOfIssue(day)),
        getsIt(now),
        notExists(sent),
      ),
    )
    .orderBy(asc(users.id))
    .limit(most);
}

/** As they are now; null for whoever is not to get it any more. */
export async function memberDue(db: Queries, userId: number, now: Date): Promise<Member | null> {
  const [row] = await db
    .select(memberColumns)
    .from(users)
    .leftJoin(mailReaders, eq(mailReaders.userId, users.id))
    .where(and(eq(users.id, userId), getsIt(now)));
  return row ?? null;
}

export async function countReaders(
  db: Queries,
  now: Date,
): Promise<{ premium: number; free: number }> {
  const isPremium = sql`${users.premiumUntil} > ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      premium: sql<number>`(count(*) filter (where ${isPremium}))::int`,
      free: sql<number>`(count(*) filter (where ${isPremium} is not true))::int`,
    })
    .from(users)
    .leftJoin(mailReaders, eq(mailReaders.userId, users.id))
    .where(getsIt(now));
  return row ?? { premium: 0, free: 0 };
}

/** False when this member has been sent it before. */
export async function claimIssue(
  tx: Queries,
  { readerId, day, jobs }: { readerId: number; day: string; jobs: number },
  now: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(sentLetters)
    .values({ readerId, issue: letterOfIssue(day), jobs, sentAt: now })
    .onConflictDoNothing()
    .returning({ issue: sentLetters.issue });
  return claimed.length > 0;
}

/** True when it was not so before. */
export async function setWanted(
  tx: Queries,
  readerId: number,
  isWanted: boolean,
): Promise<boolean> {
  const changed = await tx
    .update(mailReaders)
    .set({ newsletterWanted: isWanted })
    .where(
      and(
        eq(mailReaders.id, readerId),
        isNotNull(mailReaders.userId),
        sql`${mailReaders.newsletterWanted} is distinct from ${isWanted}`,
      ),
    )
    .returning({ id: mailReaders.id });
  return changed.length > 0;
}
