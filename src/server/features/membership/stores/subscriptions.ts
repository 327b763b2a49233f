import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { tooFarAhead } from "#domain/calendar/moments.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { payments, subscriptions, users } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type NewSubscription = typeof subscriptions.$inferInsert;

const goesOn = inArray(subscriptions.state, ["active", "attention"]);

export async function findSubscription(db: Queries, code: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.code, code));
  return row ?? null;
}

export async function addSubscription(
  tx: Queries,
  subscription: NewSubscription,
): Promise<SubscriptionRow> {
  const [row] = await tx.insert(subscriptions).values(subscription).returning();
  return row ?? fail("internal");
}

export async function changeSubscription(
  tx: Queries,
  id: number,
  change: Partial<NewSubscription>,
): Promise<SubscriptionRow> {
  const [row] = await tx
    .update(subscriptions)
    .set(change)
    .where(eq(subscriptions.id, id))
    .returning();
  return row ?? fail("internal");
}

/** A user's, newest first. */
export const subscriptionsOf = (db: Queries, userId: number): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.id));

/** Those of a customer whose news arrived before we knew who that is. */
export const unlinkedOf = (db: Queries, customerCode: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.customerCode, customerCode), isNull(subscriptions.userId)));

/** The accounts with a subscription that goes on, under one customer of the provider; null for those that are gone. */
export async function subscribedAs(
  db: Queries,
  customerCode: string,
): Promise<ReadonlySet<number | null>> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerCode, customerCode), goesOn));
  return new Set(rows.map(({ userId }) => userId));
}

/** Whose renewal falls due by then, or has fallen due since, or whose premium runs out meanwhile. */
export const dueBetween = (db: Queries, since: Date, until: Date): Promise<SubscriptionRow[]> => {
  const isAround = (column: typeof subscriptions.nextPaymentAt | typeof users.premiumUntil) =>
    and(lt(column, until), sql`${column} > ${since.toISOString()}`);
  return db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(goesOn, or(isAround(subscriptions.nextPaymentAt), isAround(users.premiumUntil))))
    .orderBy(asc(subscriptions.id))
    .limit(500)
    .then((rows) => rows.map(({ row }) => row));
};

/** Everything that is not over and has not been looked at since then; a look in the future was a clock's mistake. */
export const notLookedAtSince = (db: Queries, since: Date, now: Date): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        sql`${subscriptions.state} <> 'cancelled'`,
        or(
          isNull(subscriptions.checkedAt),
          lt(subscriptions.checkedAt, since),
          gt(subscriptions.checkedAt, tooFarAhead(now)),
        ),
      ),
    )
    .orderBy(sql`${subscriptions.checkedAt} nulls first`)
    .limit(500);

/** Would be charged again, for an account that is suspended, being deleted or gone. */
export const ofShutOut = async (db: Queries): Promise<SubscriptionRow[]> => {
  const shut = await db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(goesOn, or(isNotNull(users.deletionDueAt), isNotNull(users.suspendedAt))));
  const gone = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        goesOn,
        isNull(subscriptions.userId),
        sql`exists (select 1 from ${payments} where ${payments.customerCode} = ${subscriptions.customerCode}
          and ${payments.userId} is null and ${payments.state} in ('paid', 'returned'))`,
      ),
    );
  return [...shut.map(({ row }) => row), ...gone];
};

/** Those that go on and belong to somebody who stays, with whom to write to. */
export const renewing = (db: Queries) =>
  db
    .select({ subscription: subscriptions, user: users })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(goesOn, isNull(users.deletionDueAt), isNull(users.suspendedAt)))
    .orderBy(asc(subscriptions.id));

/** True for exactly one caller, who then reminds of the renewal on that day. */
export async function claimReminder(db: Queries, id: number, renewsAt: Date): Promise<boolean> {
  const claimed = await db
    .update(subscriptions)
    .set({ remindedFor: renewsAt })
    .where(
      and(
        eq(subscriptions.id, id),
        sql`${subscriptions.remindedFor} is distinct from ${renewsAt.toISOString()}`,
      ),
    )
    .returning({ id: subscriptions.id });
  return claimed.length > 0;
}

/** True for exactly one caller, who then warns of the card that runs out. */
export async function claimCardWarning(db: Queries, id: number, expires: string): Promise<boolean> {
  const claimed = await db
    .update(subscriptions)
    .set({ warnedCard: expires })
    .where(
      and(eq(subscriptions.id, id), sql`${subscriptions.warnedCard} is distinct from ${expires}`),
    )
    .returning({ id: subscriptions.id });
  return claimed.length > 0;
}
