import { engagementOf } from "./engagement/engagement.ts";
import type { ListingFacts } from "./facts.ts";
import { hoursOf } from "./hours/hours.ts";
import { payOf } from "./pay/pay.ts";
import type { RateTable } from "./pay/rates.ts";
import { opennessOf } from "./place/openness.ts";
import { workplaceOf } from "./place/workplace.ts";
import type { Posting } from "./posting.ts";
import { riskOf } from "./risk/risk.ts";
import { experienceOf } from "./role/experience.ts";
import { roleOf } from "./role/role.ts";
import { readPosting } from "./text/read-posting.ts";

/** Everything a posting really says. The same text gives the same facts, today and in a year, but for the rates. */
export function factsOf(posting: Posting, rates: RateTable): ListingFacts {
  const read = readPosting(posting);
  const workplace = workplaceOf(read);
  return {
    ...roleOf(read),
    experience: experienceOf(read),
    workplace,
    openToSouthAfrica: opennessOf(read, workplace),
    pay: payOf(read, rates),
    hours: hoursOf(read),
    engagement: engagementOf(read),
    risk: riskOf(read),
  };
}
