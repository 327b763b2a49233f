import type { ProviderSubscription } from "#server/adapters/payments/port.ts";
import { settleCharge } from "../settle/settle-charge.ts";
import { noteSubscription } from "../settle/subscription-news.ts";
import { findPayment } from "../stores/payments.ts";
import { findSubscription } from "../stores/subscriptions.ts";
import { settle, type MembershipServices } from "../membership-services.ts";

/** Asks how a subscription stands, and takes the answer for the last word. False if it is not known there. */
export async function refreshSubscription(
  services: MembershipServices,
  code: string,
): Promise<boolean> {
  const told = await services.payments.findSubscription(code);
  if (told === null) return false;
  await takeAnswer(services, told);
  if (told.lastReference !== null) await settleUnknown(services, told.lastReference);
  return true;
}

/** Asks which subscriptions a customer has. One that was over before we heard of it is of no interest. */
export async function findSubscriptions(
  services: MembershipServices,
  customerCode: string,
): Promise<void> {
  const db = services.database.queries;
  for (const told of await services.payments.subscriptionsOf(customerCode)) {
    const isNews = told.state !== "cancelled" || (await findSubscription(db, told.code)) !== null;
    if (isNews) await takeAnswer(services, told);
  }
}

async function takeAnswer(
  services: MembershipServices,
  subscription: ProviderSubscription,
): Promise<void> {
  const told = { subscription, hasLastWord: true, source: "reconciliation" } as const;
  await settle(services, (settling) => noteSubscription(settling, told));
}

/** Asks about a charge we have not counted. */
async function settleUnknown(services: MembershipServices, reference: string): Promise<void> {
  const known = await findPayment(services.database.queries, reference);
  if (known !== null && known.state !== "started") return;
  const charge = await services.payments.findCharge(reference);
  if (charge !== null) await settleCharge(services, charge, "reconciliation");
}
