import { furtherOf, willRenew, type SubscriptionState } from "#domain/membership/subscription.ts";
import { PaymentsUnavailable } from "#server/adapters/payments/port.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { refreshPremium } from "../stores/member-facts.ts";
import {
  changeSubscription,
  findSubscription,
  subscriptionsOf,
  type SubscriptionRow,
} from "../stores/subscriptions.ts";
import { settle, type Source, type MembershipServices } from "../membership-services.ts";
import { lockCustomer } from "../settle/settle-charge.ts";
import { noteRenewalSwitch } from "../settle/renewal-records.ts";

/** No further charge. Nothing changes here before the provider has agreed. */
export async function stopRenewal(
  services: MembershipServices,
  row: SubscriptionRow,
  source: Source,
): Promise<void> {
  const { payments } = services;
  const wasStopped = await payments.stopRenewal(row.code, await tokenOf(services, row));
  const told = wasStopped ? null : await payments.findSubscription(row.code);
  if (told !== null && willRenew(told.state))
    throw new PaymentsUnavailable("The provider would not stop a renewal");
  await setState(services, row, furtherOf(told?.state ?? "non-renewing", "non-renewing"), source);
}

/** Goes on again. False when it is over for good. */
export async function resumeRenewal(
  services: MembershipServices,
  row: SubscriptionRow,
  source: Source,
): Promise<boolean> {
  const { payments } = services;
  const wasResumed = await payments.resumeRenewal(row.code, await tokenOf(services, row));
  const told = wasResumed ? null : await payments.findSubscription(row.code);
  const state = wasResumed ? "active" : (told?.state ?? "cancelled");
  await setState(services, row, state, source);
  return willRenew(state);
}

async function tokenOf(
  { secrets, payments }: MembershipServices,
  { code, sealedToken }: SubscriptionRow,
): Promise<string> {
  const known = sealedToken === null ? null : secrets.open(sealedToken);
  const token = known ?? (await payments.findSubscription(code))?.token ?? null;
  if (token === null) throw new PaymentsUnavailable("The provider keeps a token to itself");
  return token;
}

async function setState(
  services: MembershipServices,
  { id, code, customerCode, userId }: SubscriptionRow,
  state: SubscriptionState,
  source: Source,
): Promise<void> {
  await settle(services, async (settling) => {
    const { tx, clock } = settling;
    await lockCustomer(tx, customerCode);
    if (userId !== null) await lockUser(tx, userId);
    const before = await findSubscription(tx, code);
    await changeSubscription(tx, id, { state, updatedAt: clock.now() });
    if (userId === null || before === null) return;
    await refreshPremium(tx, userId);
    const rows = await subscriptionsOf(tx, userId);
    const wasOn =
      willRenew(before.state) || rows.some((row) => row.id !== id && willRenew(row.state));
    await noteRenewalSwitch(settling, { userId, wasOn, rows, source });
  });
}
