import { eq } from "drizzle-orm";
import { chargeState, type Charge } from "#domain/membership/charge.ts";
import { userIdIn } from "#domain/membership/reference.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import type { Payments } from "#server/adapters/payments/port.ts";
import { addRecord } from "../stores/records.ts";
import { provenBy, type BegunPayment } from "../pay/proof.ts";
import { addPayment, type PaymentRow } from "../stores/payments.ts";
import type { Settling, Source } from "../membership-services.ts";

/**
 * A payment that we began and know nothing of: the database was restored from a backup that is older. What came back
 * with the charge proves what we began, and for whom; without such a proof it is not ours to count.
 */
export async function addLost(
  { tx, payments, secrets, clock, log }: Settling,
  charge: Charge,
  source: Source,
): Promise<PaymentRow | null> {
  const order = isMoney(charge) ? provenBy(secrets, charge) : null;
  if (order === null || order.mode !== payments.mode) return null;
  const userId = (await isStillThere(tx, order)) ? order.userId : null;
  const { reference, cents, currency, planCode, mode, username, email, startedAt } = order;
  const told = { source, userId, reference, cents };
  await addRecord(tx, { kind: "payment-recovered", ...told, at: clock.now() });
  log.warn("A payment that we knew nothing of was found again: was the database restored?", {
    alert: "payment-recovered",
    ...told,
  });
  const given = { reference, cents, currency, planCode, mode, username, email, startedAt };
  return addPayment(tx, { ...given, userId, kind: "first", state: "started" });
}

/** The same account, and not another one that has its number now. */
async function isStillThere(tx: Queries, { userId, userSince }: BegunPayment): Promise<boolean> {
  const [user] = await tx
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  return user?.createdAt.getTime() === userSince.getTime();
}

/** Money for our plan, or under a name that looks like one of ours. */
export const concernsUs = (
  { planCode, mode }: Pick<Payments, "planCode" | "mode">,
  charge: Charge,
): boolean =>
  isMoney(charge) &&
  charge.mode === mode &&
  (charge.planCode === planCode || userIdIn(charge.reference) !== null);

function isMoney(charge: Charge): boolean {
  const state = chargeState(charge);
  return state === "paid" || state === "returned";
}
