import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  paymentEvents,
  payments,
  premiumDecisions,
  premiumRecords,
  subscriptions,
  users,
} from "#server/adapters/database/schema.ts";

/** Everything about one person's premium, newest first. */
export async function historyOf(db: Queries, userId: number) {
  const mine = eq(payments.userId, userId);
  const paymentList = await db
    .select()
    .from(payments)
    .where(mine)
    .orderBy(desc(payments.id))
    .limit(200);
  const subscribed = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.id));
  // News that came before we knew whose it was names only the payment or the subscription.
  const events = await db
    .select()
    .from(paymentEvents)
    .where(
      or(
        eq(paymentEvents.userId, userId),
        sql`${paymentEvents.reference} in (select ${payments.reference} from ${payments} where ${mine})`,
        sql`${paymentEvents.subscriptionCode} in (select ${subscriptions.code} from ${subscriptions} where ${subscriptions.userId} = ${userId})`,
      ),
    )
    .orderBy(desc(paymentEvents.id))
    .limit(200);
  const records = await db
    .select({ record: premiumRecords, by: users.username })
    .from(premiumRecords)
    .leftJoin(users, eq(users.id, premiumRecords.byUserId))
    .where(eq(premiumRecords.userId, userId))
    .orderBy(desc(premiumRecords.id))
    .limit(200);
  return { paymentList, subscriptions: subscribed, events, records };
}

/** What the books alone cannot clear up, newest first. */
export const recordsToCheck = (db: Queries) =>
  db
    .select({ record: premiumRecords, by: users.username })
    .from(premiumRecords)
    .leftJoin(users, eq(users.id, premiumRecords.byUserId))
    .where(
      or(
        inArray(premiumRecords.kind, ["payment-recovered", "payment-unmatched", "payment-refused"]),
        and(eq(premiumRecords.kind, "payment-counted"), isNull(premiumRecords.userId)),
      ),
    )
    .orderBy(desc(premiumRecords.id))
    .limit(100);

export type History = Awaited<ReturnType<typeof historyOf>>;

export async function addDecision(
  tx: Queries,
  decision: typeof premiumDecisions.$inferInsert,
): Promise<void> {
  await tx.insert(premiumDecisions).values(decision);
}
