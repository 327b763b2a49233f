import { willRenew, type SubscriptionState } from "./subscription.ts";
import {
  addDays,
  isMadeGood,
  paidUntil,
  premiumUntil,
  countedPayments,
  type Standing,
} from "./term.ts";

/** What is known of one member, from which everything else follows. */
export interface MemberFacts extends Omit<Standing, "isRenewing" | "renewalFailedAt"> {
  /** The newest one; null while there is none, or while its news has not arrived. */
  readonly subscription: {
    readonly state: SubscriptionState;
    readonly nextPaymentAt: Date | null;
    readonly failedAt: Date | null;
  } | null;
}

export type MembershipState = "none" | "renewing" | "ending" | "overdue" | "given" | "ended";

export interface Standpoint {
  readonly state: MembershipState;
  readonly paidUntil: Date | null;
  readonly premiumUntil: Date | null;
  readonly renewsAt: Date | null;
}

/** A subscription is announced within minutes of its first payment; a day later there is none. */
export const newsDays = 1;

export const standingOf = ({ payments, decisions, subscription }: MemberFacts): Standing => ({
  payments,
  decisions,
  renewalFailedAt: subscription?.failedAt ?? null,
  isRenewing: subscription !== null && willRenew(subscription.state),
});

/** How a membership stands at a moment. */
export function standpointOf(facts: MemberFacts, now: Date): Standpoint {
  const until = premiumUntil(standingOf(facts));
  const paid = paidUntil(countedPayments(facts.payments, facts.decisions));
  const state = stateOf(facts, { until, paid, now });
  return {
    state,
    paidUntil: paid,
    premiumUntil: until,
    renewsAt: state === "renewing" ? renewalAt(facts, paid, now) : null,
  };
}

interface Dates {
  readonly until: Date | null;
  readonly paid: Date | null;
  readonly now: Date;
}

function stateOf(facts: MemberFacts, { until, paid, now }: Dates): MembershipState {
  if (until === null || until <= now)
    return facts.payments.length + facts.decisions.length > 0 ? "ended" : "none";
  if (isOverdue(facts, now)) return "overdue";
  if (paid === null || paid <= now) return "given";
  return isRenewing(facts, now) ? "renewing" : "ending";
}

/** The renewal has failed, or did not come in when it should have, and nothing has been paid since. */
export function isOverdue({ payments, subscription }: MemberFacts, now: Date): boolean {
  if (subscription === null || !willRenew(subscription.state)) return false;
  const { failedAt } = subscription;
  return failedAt !== null && failedAt <= now && !isMadeGood(payments, failedAt);
}

function isRenewing({ payments, subscription }: MemberFacts, now: Date): boolean {
  if (subscription !== null) return willRenew(subscription.state);
  return payments.some(({ paidAt }) => addDays(paidAt, newsDays) > now);
}

function renewalAt({ subscription }: MemberFacts, paid: Date | null, now: Date): Date | null {
  const next = subscription?.nextPaymentAt ?? null;
  return next !== null && next > now ? next : paid;
}
