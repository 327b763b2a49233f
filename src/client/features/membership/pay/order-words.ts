import type { Membership } from "#contract/membership.ts";
import { dayOf } from "#client/ui/figures/moment.ts";

interface OrderWords {
  readonly title: string;
  readonly introduction: string;
  readonly warning: { readonly title: string; readonly text: string } | null;
}

/** What the order is about: a first year, a renewal that failed, or coming back. */
export function orderWords(membership: Membership | null): OrderWords {
  if (membership?.state === "overdue") return overdue(membership);
  if (membership?.state === "ended") return comingBack(membership);
  return {
    title: "A year of Premium",
    introduction:
      "Every listing that takes South Africans, every tool, one price. One payment a year.",
    warning: null,
  };
}

const overdue = ({ premiumUntil, paidUntil }: Membership): OrderWords => ({
  title: "Pay for your next year",
  introduction: `It is a whole year, whenever you pay${paidUntil === null ? "" : `: it begins on ${dayOf(paidUntil)}, or on the day you pay if that is later`}.`,
  warning: {
    title: "Your renewal did not go through",
    text: `We could not charge your card, so nothing was paid. Any card will do here. ${premiumUntil === null ? "" : `You have access until ${dayOf(premiumUntil)}.`}`,
  },
});

const comingBack = ({ premiumUntil, paidUntil }: Membership): OrderWords => {
  const end = premiumUntil ?? paidUntil;
  return {
    title: "Come back to Premium",
    introduction: `${end === null ? "Your premium has ended." : `Your premium ended on ${dayOf(end)}.`} What you saved is still here. A new year starts on the day you pay.`,
    warning: null,
  };
};
