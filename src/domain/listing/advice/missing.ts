import type { ListingFacts } from "#domain/listing/facts.ts";
import { isYourChoice } from "#domain/listing/engagement/offered.ts";
import type { Posting } from "#domain/listing/posting.ts";

/** What one still has to ask, in the order in which the answers matter. */
export const questions = {
  "open-to-south-africa": {
    missing: "Whether they take applicants who live in South Africa",
    ask: "Do you take applicants who live and work in South Africa?",
  },
  company: {
    missing: "Which company it is",
    ask: "Which company is this role with?",
  },
  pay: {
    missing: "What it pays",
    ask: "What is the pay, in which currency, and per which period?",
  },
  "fixed-pay": {
    missing: "How much of the pay is certain",
    ask: "How much of the pay is fixed, and what does the rest depend on?",
  },
  hours: {
    missing: "Which hours you would work",
    ask: "Which working hours do you expect, and in which time zone?",
  },
  "exact-hours": {
    missing: "Which hours exactly: they name a time zone, but no times",
    ask: "From when until when would I need to be online, in your time?",
  },
  engagement: {
    missing: "Whether you would be a contractor or an employee",
    ask: "Would I work as a contractor, as an employee, or through an employer of record?",
  },
} as const;

export type Question = keyof typeof questions;

/**
 * What keeps one from being sure. Of a job that is closed to us, or of a scam, nobody needs to know more, unless
 * that itself is in doubt. Of one at an office here, all but whether it takes us.
 */
export function missingFrom(
  facts: ListingFacts,
  { company }: Pick<Posting, "company">,
): Question[] {
  const { openToSouthAfrica: open, pay, hours, engagement, risk } = facts;
  if (risk.verdict === "likely-scam") return [];
  if (open.value === "no") return open.confidence === "low" ? ["open-to-south-africa"] : [];
  const { amount, terms } = pay.value;
  const asked: Record<Question, boolean> = {
    // As sure as the verdict is worded: what is "probably open" has to be asked.
    "open-to-south-africa":
      open.value === "unclear" || (open.value === "yes" && open.confidence !== "high"),
    company: company === "",
    pay: amount === null && !terms.includes("commission-only"),
    "fixed-pay": terms.includes("commission-only") || terms.includes("on-target"),
    hours: hours.value === null,
    "exact-hours": hours.value?.areAssumed === true && hours.value.overlapAsked === null,
    engagement: engagement.value === "unclear" && !isYourChoice(engagement),
  };
  return (Object.keys(questions) as Question[]).filter((question) => asked[question]);
}
