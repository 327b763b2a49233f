import type { Membership, Payment, Receipt } from "#contract/membership.ts";
import { standpointOf, type MemberFacts } from "#domain/membership/standing.ts";
import { vatWithin, type Seller } from "#domain/membership/vat.ts";
import { receiptNumber } from "#domain/membership/reference.ts";
import { willRenew } from "#domain/membership/subscription.ts";
import { periodOf } from "#domain/membership/term.ts";
import { theOneThatCounts } from "../stores/member-facts.ts";
import type { PaymentRow } from "../stores/payments.ts";
import type { SubscriptionRow } from "../stores/subscriptions.ts";

type CardColumns = Pick<PaymentRow, "cardBrand" | "cardLast4" | "cardExpires">;

const presentCard = ({ cardBrand, cardLast4, cardExpires }: CardColumns): Payment["card"] =>
  cardBrand === null || cardLast4 === null || cardExpires === null
    ? null
    : { brand: cardBrand, last4: cardLast4, expires: cardExpires };

const momentOf = (date: Date | null): string | null => date?.toISOString() ?? null;

interface Known {
  readonly facts: MemberFacts;
  readonly subscriptions: readonly SubscriptionRow[];
  readonly lastPayment: PaymentRow | null;
}

export function presentMembership(
  { facts, subscriptions, lastPayment }: Known,
  now: Date,
): Membership {
  const { state, paidUntil, premiumUntil, renewsAt } = standpointOf(facts, now);
  const current = theOneThatCounts(subscriptions);
  const goesOn = current !== null && willRenew(current.state);
  const card = (current && presentCard(current)) ?? (lastPayment && presentCard(lastPayment));
  return {
    state,
    paidUntil: momentOf(paidUntil),
    premiumUntil: momentOf(premiumUntil),
    renewsAt: momentOf(renewsAt),
    card,
    canCancel: goesOn || state === "renewing",
    canResume: current?.state === "non-renewing" && paidUntil !== null && paidUntil > now,
    canChangeCard: goesOn,
  };
}

export const presentPayment = (row: PaymentRow): Payment => ({
  reference: row.reference,
  state: row.state,
  cents: row.paidCents ?? row.cents,
  currency: row.currency,
  startedAt: row.startedAt.toISOString(),
  paidAt: momentOf(row.paidAt),
  returnedCents: row.returnedCents,
  card: presentCard(row),
  receiptNumber: row.paidAt && receiptNumber(row.id, row.paidAt),
});

export function presentReceipt(
  row: PaymentRow & { readonly paidAt: Date },
  { payments }: MemberFacts,
  seller: Seller,
): Receipt {
  const period = periodOf({ paidAt: row.paidAt, isReturned: false }, payments);
  const cents = row.paidCents ?? row.cents;
  return {
    number: receiptNumber(row.id, row.paidAt),
    reference: row.reference,
    paidAt: row.paidAt.toISOString(),
    cents,
    seller,
    vatCents: vatWithin(cents - row.returnedCents, seller),
    currency: row.currency,
    returnedCents: row.returnedCents,
    periodStart: period.start.toISOString(),
    periodEnd: period.end.toISOString(),
    member: { username: row.username, email: row.email },
    card: presentCard(row),
  };
}
