import type { Membership } from "#contract/membership.ts";
import { paths } from "#domain/paths.ts";
import { dayOf } from "#client/ui/figures/moment.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The list is asked for one page, so this many may be more. */
export const pageOfJobs = 20;

export const countSince = (moments: readonly string[], now: number): number =>
  moments.filter((moment) => Date.parse(moment) > now - dayMs).length;

interface StandingWords {
  readonly words: string;
  readonly link: { readonly name: string; readonly to: string };
  /** The end of the year drawn beside it. */
  readonly end: string | null;
}

const manage = { name: "Manage", to: paths.membership };

/** Until when, and whether it goes on by itself. Where that is not known, the account's own date has to do. */
export function sayStanding(membership: Membership | null, until: string | null): StandingWords {
  const end = membership?.premiumUntil ?? until;
  const day = end === null ? null : dayOf(end);
  if (day === null) return { words: "Everything is open to you.", link: manage, end };
  switch (membership?.state) {
    case "renewing":
      return { words: `Renews on ${dayOf(membership.renewsAt ?? end ?? "")}.`, link: manage, end };
    case "ending":
      return { words: `Ends on ${day}; you are not charged again.`, link: manage, end };
    case "overdue":
      return {
        words: `Your renewal did not go through. You have access until ${day}.`,
        link: { name: "Pay again", to: paths.subscribe },
        end,
      };
    case "given":
      return { words: `A gift from us, until ${day}.`, link: manage, end };
    case "none":
    case "ended":
    case undefined:
      return { words: `Until ${day}.`, link: manage, end };
  }
}
