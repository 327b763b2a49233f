import { sql } from "drizzle-orm";
import {
  chargeState,
  mismatchOf,
  type Charge,
  type ChargeState,
  type Mismatch,
} from "#domain/membership/charge.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { addRecord } from "../stores/records.ts";
import { isAnothers } from "../stores/owners.ts";
import { changePayment, findPayment, lockPayment, type PaymentRow } from "../stores/payments.ts";
import { addPart } from "../stores/refunds.ts";
import {
  settle,
  type Settling,
  type Source,
  type MembershipServices,
} from "../membership-services.ts";
import { countPayment } from "./count-payment.ts";
import { addLost } from "./lost-payment.ts";
import { addRenewal } from "./renewal.ts";
import { settleMoneyBack } from "./money-back.ts";

/** What became of a charge: counted or not, and why. `unknown` is no charge of ours. */
export type Verdict = ChargeState | "refused" | "unknown";

export interface Settled {
  readonly verdict: Verdict;
  readonly userId: number | null;
}

/** Judges a charge and lets it count once, whoever brings it and however often. */
export async function settleCharge(
  services: MembershipServices,
  charge: Charge,
  source: Source,
): Promise<Verdict> {
  const { verdict } = await settle(services, (settling) => settleIn(settling, charge, source));
  return verdict;
}

/** The same inside a transaction of the caller's. */
export async function settleIn(
  settling: Settling,
  charge: Charge,
  source: Source,
): Promise<Settled> {
  const { tx } = settling;
  await lockCustomer(tx, charge.customer.code);
  const known = await findPayment(tx, charge.reference);
  const found =
    known ?? (await addLost(settling, charge, source)) ?? (await addRenewal(settling, charge));
  if (found === null) return { verdict: "unknown", userId: null };
  if (found.userId !== null) await lockUser(tx, found.userId);
  const payment = (await lockPayment(tx, charge.reference)) ?? found;
  const verdict = await judge(settling, payment, charge, source);
  return { verdict, userId: payment.userId };
}

/** Charge and subscription of one customer may be told at the same moment, and each must see the other. */
export async function lockCustomer(tx: Queries, customerCode: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`customer ${customerCode}`}))`);
}

async function judge(
  settling: Settling,
  payment: PaymentRow,
  charge: Charge,
  source: Source,
): Promise<Verdict> {
  const told = chargeState(charge);
  if (payment.state === "refused") return "refused";
  const counted = payment.state === "paid" || payment.state === "returned" ? payment.state : null;
  if (told !== "paid" && told !== "returned") return counted ?? told;
  const mismatch = counted === null ? await mismatchIn(settling.tx, payment, charge) : null;
  if (mismatch !== null) return refuse(settling, payment, charge, mismatch, source);
  if (told === "returned") {
    const part = { kind: "reversal", key: payment.reference, cents: payment.cents } as const;
    await addPart(settling.tx, payment.id, part, settling.clock.now());
  }
  const settled =
    counted === null
      ? await countPayment(settling, payment, charge, source)
      : await settleMoneyBack(settling, payment, source);
  return settled.state === "returned" ? "returned" : "paid";
}

/** In which way a charge is not what was ordered, or not by whom. */
async function mismatchIn(
  tx: Queries,
  payment: PaymentRow,
  charge: Charge,
): Promise<Mismatch | null> {
  const mismatch = mismatchOf(charge, payment);
  if (mismatch !== null || payment.kind === "renewal" || payment.userId === null) return mismatch;
  const named = { userId: charge.userId, email: charge.customer.email };
  return (await isAnothers(tx, payment, named)) ? "owner" : null;
}

async function refuse(
  { tx, clock, log }: Settling,
  { id, userId, reference }: PaymentRow,
  charge: Charge,
  mismatch: Mismatch,
  source: Source,
): Promise<"refused"> {
  const cents = storable(charge.amount);
  await changePayment(tx, id, {
    state: "refused",
    mismatch,
    paidCents: cents,
    transactionId: charge.transactionId,
  });
  await addRecord(tx, {
    kind: "payment-refused",
    source,
    userId,
    reference,
    cents,
    mismatch,
    at: clock.now(),
  });
  const facts = { alert: "payment-refused", reference, userId, mismatch, source };
  log.warn("A payment is not what was ordered, and does not count", facts);
  return "refused";
}

/** An amount that is no amount is not written down as one. */
const storable = (amount: unknown): number | null =>
  typeof amount === "number" && Number.isInteger(amount) && Math.abs(amount) <= 2_147_483_647
    ? amount
    : null;
