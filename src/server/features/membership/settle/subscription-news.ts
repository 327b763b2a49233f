import { furtherOf, willRenew } from "#domain/membership/subscription.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { ProviderSubscription } from "#server/adapters/payments/port.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { refreshPremium } from "../stores/member-facts.ts";
import { countedOfCustomer, type PaymentRow } from "../stores/payments.ts";
import {
  addSubscription,
  changeSubscription,
  findSubscription,
  subscriptionsOf,
  type SubscriptionRow,
} from "../stores/subscriptions.ts";
import type { Settling, Source } from "../membership-services.ts";
import { stopRenewalsName } from "../tasks/names.ts";
import { lockCustomer } from "./settle-charge.ts";
import { noteFailure, noteRenewalSwitch } from "./renewal-records.ts";

interface Told {
  readonly subscription: ProviderSubscription;
  /** An answer of the provider has; a piece of news has not, since it may be old. */
  readonly hasLastWord: boolean;
  readonly source: Source;
}

interface Noted {
  readonly userId: number | null;
}

/** Takes in how a subscription stands. Null if it is for another plan, or of another kind of money. */
export async function noteSubscription(settling: Settling, told: Told): Promise<Noted | null> {
  const { tx, clock, payments } = settling;
  const { subscription, source } = told;
  if (subscription.mode !== payments.mode) return null;
  await lockCustomer(tx, subscription.customer.code);
  const before = await findSubscription(tx, subscription.code);
  if (before === null && !(await isOurs(settling, subscription))) return null;
  const now = clock.now();
  const heard = { firstAt: before?.createdAt ?? now, now };
  const userId = before?.userId ?? (await ownerOf(tx, subscription, heard));
  if (userId !== null) await lockUser(tx, userId);
  const row = await write(settling, told, before, userId);
  if (userId === null) return { userId };
  await refreshPremium(tx, userId);
  const rows = await subscriptionsOf(tx, userId);
  // Of one that is new to us nobody knows how it stood before; it was bought to be renewed.
  const wasOn = before === null || before.userId === null || willRenew(before.state);
  const isAnotherOn = rows.some(({ id, state }) => id !== row.id && willRenew(state));
  await noteRenewalSwitch(settling, { userId, wasOn: wasOn || isAnotherOn, rows, source });
  if (subscription.failedAt !== null) await noteFailure(settling, userId, source);
  await stopSuperseded(settling, rows);
  return { userId };
}

/** For the plan that is sold, or for one that its customer has paid us for before. */
async function isOurs(
  { tx, payments }: Settling,
  { planCode, customer }: ProviderSubscription,
): Promise<boolean> {
  if (planCode === payments.planCode) return true;
  return (await countedOfCustomer(tx, customer.code, planCode)).length > 0;
}

/** Nobody is charged twice a year: of several that go on, the newest is meant. */
async function stopSuperseded(
  { enqueue }: Settling,
  newestFirst: readonly SubscriptionRow[],
): Promise<void> {
  const [, ...older] = newestFirst.filter(({ state }) => willRenew(state));
  for (const { code } of older) await enqueue(stopRenewalsName, { code });
}

interface Heard {
  readonly firstAt: Date;
  readonly now: Date;
}

/** A subscription and the payment that made it are told within this time of each other. */
const togetherMs = 60 * 60 * 1000;

/**
 * Whoever made the payment that made it. While word of that payment may still be on its way nobody else has it: the
 * address may have been another account's. Of an account that is gone, nobody: not even a later one with its address.
 */
async function ownerOf(
  tx: Queries,
  { customer, planCode, createdAt }: ProviderSubscription,
  { firstAt, now }: Heard,
): Promise<number | null> {
  const paid = await countedOfCustomer(tx, customer.code, planCode);
  const earlier = paid.filter(({ startedAt }) => startedAt <= firstAt);
  const isTogether = ({ paidAt }: PaymentRow): boolean =>
    createdAt === null ||
    Math.abs((paidAt?.getTime() ?? 0) - createdAt.getTime()) <= togetherMs ||
    now.getTime() - firstAt.getTime() > togetherMs;
  return earlier.find(isTogether)?.userId ?? null;
}

function write(
  { tx, clock, secrets }: Settling,
  { subscription, hasLastWord }: Told,
  before: SubscriptionRow | null,
  userId: number | null,
): Promise<SubscriptionRow> {
  const now = clock.now();
  const { code, token, state, customer, nextPaymentAt, card, failedAt } = subscription;
  const known = {
    userId,
    ...(customer.id !== null && { customerId: customer.id }),
    ...(token !== null && { sealedToken: secrets.seal(token) }),
    ...(card !== null && {
      cardBrand: card.brand,
      cardLast4: card.last4,
      cardExpires: card.expires,
    }),
    ...(hasLastWord && { checkedAt: now }),
    updatedAt: now,
  };
  if (before === null) {
    const { planCode } = subscription;
    const mode = subscription.mode === "live" ? "live" : "test";
    const named = { code, planCode, mode, customerCode: customer.code, createdAt: now } as const;
    return addSubscription(tx, { ...named, ...known, state, nextPaymentAt, failedAt });
  }
  return changeSubscription(tx, before.id, {
    ...known,
    state: hasLastWord ? state : furtherOf(before.state, state),
    nextPaymentAt: hasLastWord
      ? (nextPaymentAt ?? before.nextPaymentAt)
      : later(before.nextPaymentAt, nextPaymentAt),
    failedAt: later(before.failedAt, failedAt),
  });
}

export function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
