import { plans } from "#domain/plans.ts";
import type { Membership, Payment } from "#contract/membership.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { sayRand } from "#client/ui/figures/rand.ts";

export const yearlyPrice = sayRand(plans.premium.cents);

interface Saying {
  /** How it stands, in one sentence. */
  readonly title: string;
  readonly note: string;
}

/** How a membership stands, in words and dates. */
export const sayMembership: Readonly<Record<Membership["state"], (of: Membership) => Saying>> = {
  none: () => ({
    title: "You are on the free plan",
    note: `Premium is ${yearlyPrice} for a year. ${plans.promise}`,
  }),
  renewing: ({ renewsAt, premiumUntil }) => ({
    title:
      renewsAt === null
        ? `Premium${until(premiumUntil)}`
        : `Renews on ${dayOf(renewsAt)} for ${yearlyPrice}`,
    note: "We remind you by mail 14 days before. You can cancel until the day itself.",
  }),
  ending: ({ premiumUntil }) => ({
    title: `Ends${on(premiumUntil)}`,
    note: "You will not be charged again. Until then everything stays open to you.",
  }),
  // A new card alone does not help: the provider tries a failed renewal again after a year.
  overdue: ({ premiumUntil }) => ({
    title: "Your renewal did not go through",
    note: `You have access${until(premiumUntil)}. Pay again before that, with any card, and nothing is lost. Updating your card alone does not pay for the year.`,
  }),
  given: ({ premiumUntil }) => ({
    title: `A gift from us${until(premiumUntil)}`,
    note: "It costs you nothing, and nothing is charged when it ends.",
  }),
  ended: ({ premiumUntil, paidUntil }) => ({
    title: `Your premium ended${on(premiumUntil ?? paidUntil)}`,
    note: "Nothing is charged any more. What you saved is still here.",
  }),
};

const on = (moment: string | null): string => (moment === null ? "" : ` on ${dayOf(moment)}`);

const until = (moment: string | null): string => (moment === null ? "" : ` until ${dayOf(moment)}`);

type Card = NonNullable<Membership["card"]>;

/** `Visa ending in 4081`, whatever way the provider writes the brand. */
export function sayCard({ brand, last4 }: Card): string {
  const name = brand.trim();
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ending in ${last4}`;
}

/** Whether the card will have run out by then: a card holds to the end of its month. */
export function runsOutBefore({ expires }: Card, moment: string): boolean {
  const [month, year] = expires.split("/").map(Number);
  if (month === undefined || year === undefined) return false;
  return Date.UTC(year, month) <= Date.parse(moment);
}

export interface PaymentWords {
  readonly title: string;
  /** What it means for the reader, where the title leaves a question. */
  readonly note: string | null;
}

type Returned = Pick<Payment, "returnedCents">;

export const sayPayment: Readonly<Record<Payment["state"], (of: Returned) => PaymentWords>> = {
  started: () => ({
    title: "Not confirmed yet",
    note: "If you paid, it counts by itself within minutes. If you did not, nothing is charged.",
  }),
  paid: ({ returnedCents }) =>
    returnedCents > 0
      ? {
          title: "Paid, partly refunded",
          note: `${sayRand(returnedCents)} of it went back to you. Your premium stays.`,
        }
      : { title: "Paid", note: null },
  refused: () => ({
    title: "Not accepted",
    note: "What arrived is not what we asked for, so it gave no premium. Write to us with the reference and we sort it out.",
  }),
  failed: () => ({ title: "Did not go through", note: "Your bank or card said no." }),
  abandoned: () => ({ title: "Not completed", note: "No payment reached us." }),
  returned: ({ returnedCents }) => ({
    title: "Refunded",
    note:
      returnedCents > 0
        ? `${sayRand(returnedCents)} went back to you, so it no longer counts.`
        : "The money went back to you, so it no longer counts.",
  }),
};

/** Begun, left, and followed by one that was paid: nobody waits for it any more, though we go on asking about it. */
export const leftForAnother: PaymentWords = {
  title: "Not completed",
  note: "You paid with a later one. Should this one go through after all, write to us and we send it back.",
};

/** Whether a payment of which nothing was heard was left for one that has been paid since. */
export const isLeftForAnother = (
  { state, startedAt }: Pick<Payment, "state" | "startedAt">,
  all: readonly Pick<Payment, "state" | "startedAt">[],
): boolean =>
  state === "started" &&
  all.some(
    (other) => other.state === "paid" && Date.parse(other.startedAt) > Date.parse(startedAt),
  );
