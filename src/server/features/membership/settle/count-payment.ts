import type { Charge } from "#domain/membership/charge.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { refreshPremium } from "../stores/member-facts.ts";
import { addRecord } from "../stores/records.ts";
import { sendReceipt } from "../mails/send-receipt.ts";
import { changePayment, type PaymentRow } from "../stores/payments.ts";
import { changeSubscription, subscriptionsOf, unlinkedOf } from "../stores/subscriptions.ts";
import type { Settling, Source } from "../membership-services.ts";
import { findSubscriptionsName, stopRenewalsName } from "../tasks/names.ts";
import { settleMoneyBack } from "./money-back.ts";
import { noteRenewalSwitch } from "./renewal-records.ts";

/** Lets a payment count: the one place that does. The caller holds the locks and has judged the charge. */
export async function countPayment(
  settling: Settling,
  { id, userId, cents, startedAt }: PaymentRow,
  charge: Charge,
  source: Source,
): Promise<PaymentRow> {
  const { tx, clock, log, enqueue } = settling;
  const now = clock.now();
  const payment = await changePayment(tx, id, {
    state: "paid",
    paidCents: cents,
    paidAt: within(startedAt, charge.paidAt ?? now, now),
    transactionId: charge.transactionId,
    customerId: charge.customer.id,
    customerCode: charge.customer.code,
    cardBrand: charge.card?.brand ?? null,
    cardLast4: charge.card?.last4 ?? null,
    cardExpires: charge.card?.expires ?? null,
  });
  const { reference } = payment;
  const customer = { customerCode: charge.customer.code };
  const facts = { reference, userId, cents, source };
  if (userId === null) {
    await addRecord(tx, { kind: "payment-counted", source, reference, cents, at: now });
    await enqueue(stopRenewalsName, customer);
    const message = "Somebody paid whose account is gone; the money has to go back by hand";
    log.warn(message, { ...facts, alert: "payment-without-account" });
    return payment;
  }
  log.info("A payment counts", facts);
  await link(settling, userId, payment);
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
  const counted = await settleMoneyBack(settling, payment, source);
  if (counted.state === "paid") await sendReceipt(settling, id);
  await enqueue(findSubscriptionsName, customer);
  return counted;
}

/** Nothing is paid before it began, nor after it was heard of: a clock that is wrong over there moves nobody's year. */
const within = (start: Date, date: Date, end: Date): Date =>
  new Date(Math.min(Math.max(date.getTime(), start.getTime()), end.getTime()));

/** Subscriptions whose news arrived first now belong to somebody; older ones were somebody else's, of the same address. */
async function link(
  settling: Settling,
  userId: number,
  { customerCode, startedAt }: PaymentRow,
): Promise<void> {
  const { tx } = settling;
  await lockUser(tx, userId);
  const unlinked = customerCode === null ? [] : await unlinkedOf(tx, customerCode);
  const found = unlinked.filter(({ createdAt }) => createdAt >= startedAt);
  for (const { id } of found) await changeSubscription(tx, id, { userId });
  if (found.length === 0) return;
  const rows = await subscriptionsOf(tx, userId);
  await noteRenewalSwitch(settling, { userId, wasOn: true, rows, source: "webhook" });
}
