import { engagementWords, riskWords } from "#domain/listing/advice/fact-names.ts";
import { openWords } from "#domain/listing/advice/open-words.ts";
import { experienceLevels, roleTypes, type ListingFacts } from "#domain/listing/facts.ts";
import { overridableFacts, type OverriddenFact } from "#domain/listing/overrides.ts";

interface FactNames {
  readonly title: string;
  /** Every value it can have, in words. */
  readonly values: Readonly<Record<string, string>>;
}

const sameWords = (values: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(values.map((value) => [value, value]));

/** What can be decided by hand, in the order of the job page. */
export const factNames: Readonly<Record<OverriddenFact, FactNames>> = {
  openToSouthAfrica: { title: "South Africa", values: openWords },
  roleType: { title: "Role", values: sameWords(roleTypes) },
  experience: { title: "Experience", values: sameWords(experienceLevels) },
  engagement: {
    title: "Engagement",
    values: Object.fromEntries(
      Object.entries(engagementWords).map(([value, { name }]) => [value, name]),
    ),
  },
  risk: { title: "Risk", values: riskWords },
};

export const factOrder = overridableFacts;

/** A fact of these in words. */
export function sayFact(fact: OverriddenFact, facts: ListingFacts): string {
  const value = fact === "risk" ? facts.risk.verdict : facts[fact].value;
  return value === null ? "Not marketing" : (factNames[fact].values[value] ?? value);
}
