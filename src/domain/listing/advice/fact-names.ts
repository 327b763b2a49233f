import type { Engagement, PayTerm, RiskVerdict } from "#domain/listing/facts.ts";

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
