import { eq } from "drizzle-orm";
import { returnedOf, type ReturnedPart } from "#domain/membership/money-back.ts";
import { isPremiumAt } from "#domain/plans.ts";
import { users } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { refreshPremium } from "../stores/member-facts.ts";
import { addRecord } from "../stores/records.ts";
import { returnedMail } from "../mails/membership-mails.tsx";
import { changePayment, findPayment, lockPayment, type PaymentRow } from "../stores/payments.ts";
import { addPart, partsOf } from "../stores/refunds.ts";
import type { Settling, Source } from "../membership-services.ts";
import { stopRenewalsName } from "../tasks/names.ts";

/** Works out how much of a counted payment went back; all of it means that it does not count any more. */
export async function settleMoneyBack(
  { tx, clock, enqueue, mailer, log, appUrl }: Settling,
  payment: PaymentRow,
  source: Source,
): Promise<PaymentRow> {
  if (payment.paidCents === null || payment.paidAt === null) return payment;
  const now = clock.now();
  const returnedCents = returnedOf(await partsOf(tx, payment.id), payment.paidCents);
  const state = returnedCents >= payment.paidCents ? "returned" : "paid";
  if (returnedCents === payment.returnedCents && state === payment.state) return payment;
  const changed = await changePayment(tx, payment.id, {
    state,
    returnedCents,
    returnedAt: payment.returnedAt ?? now,
  });
  const { userId, reference } = payment;
  const premiumUntil = userId === null ? null : await refreshPremium(tx, userId);
  if (state === payment.state) return changed;
  const cents = returnedCents;
  const isGone = state === "returned";
  await addRecord(tx, {
    kind: isGone ? "payment-returned" : "payment-counted",
    source,
    userId,
    reference,
    cents: isGone ? cents : payment.paidCents,
    premiumUntil,
    at: now,
  });
  const message = isGone
    ? "A payment went back, and does not count any more"
    : "Only a part of a payment went back, so it counts again";
  log.info(message, { reference, userId, cents, source });
  if (userId === null || !isGone) return changed;
  const until = isPremiumAt(premiumUntil, now) ? premiumUntil : null;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (user !== undefined)
    await mailer.send({ to: user.email, ...returnedMail(user.username, cents, until, appUrl) });
  // The provider goes on charging after a refund unless it is told not to.
  if (until === null) await enqueue(stopRenewalsName, { userId });
  return changed;
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
}

/** Writes a returned part down, also when the payment itself has not been heard of yet. */
export async function notePart(
  settling: Settling,
  part: NamedPart,
  source: Source,
): Promise<Noted> {
  const { tx, clock } = settling;
  const found = await findPayment(tx, part.reference);
  const userId = found?.userId ?? null;
  if (userId !== null) await lockUser(tx, userId);
  const payment = found && (await lockPayment(tx, part.reference));
  if (payment === null) return { outcome: "waiting for the charge", userId };
  const cents = Math.min(part.cents ?? payment.cents, payment.paidCents ?? payment.cents);
  await addPart(tx, payment.id, { kind: part.kind, key: part.key, cents }, clock.now());
  if (payment.paidAt === null) return { outcome: "waiting for the charge", userId };
  const { state } = await settleMoneyBack(settling, payment, source);
  return { outcome: state === "returned" ? "returned" : "partly returned", userId };
}
