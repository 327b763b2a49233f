import { eq } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  paymentEvents,
  payments,
  premiumDecisions,
  premiumRecords,
  subscriptions,
} from "#server/adapters/database/schema.ts";

/** What a user paid and was given. Of the token that steers a subscription it says that there is one. */
export async function exportMembership(
  db: Queries,
  { id }: { readonly id: number },
): Promise<Record<string, unknown>> {
  const paid = await db.select().from(payments).where(eq(payments.userId, id));
  const subscribed = await db.select().from(subscriptions).where(eq(subscriptions.userId, id));
  const told = await db.select().from(paymentEvents).where(eq(paymentEvents.userId, id));
  const decided = await db.select().from(premiumDecisions).where(eq(premiumDecisions.userId, id));
  const recorded = await db.select().from(premiumRecords).where(eq(premiumRecords.userId, id));
  return {
    payments: paid.map((row) => ({
      reference: row.reference,
      kind: row.kind,
      state: row.state,
      cents: row.cents,
      currency: row.currency,
      username: row.username,
      email: row.email,
      paidCents: row.paidCents,
      paidAt: row.paidAt,
      returnedCents: row.returnedCents,
      returnedAt: row.returnedAt,
      disputedAt: row.disputedAt,
      startedAt: row.startedAt,
      receiptSentAt: row.receiptSentAt,
      customerCode: row.customerCode,
      card: [row.cardBrand, row.cardLast4, row.cardExpires],
    })),
    subscriptions: subscribed.map((row) => ({
      code: row.code,
      state: row.state,
      nextPaymentAt: row.nextPaymentAt,
      failedAt: row.failedAt,
      card: [row.cardBrand, row.cardLast4, row.cardExpires],
      hasToken: row.sealedToken !== null,
      createdAt: row.createdAt,
    })),
    paymentEvents: told.map(({ event, reference, outcome, receivedAt }) => ({
      event,
      reference,
      outcome,
      receivedAt,
    })),
    premiumDecisions: decided.map(({ until, reason, madeAt }) => ({ until, reason, madeAt })),
    premiumRecords: recorded.map(
      ({ kind, source, reference, cents, reason, premiumUntil, at }) => ({
        kind,
        source,
        reference,
        cents,
        reason,
        premiumUntil,
        at,
      }),
    ),
  };
}
