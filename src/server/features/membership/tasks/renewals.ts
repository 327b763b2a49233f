import { isPremiumAt } from "#domain/plans.ts";
import { standpointOf } from "#domain/membership/standing.ts";
import { willRenew } from "#domain/membership/subscription.ts";
import { addDays, graceDays } from "#domain/membership/term.ts";
import { PaymentsUnavailable } from "#server/adapters/payments/port.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { factsOfOne, refreshPremium } from "../stores/member-facts.ts";
import { findSubscriptions, refreshSubscription } from "./ask-provider.ts";
import { settleCharge } from "../settle/settle-charge.ts";
import { stopRenewal } from "../account/switch-renewal.ts";
import { noteFailure } from "../settle/renewal-records.ts";
import { findPayment, lastCountedOf, unsettled, withoutSubscription } from "../stores/payments.ts";
import {
  changeSubscription,
  dueBetween,
  findSubscription,
  notLookedAtSince,
  ofShutOut,
  type SubscriptionRow,
} from "../stores/subscriptions.ts";
import { settle, type MembershipServices } from "../membership-services.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { forEach } from "./each.ts";
import { settleOne } from "./settle-payments.ts";

const hourMs = 60 * 60 * 1000;
/** Two looks fall into this before a paid year ends, so that nobody is without premium while the bank is at work. */
const aheadMs = 2 * hourMs;

export const renewalsTask = (services: MembershipServices): ScheduledTask => ({
  name: "renewals",
  cron: "7 * * * *",
  async run(signal) {
    const { database, clock } = services;
    const now = clock.now();
    await stopShutOut(services, signal);
    const until = new Date(now.getTime() + aheadMs);
    const due = await dueBetween(database.queries, addDays(now, -graceDays - 1), until);
    await forEach(services, due, (row) => lookAfter(services, row), signal);
  },
});

/** Once a day about everything that is not over, in case news got lost. */
export const reconcileTask = (services: MembershipServices): ScheduledTask => ({
  name: "reconcile-payments",
  cron: "15 3 * * *",
  async run(signal) {
    const { database, clock } = services;
    const now = clock.now();
    const db = database.queries;
    await forEach(
      services,
      await unsettled(db, "all", 1_000),
      (one) => settleOne(services, one),
      signal,
    );
    const silent = await withoutSubscription(db, addDays(now, -3));
    const learn = async ({ customerCode }: { customerCode: string | null }) =>
      customerCode === null ? undefined : findSubscriptions(services, customerCode);
    await forEach(services, silent, learn, signal);
    await stopShutOut(services, signal);
    const rows = await notLookedAtSince(db, new Date(now.getTime() - 20 * hourMs), now);
    await forEach(services, rows, (row) => lookAfter(services, row), signal);
  },
});

/** Whoever leaves, has left or was suspended is not charged again. */
const stopShutOut = async (services: MembershipServices, signal: AbortSignal): Promise<void> =>
  forEach(
    services,
    await ofShutOut(services.database.queries),
    (row) => stopRenewal(services, row, "reconciliation"),
    signal,
  );

async function lookAfter(services: MembershipServices, row: SubscriptionRow): Promise<void> {
  let trouble: PaymentsUnavailable | null = null;
  try {
    await refreshSubscription(services, row.code);
    await countMissed(services, row);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    trouble = error;
  }
  await giveGrace(services, row.code, trouble === null);
  if (trouble !== null) throw trouble;
  await stopIfOver(services, row.code);
}

/** Charges of the customer that nobody told us about. */
async function countMissed(services: MembershipServices, row: SubscriptionRow): Promise<void> {
  if (row.userId === null) return;
  const db = services.database.queries;
  const last = await lastCountedOf(db, row.userId);
  const customerId = row.customerId ?? last?.customerId ?? null;
  const paidAt = last?.paidAt ?? null;
  if (customerId === null || paidAt === null) return;
  for (const charge of await services.payments.chargesOf(customerId, addDays(paidAt, -1))) {
    const known = await findPayment(services.database.queries, charge.reference);
    if (known === null || known.state === "started")
      await settleCharge(services, charge, "reconciliation");
  }
}

/** A renewal that is not in when the paid year ends counts as late, not as over; a day later as failed. */
async function giveGrace(
  services: MembershipServices,
  code: string,
  isAnswered: boolean,
): Promise<void> {
  const now = services.clock.now();
  await settle(services, async (settling) => {
    const { tx } = settling;
    const userId = (await findSubscription(tx, code))?.userId ?? null;
    if (userId === null) return;
    await lockUser(tx, userId);
    const row = await findSubscription(tx, code);
    if (row === null || !willRenew(row.state)) return;
    const { paidUntil } = standpointOf(await factsOfOne(tx, userId), now);
    if (paidUntil === null || paidUntil.getTime() > now.getTime() + aheadMs) return;
    const isNoted = row.failedAt !== null && row.failedAt > addDays(paidUntil, -graceDays);
    if (!isNoted) {
      await changeSubscription(tx, row.id, { failedAt: paidUntil });
      await refreshPremium(tx, userId);
    }
    const isLate = isAnswered && now >= addDays(paidUntil, 1);
    if (isLate) await noteFailure(settling, userId, "reconciliation");
  });
}

/** Whose premium is over, by a refund or for want of a renewal, is not charged a year later out of the blue. */
async function stopIfOver(services: MembershipServices, code: string): Promise<void> {
  const db = services.database.queries;
  const row = await findSubscription(db, code);
  if (row === null || row.userId === null || !willRenew(row.state)) return;
  const facts = await factsOfOne(db, row.userId);
  const now = services.clock.now();
  const { premiumUntil } = standpointOf(facts, now);
  if (isPremiumAt(premiumUntil, now) || facts.payments.length === 0) return;
  await stopRenewal(services, row, "reconciliation");
}
