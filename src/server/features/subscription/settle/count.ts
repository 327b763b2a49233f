import type { Charge } from "#domain/payments/charge.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { lockUser, refreshPremium } from "#server/premium/facts.ts";
import { addRecord } from "#server/premium/records.ts";
import { changePayment, type PaymentRow } from "../stores/payments.ts";
import { changeSubscription, subscriptionsOf, unlinkedOf } from "../stores/subscriptions.ts";
import type { Source, SubscriptionServices } from "../subscription-services.ts";
import { learnSubscriptionsName, stopRenewalsName, task } from "../tasks/names.ts";
import type { After } from "./aftermath.ts";
import { takeBack } from "./take-back.ts";
import { noteTurn } from "./turns.ts";

/** Lets a payment count: the one place that does. The caller holds the locks and has judged the charge. */
export async function count(
  tx: Queries,
  services: SubscriptionServices,
  { id, userId, cents }: PaymentRow,
  charge: Charge,
  source: Source,
): Promise<{ payment: PaymentRow; after: readonly After[] }> {
  const now = services.clock.now();
  const payment = await changePayment(tx, id, {
    state: "paid",
    paidCents: cents,
    paidAt: charge.paidAt ?? now,
    transactionId: charge.transactionId,
    customerId: charge.customer.id,
    customerCode: charge.customer.code,
    cardBrand: charge.card?.brand ?? null,
    cardLast4: charge.card?.last4 ?? null,
    cardExpires: charge.card?.expires ?? null,
  });
  const { reference } = payment;
  const facts = { reference, userId, cents, source };
  if (userId === null) {
    await addRecord(tx, { kind: "payment-counted", source, reference, cents, at: now });
    const message = "Somebody paid whose account is gone; the money has to go back by hand";
    const alert = { ...facts, alert: "payment-without-account" };
    return {
      payment,
      after: [
        { kind: "log", level: "warn", message, facts: alert },
        task(stopRenewalsName, { customerCode: charge.customer.code }),
      ],
    };
  }
  const linked = await link(tx, services, userId, payment);
  const premiumUntil = await refreshPremium(tx, userId);
  await addRecord(tx, {
    kind: "payment-counted",
    source,
    userId,
    reference,
    cents,
    premiumUntil,
    at: now,
  });
  // Money may have gone back before we knew that it came.
  const back = await takeBack(tx, services, payment, source);
  return {
    payment: back.payment,
    after: [
      { kind: "log", level: "info", message: "A payment counts", facts },
      ...linked,
      ...back.after,
      ...(back.payment.state === "paid" ? [{ kind: "receipt", paymentId: id } as const] : []),
      task(learnSubscriptionsName, { customerCode: charge.customer.code }),
    ],
  };
}

/** Subscriptions whose news arrived first now belong to somebody; older ones were somebody else's, of the same address. */
async function link(
  tx: Queries,
  services: SubscriptionServices,
  userId: number,
  { customerCode, startedAt }: PaymentRow,
): Promise<readonly After[]> {
  await lockUser(tx, userId);
  const unlinked = customerCode === null ? [] : await unlinkedOf(tx, customerCode);
  const found = unlinked.filter(({ createdAt }) => createdAt >= startedAt);
  for (const { id } of found) await changeSubscription(tx, id, { userId });
  if (found.length === 0) return [];
  const rows = await subscriptionsOf(tx, userId);
  return noteTurn(tx, services, { userId, wasOn: true, rows, source: "webhook" });
}
