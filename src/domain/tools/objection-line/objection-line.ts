import { boardOpenness } from "#domain/jobs/board-openness.ts";
import type { ListingFacts } from "#domain/listing/facts.ts";
import { engagementOffer } from "./engagement-offer.ts";
import { hoursOffer } from "./hours-offer.ts";
import type { MemberTerms } from "./member-terms.ts";

type FactsUsed = Pick<ListingFacts, "openToSouthAfrica" | "pay" | "hours" | "engagement" | "risk">;

export interface ObjectionLine {
  /** Null when there is nothing both sides allow. */
  readonly line: string | null;
  /** What it rests on, for the member to check. */
  readonly because: readonly string[];
  /** What it does not say, and why. */
  readonly leftOut: readonly string[];
}

/**
 * One line that answers what an employer abroad worries about first: hours, contract, currency. It says only what the ad and the
 * member both allow on that day, such as `2026-11-16`.
 */
export function objectionLine(facts: FactsUsed, terms: MemberTerms, day: string): ObjectionLine {
  if (boardOpenness(facts.openToSouthAfrica.value) === "no")
    return nothing("The ad is closed to South Africa, so there is nothing to promise.");
  if (facts.risk.verdict === "likely-scam")
    return nothing("The ad looks like a scam. Do not write to them.");
  const hours = hoursOffer(facts.hours, terms.hours, day);
  const engagement = engagementOffer(facts.engagement, facts.pay, terms);
  return {
    line: sentence(hours.clause, engagement.clause),
    because: [...hours.because, ...engagement.because],
    leftOut: [...hours.leftOut, ...engagement.leftOut],
  };
}

const nothing = (why: string): ObjectionLine => ({ line: null, because: [], leftOut: [why] });

function sentence(hours: string | null, engagement: string | null): string | null {
  if (hours === null)
    return engagement === null ? null : `I work from South Africa and ${engagement}.`;
  const joint = hours.includes(",") ? ", and" : " and";
  return engagement === null ? `I ${hours}.` : `I ${hours}${joint} ${engagement}.`;
}
