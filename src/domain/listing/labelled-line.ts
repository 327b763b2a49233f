import type { OverriddenFact } from "./overrides.ts";
import type { Posting } from "./posting.ts";

/** A decision of a person, with the text they decided it by. */
export interface LabelledExample {
  readonly id: number;
  readonly source: string;
  readonly fact: OverriddenFact;
  readonly value: string;
  readonly posting: Posting;
}

const fields = [
  "is_marketing",
  "role_type",
  "experience",
  "remote",
  "accepts_south_africa",
] as const;
const payFields = ["salary_min_usd_year", "salary_max_usd_year"] as const;

/**
 * An example as a line for the scorer: the posting as `npm run classify` takes it, and the one label that was decided. Everything else is
 * marked as unsure, which the scorer leaves out.
 */
export function labelledLine({ id, source, fact, value, posting }: LabelledExample): string {
  const label = labelOf(fact, value);
  return JSON.stringify({
    id: `kwela-${id}`,
    source: source.replace(/^(?:feed|ats):/, ""),
    title: posting.title,
    company: posting.company,
    location: posting.location,
    description: posting.description,
    salary_text: posting.payText,
    tags: posting.tags,
    ...label,
    unsure: [...fields, ...payFields].filter((field) => !(field in label)),
  });
}

function labelOf(fact: OverriddenFact, value: string): Readonly<Record<string, unknown>> {
  switch (fact) {
    case "openToSouthAfrica":
      return { accepts_south_africa: value.replace("-", "_") };
    case "roleType":
      return { is_marketing: true, role_type: value };
    case "experience":
      return { experience: value };
    case "engagement":
      return { engagement: engagements[value] ?? null };
    case "risk":
      return { scam: value === "likely-scam" };
  }
}

const engagements: Readonly<Record<string, string>> = {
  contractor: "contractor",
  employee: "employee",
  "employer-of-record": "eor",
};
