import { returnedOf, type ReturnedPart } from "#domain/payments/returns.ts";
import { isPremiumAt } from "#domain/plans.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { lockUser, refreshPremium } from "#server/premium/facts.ts";
import { addRecord } from "#server/premium/records.ts";
import { returnedMail } from "../mails/membership-mails.tsx";
import { changePayment, findPayment, lockPayment, type PaymentRow } from "../stores/payments.ts";
import { addPart, partsOf } from "../stores/refunds.ts";
import type { Source, SubscriptionServices } from "../subscription-services.ts";
import { settleChargeName, stopRenewalsName, task } from "../tasks/names.ts";
import type { After } from "./aftermath.ts";

interface TakenBack {
  readonly payment: PaymentRow;
  readonly after: readonly After[];
}

/** Works out how much of a counted payment went back; all of it means that it does not count any more. */
export async function takeBack(
  tx: Queries,
  services: SubscriptionServices,
  payment: PaymentRow,
  source: Source,
): Promise<TakenBack> {
  if (payment.paidCents === null || payment.paidAt === null) return { payment, after: [] };
  const now = services.clock.now();
  const returnedCents = returnedOf(await partsOf(tx, payment.id), payment.paidCents);
  const state = returnedCents >= payment.paidCents ? "returned" : "paid";
  if (returnedCents === payment.returnedCents && state === payment.state)
    return { payment, after: [] };
  const changed = await changePayment(tx, payment.id, {
    state,
    returnedCents,
    returnedAt: payment.returnedAt ?? now,
  });
  const { userId, reference } = payment;
  const premiumUntil = userId === null ? null : await refreshPremium(tx, userId);
  if (state === payment.state) return { payment: changed, after: [] };
  const cents = returnedCents;
  await addRecord(tx, {
    kind: "payment-returned",
    source,
    userId,
    reference,
    cents,
    premiumUntil,
    at: now,
  });
  const facts = { reference, userId, cents, source };
  const message = "A payment went back, and does not count any more";
  const logged: After = { kind: "log", level: "info", message, facts };
  if (userId === null || state !== "returned") return { payment: changed, after: [logged] };
  const isOver = !isPremiumAt(premiumUntil, now);
  const compose = (username: string) =>
    returnedMail(username, cents, isOver ? null : premiumUntil, services.appUrl);
  return {
    payment: changed,
    after: [
      logged,
      { kind: "mail", userId, compose },
      // The provider goes on charging after a refund unless it is told not to.
      ...(isOver ? [task(stopRenewalsName, { userId })] : []),
    ],
  };
}

export interface NamedPart extends Pick<ReturnedPart, "kind"> {
  readonly reference: string;
  readonly key: string;
  /** Null: all of it. */
  readonly cents: number | null;
}

interface Noted {
  readonly outcome: "returned" | "partly returned" | "waiting for the charge";
  readonly userId: number | null;
  readonly after: readonly After[];
}

/** Writes a returned part down, also when the payment itself has not been heard of yet. */
export async function notePart(
  tx: Queries,
  services: SubscriptionServices,
  part: NamedPart,
  source: Source,
): Promise<Noted> {
  const found = await findPayment(tx, part.reference);
  const userId = found?.userId ?? null;
  if (userId !== null) await lockUser(tx, userId);
  const payment = found && (await lockPayment(tx, part.reference));
  if (payment === null) {
    const after = [task(settleChargeName, { reference: part.reference, part })];
    return { outcome: "waiting for the charge", userId, after };
  }
  const cents = Math.min(part.cents ?? payment.cents, payment.paidCents ?? payment.cents);
  await addPart(tx, payment.id, { kind: part.kind, key: part.key, cents }, services.clock.now());
  if (payment.paidAt === null) {
    const after = [task(settleChargeName, { reference: part.reference })];
    return { outcome: "waiting for the charge", userId, after };
  }
  const { payment: changed, after } = await takeBack(tx, services, payment, source);
  const outcome = changed.state === "returned" ? "returned" : "partly returned";
  return { outcome, userId, after };
}
