import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { tooFarAhead } from "#domain/calendar/moments.ts";
import type { Order } from "#domain/membership/charge.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { payments } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";

export type PaymentRow = typeof payments.$inferSelect;
type NewPayment = typeof payments.$inferInsert;

export async function findPayment(db: Queries, reference: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  return row ?? null;
}

/** For somebody else's, and for one that does not exist, the answer is the same. */
export async function findPaymentOf(
  db: Queries,
  userId: number,
  reference: string,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), eq(payments.userId, userId)));
  return row ?? null;
}

export async function lockPayment(tx: Queries, reference: string): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(eq(payments.reference, reference))
    .for("update");
  return row ?? null;
}

export async function addPayment(tx: Queries, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning();
  return row ?? fail("internal");
}

export async function changePayment(
  db: Queries,
  id: number,
  change: Partial<NewPayment>,
): Promise<PaymentRow> {
  const [row] = await db.update(payments).set(change).where(eq(payments.id, id)).returning();
  return row ?? fail("internal");
}

/** Payments of a user that may still be paid, newest first. */
export const unsettledOf = (db: Queries, userId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.state, "started")))
    .orderBy(desc(payments.id))
    .limit(10);

export const isSameOrder = (row: PaymentRow, order: Order): boolean =>
  row.cents === order.cents &&
  row.currency === order.currency &&
  row.planCode === order.planCode &&
  row.mode === order.mode;

const lastLooked = sql`coalesce(${payments.checkedAt}, ${payments.startedAt})`;

/**
 * Unsettled ones that it is time to ask about, the longest unasked first: a minute after they began, then after
 * two, four, eight, and at last once a day. Or all of them, whatever the time.
 */
export const unsettled = (db: Queries, now: Date | "all", limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.state, "started"),
        now === "all"
          ? undefined
          : or(
              sql`${lastLooked}
                + least(interval '1 day', power(2, least(${payments.checks}, 12)) * interval '1 minute')
                <= ${now.toISOString()}::timestamptz`,
              // Looked at in the future, by a clock that was wrong.
              sql`${lastLooked} > ${tooFarAhead(now).toISOString()}::timestamptz`,
            ),
      ),
    )
    .orderBy(sql`${payments.checkedAt} nulls first`, asc(payments.id))
    .limit(limit);

/** Changes one that is still unsettled, and leaves alone one that has been paid meanwhile. */
export async function changeUnsettled(
  db: Queries,
  id: number,
  change: Partial<NewPayment>,
): Promise<void> {
  await db
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, id), eq(payments.state, "started")));
}

/** What a user paid or tried to pay, newest first. An attempt that never reached the provider is none. */
export const paymentsOf = (db: Queries, userId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        or(ne(payments.state, "started"), isNotNull(payments.accessCode)),
      ),
    )
    .orderBy(desc(payments.startedAt), desc(payments.id))
    .limit(200);

const isCounted = inArray(payments.state, ["paid", "returned"]);

/** Everything one customer of the provider has paid for one plan, newest first. */
export const countedOfCustomer = (
  db: Queries,
  customerCode: string,
  planCode: string,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.customerCode, customerCode), eq(payments.planCode, planCode), isCounted))
    .orderBy(desc(payments.paidAt));

export async function lastCountedOf(db: Queries, userId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), isCounted))
    .orderBy(desc(payments.paidAt))
    .limit(1);
  return row ?? null;
}

/** The payment a receipt number names, if it is this user's and was paid. */
export async function receiptPayment(
  db: Queries,
  userId: number,
  id: number,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId), isCounted));
  return row ?? null;
}

export const withoutReceipt = (db: Queries, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(eq(payments.state, "paid"), isNull(payments.receiptSentAt), isNotNull(payments.userId)),
    )
    .orderBy(asc(payments.id))
    .limit(limit);

/** True for exactly one caller, who then sends the receipt. */
export async function claimReceipt(db: Queries, id: number, now: Date): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ receiptSentAt: now })
    .where(and(eq(payments.id, id), isNull(payments.receiptSentAt)))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

/** Customers who have paid lately and of whose subscription nothing has been heard. */
export const withoutSubscription = (
  db: Queries,
  since: Date,
): Promise<{ customerCode: string | null }[]> =>
  db
    .selectDistinct({ customerCode: payments.customerCode })
    .from(payments)
    .where(
      and(
        eq(payments.state, "paid"),
        gt(payments.paidAt, since),
        isNotNull(payments.customerCode),
        sql`not exists (select 1 from subscriptions s where s.customer_code = ${payments.customerCode}
          and s.user_id is not distinct from ${payments.userId})`,
      ),
    );
