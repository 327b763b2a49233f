import { sql } from "drizzle-orm";
import {
  chargeState,
  mismatchOf,
  type Charge,
  type ChargeState,
  type Mismatch,
} from "#domain/payments/charge.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { lockUser } from "#server/premium/facts.ts";
import { addRecord } from "#server/premium/records.ts";
import { changePayment, findPayment, lockPayment, type PaymentRow } from "../stores/payments.ts";
import { addPart } from "../stores/refunds.ts";
import type { Source, SubscriptionServices } from "../subscription-services.ts";
import { carryOut, type After } from "./aftermath.ts";
import { count } from "./count.ts";
import { addRenewal } from "./renewal.ts";
import { takeBack } from "./take-back.ts";

/** What became of a charge: counted or not, and why. `unknown` is no charge of ours. */
export type Verdict = ChargeState | "refused" | "unknown";

export interface Settled {
  readonly verdict: Verdict;
  readonly userId: number | null;
  readonly after: readonly After[];
}

/** Judges a charge and lets it count once, whoever brings it and however often. */
export async function settleCharge(
  services: SubscriptionServices,
  charge: Charge,
  source: Source,
): Promise<Verdict> {
  const { verdict, after } = await services.database.transaction((tx) =>
    settleIn(tx, services, charge, source),
  );
  await carryOut(services, after);
  return verdict;
}

/** The same inside a transaction of the caller's, who then does what is left to do. */
export async function settleIn(
  tx: Queries,
  services: SubscriptionServices,
  charge: Charge,
  source: Source,
): Promise<Settled> {
  await lockCustomer(tx, charge.customer.code);
  const known = await findPayment(tx, charge.reference);
  const found = known ?? (await addRenewal(tx, services, charge));
  if (found === null) return { verdict: "unknown", userId: null, after: [] };
  if (found.userId !== null) await lockUser(tx, found.userId);
  const payment = (await lockPayment(tx, charge.reference)) ?? found;
  const { verdict, after } = await judge(tx, services, payment, charge, source);
  return { verdict, userId: payment.userId, after };
}

/** Charge and subscription of one customer may be told at the same moment, and each must see the other. */
export async function lockCustomer(tx: Queries, customerCode: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`customer ${customerCode}`}))`);
}

async function judge(
  tx: Queries,
  services: SubscriptionServices,
  payment: PaymentRow,
  charge: Charge,
  source: Source,
): Promise<{ verdict: Verdict; after: readonly After[] }> {
  const told = chargeState(charge);
  if (payment.state === "refused") return { verdict: "refused", after: [] };
  const counted = payment.state === "paid" || payment.state === "returned" ? payment.state : null;
  if (told !== "paid" && told !== "returned") return { verdict: counted ?? told, after: [] };
  const mismatch = counted === null ? mismatchOf(charge, payment) : null;
  if (mismatch !== null) return refuse(tx, services, payment, charge, mismatch, source);
  if (told === "returned") {
    const part = { kind: "reversal", key: payment.reference, cents: payment.cents } as const;
    await addPart(tx, payment.id, part, services.clock.now());
  }
  const settled =
    counted === null
      ? await count(tx, services, payment, charge, source)
      : await takeBack(tx, services, payment, source);
  const verdict = settled.payment.state === "returned" ? "returned" : "paid";
  return { verdict, after: settled.after };
}

async function refuse(
  tx: Queries,
  { clock }: SubscriptionServices,
  { id, userId, reference }: PaymentRow,
  charge: Charge,
  mismatch: Mismatch,
  source: Source,
): Promise<{ verdict: Verdict; after: readonly After[] }> {
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
  const message = "A payment is not what was ordered, and does not count";
  return { verdict: "refused", after: [{ kind: "log", level: "warn", message, facts }] };
}

/** An amount that is no amount is not written down as one. */
const storable = (amount: unknown): number | null =>
  typeof amount === "number" && Number.isInteger(amount) && Math.abs(amount) <= 2_147_483_647
    ? amount
    : null;
