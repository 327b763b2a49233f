import { isYourChoice, offered } from "#domain/listing/engagement/offered.ts";
import type { Engagement, PayTerm, RiskVerdict } from "#domain/listing/facts.ts";
import type { Fact } from "#domain/listing/posting.ts";

// The words for each verdict, the same on every page and in every message.

export const engagementWords: Readonly<Record<Engagement, { name: string; meaning: string }>> = {
  contractor: {
    name: "Contractor",
    meaning: "You invoice them. Tax, leave and medical aid are yours to see to.",
  },
  employee: {
    name: "Employee",
    meaning: "You are on their payroll. Ask which country's contract you would sign.",
  },
  "employer-of-record": {
    name: "Employee, through a partner",
    meaning: "A firm in South Africa employs you on their behalf (an employer of record).",
  },
  unclear: {
    name: "Not stated",
    meaning: "The post does not say whether you would be a contractor or an employee.",
  },
};

const inPassing = {
  contractor: "contractor",
  employee: "employee",
  "employer-of-record": "through an employer of record",
} as const;

/** The words for what a post says; where it names more than one way, it is not said to be silent. */
export function engagementSaid(fact: Pick<Fact<Engagement>, "value" | "evidence" | "rules">): {
  name: string;
  meaning: string;
} {
  if (fact.value !== "unclear" || fact.evidence.length === 0) return engagementWords[fact.value];
  const either = offered(fact)
    .map((way) => inPassing[way])
    .join(" or ");
  if (isYourChoice(fact))
    return {
      name: `Your choice: ${either}`,
      meaning: "The post offers both. Work out what each leaves you before you choose.",
    };
  return {
    name:
      either === "" ? "More than one way" : `${either.charAt(0).toUpperCase()}${either.slice(1)}`,
    meaning: "The post names more than one. Ask which it would be for you.",
  };
}

export const payTermWords: Readonly<Record<PayTerm, { name: string; meaning: string }>> = {
  "commission-only": {
    name: "Commission only",
    meaning: "There is no fixed pay: you earn when you sell.",
  },
  "on-target": {
    name: "On-target",
    meaning: "This is what you earn if you reach every target. Ask what is fixed.",
  },
  "part-time": {
    name: "Part time",
    meaning: "Fewer hours than a full week. Ask how many, if they do not say.",
  },
  "plus-extras": { name: "Plus extras", meaning: "They add a bonus, equity or benefits." },
};

export const riskWords: Readonly<Record<RiskVerdict, string>> = {
  "nothing-odd": "Nothing odd",
  "too-little": "Too little here to judge",
  "be-careful": "Be careful",
  "likely-scam": "Likely a scam",
};
