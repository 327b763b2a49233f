import type { Engagement } from "#domain/listing/facts.ts";
import type { Fact } from "#domain/listing/posting.ts";

type Way = Exclude<Engagement, "unclear">;

const ways: readonly Way[] = ["contractor", "employee", "employer-of-record"];

/** A post that names more than one way to work together is unclear by itself; its rules say which it names. */
export const offers = (way: Way): string => `offers-${way}`;

type Told = Pick<Fact<Engagement>, "value" | "evidence" | "rules">;

/** The ways that such a post names; none of any other. */
export const offered = ({ value, rules }: Told): readonly Way[] =>
  value === "unclear" ? ways.filter((way) => rules.includes(offers(way))) : [];

const choosing =
  /\b(?:your (?:choice|call|pick|preference)|you(?:['’]d| would)? (?:choose|decide|pick|prefer|rather)|(?:choose|pick) between|up to you|whichever|either works|we (?:can )?do (?:both|either)|we are (?:fine|happy) with (?:both|either)|as you (?:like|prefer|wish))\b/i;

/** The post leaves it to whoever applies. */
export const isYourChoice = (fact: Told): boolean =>
  offered(fact).length > 1 && fact.evidence.some(({ quote }) => choosing.test(quote));
