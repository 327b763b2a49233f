import type { ListingFacts } from "#domain/listing/facts.ts";
import type { PostingFields } from "./posting-fields.ts";

/** What a posting is marked for. Together a hundred points. */
export const rubric = {
  "pay-figure": {
    points: 20,
    name: "Pay in figures",
    why: "An amount or a range, with its currency and per month, year or hour. It is the first thing people look for.",
    missing: "Say what it pays, in which currency and per which period.",
  },
  "pay-certain": {
    points: 5,
    name: "Pay that is certain",
    why: "Not only commission or targets, and no range that goes to more than twice its lower end.",
    missing: "Say how much of the pay is fixed, and keep the range close.",
  },
  "who-may-apply": {
    points: 20,
    name: "Who may apply",
    why: "Countries or regions, named outright. “Remote” alone tells a South African nothing.",
    missing: "Name the countries or regions you hire in, South Africa among them.",
  },
  hours: {
    points: 12,
    name: "Working hours",
    why: "From when until when and in which zone, or how many hours must overlap with yours.",
    missing: "Say from when until when, in which time zone, or that hours are theirs to choose.",
  },
  engagement: {
    points: 10,
    name: "Contractor or employee",
    why: "It decides who pays tax, leave and medical aid, so the same figure is worth different money.",
    missing: "Say whether they would be a contractor, an employee, or employed through a partner.",
  },
  company: {
    points: 10,
    name: "The company's name",
    why: "People look you up before they write. A name they can check is why they do.",
    missing: "Name the company, not “our client” or “a start-up”.",
  },
  process: {
    points: 8,
    name: "How you hire",
    why: "How many talks, whether there is a test and whether it is paid, and when they hear back.",
    missing: "Say in a sentence or two what happens after somebody applies.",
  },
  substance: {
    points: 5,
    name: "What the work is",
    why: "Enough about the work to picture a week of it: some eighty words or more.",
    missing: "Say more about the work itself: what they would do in a usual week.",
  },
  "apply-way": {
    points: 5,
    name: "A way to apply",
    why: "Your own page or a mailbox at your company. Free mailboxes are what scammers use.",
    missing: "Use a page of yours or a mailbox at your company's own domain.",
  },
  "closing-date": {
    points: 5,
    name: "A closing date",
    why: "So that nobody spends an evening on a letter that comes too late.",
    missing: "Say until when you take applications.",
  },
} as const satisfies Record<string, Criterion>;

interface Criterion {
  readonly points: number;
  readonly name: string;
  /** Why it counts, and what earns the points. */
  readonly why: string;
  /** What to do where points are missing. */
  readonly missing: string;
}

export type CriterionId = keyof typeof rubric;

export const criteria = Object.keys(rubric) as CriterionId[];

export interface Score {
  /** 0 to 100. */
  readonly total: number;
  readonly rows: readonly {
    readonly id: CriterionId;
    readonly earned: number;
    readonly most: number;
  }[];
}

type Marked = Pick<PostingFields, "company" | "description" | "hours" | "process" | "closingDate">;

export const isLikelyScam = ({ risk }: Pick<ListingFacts, "risk">): boolean =>
  risk.verdict === "likely-scam";

/**
 * How much a posting tells those who have to decide whether to answer it. Nothing in it is a matter of taste. What a likely scam tells
 * is worth nothing.
 */
export function transparencyOf(
  fields: Marked,
  facts: Pick<ListingFacts, "pay" | "openToSouthAfrica" | "hours" | "engagement" | "risk">,
  applyLink: string,
): Score {
  const share: Record<CriterionId, number> = {
    "pay-figure": facts.pay.value.amount === null ? 0 : 1,
    "pay-certain": isPayCertain(facts.pay.value) ? 1 : 0,
    "who-may-apply": shareOfPlace(facts.openToSouthAfrica),
    hours: shareOfHours(facts.hours.value, fields.hours),
    engagement: facts.engagement.value === "unclear" ? 0 : 1,
    company: isNamed(fields.company) ? 1 : 0,
    process: wordsIn(fields.process) >= 5 ? 1 : 0,
    substance: Math.min(1, Math.floor((wordsIn(fields.description) / 80) * 5) / 5),
    "apply-way": isFreeMailbox(applyLink) ? 0 : 1,
    "closing-date": fields.closingDate === "" ? 0 : 1,
  };
  const worth = isLikelyScam(facts) ? 0 : 1;
  const rows = criteria.map((id) => {
    const { points } = rubric[id];
    return { id, earned: Math.round(points * share[id]) * worth, most: points };
  });
  return { total: rows.reduce((sum, { earned }) => sum + earned, 0), rows };
}

function isPayCertain({ amount, terms }: ListingFacts["pay"]["value"]): boolean {
  if (amount === null) return false;
  if (terms.includes("commission-only") || terms.includes("on-target")) return false;
  return amount.min !== null && (amount.max ?? amount.min) <= amount.min * 2;
}

/** Said outright counts, whichever way; what we had to work out counts half. */
function shareOfPlace({ value, confidence }: ListingFacts["openToSouthAfrica"]): number {
  if (value === "unclear") return 0;
  return confidence === "high" ? 1 : 0.5;
}

/** A zone without times is half an answer, and so are words that name neither. */
function shareOfHours(hours: ListingFacts["hours"]["value"], typed: string): number {
  if (hours === null) return freeHours.test(typed) ? 1 : typed.trim() === "" ? 0 : 0.5;
  return hours.areAssumed && hours.overlapAsked === null ? 0.5 : 1;
}

/** Hours that are nobody's but theirs are an answer too. */
const freeHours =
  /\b(?:your own hours|any hours|no (?:set|fixed) hours|fully flexible|asynchronous|async|hours are yours)\b/i;

const nobody = /^(?:an?|our|the)\b.{0,60}\b(?:client|company|start-?up|agency|brand|business)$/i;
const hidden = /^(?:confidential|undisclosed|stealth|private|n\/?a|tbc|tbd|unknown)\b/i;

const isNamed = (company: string): boolean => {
  const name = company.trim();
  return name.length > 1 && !nobody.test(name) && !hidden.test(name);
};

const freeMailHosts =
  /@(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|aol|proton|protonmail|gmx|mail|zoho|yandex)\.[a-z.]{2,10}$/i;

const isFreeMailbox = (applyLink: string): boolean =>
  applyLink.startsWith("mailto:") && freeMailHosts.test(applyLink);

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;
