import type { Charge } from "#domain/membership/charge.ts";
import { addDays } from "#domain/membership/term.ts";
import { addRecord, hasRecord } from "../stores/records.ts";
import {
  settle,
  type Settling,
  type Source,
  type MembershipServices,
} from "../membership-services.ts";
import { concernsUs } from "./lost-payment.ts";
import { lockCustomer, settleCharge, type Verdict } from "./settle-charge.ts";

/** So far back a customer's payments may lie for a renewal of today to follow from them. */
const historyDays = 3 * 366;

/** Settles a charge of which we know nothing. What belongs to nobody is shown to the administrators. */
export async function settleLost(
  services: MembershipServices,
  charge: Charge,
  source: Source,
): Promise<Verdict> {
  const verdict = await settleCharge(services, charge, source);
  if (verdict !== "unknown" || !concernsUs(services.payments, charge)) return verdict;
  // A renewal is known by what its customer paid before, and that may be lost as well.
  const since = addDays(services.clock.now(), -historyDays);
  const history = await services.payments.chargesOf(charge.customer.id, since);
  for (const earlier of history.toReversed()) {
    if (earlier.reference !== charge.reference) await settleCharge(services, earlier, source);
  }
  const again = await settleCharge(services, charge, source);
  if (again === "unknown") await settle(services, (settling) => report(settling, charge, source));
  return again;
}

/** Once for each: an alert that comes every day is not read. */
async function report(
  { tx, clock, log }: Settling,
  { reference, amount, customer }: Charge,
  source: Source,
): Promise<void> {
  await lockCustomer(tx, customer.code);
  const kind = "payment-unmatched";
  if (await hasRecord(tx, kind, reference)) return;
  const cents = Number.isSafeInteger(amount) && Number(amount) < 2 ** 31 ? Number(amount) : null;
  const reason = `Paid by the customer ${customer.code}. Nothing proves that we began it, so nobody got anything for it.`;
  await addRecord(tx, { kind, source, reference, cents, reason, at: clock.now() });
  const message = "Somebody paid for our plan, and nothing here says who: look at it by hand";
  log.warn(message, { alert: kind, reference, cents, source });
}
