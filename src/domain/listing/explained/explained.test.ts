import { describe, expect, test } from "vitest";
import type { ListingFacts } from "#domain/listing/facts.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Posting } from "#domain/listing/posting.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import type { KindOfFact } from "./kinds-of-fact.ts";
import { explainedRules } from "./kinds.ts";

/** The first line is the title; a line that begins with # is a tag. */
function titled(example: string): Partial<Posting> {
  const [title = "", ...lines] = example.split("\n");
  const isTag = (line: string): boolean => line.startsWith("#");
  return {
    title,
    description: lines.filter((line) => !isTag(line)).join("\n"),
    tags: lines.filter(isTag).map((line) => line.slice(1)),
  };
}

const asText = (description: string): Partial<Posting> => ({ title: "Copywriter", description });

/** A first line may be what stands in the field for the place. */
function placed(example: string): Partial<Posting> {
  const [, location = "", description = example] = /^Location: (.+)\n([^]+)$/.exec(example) ?? [];
  return { ...asText(description), location };
}
const asAd = (example: string) => (example.includes("\n") ? titled(example) : asText(example));

interface Reading {
  readonly posting: (example: string) => Partial<Posting>;
  readonly rules: (facts: ListingFacts) => readonly string[];
}

/** Those whose rows are proved beside their patterns are not read a second time. */
const readings: Readonly<Record<Exclude<KindOfFact, "open" | "place" | "talk">, Reading>> = {
  pay: { posting: asText, rules: ({ pay }) => pay.rules },
  hours: { posting: placed, rules: ({ hours }) => hours.rules },
  engagement: { posting: asText, rules: ({ engagement }) => engagement.rules },
  role: {
    posting: titled,
    rules: ({ isMarketing, experience }) => [...isMarketing.rules, ...experience.rules],
  },
  scam: { posting: asAd, rules: ({ risk }) => risk.notes.map(({ reason }) => reason) },
};

const nothingElse = {
  company: "Acme",
  location: "",
  description: "",
  payText: "",
  tags: [],
  title: "",
};

describe.each(Object.entries(readings))("what we say of reading %s", (kind, { posting, rules }) => {
  const rows = explainedRules[kind as keyof typeof readings];
  const told = (example: string) =>
    rules(factsOf({ ...nothingElse, ...posting(example) }, startingRates));

  test.each(rows)("$id speaks in its example and not in its near miss", (row) => {
    if (row.fires !== undefined) expect(told(row.fires)).toContain(row.id);
    if (row.spares !== undefined) expect(told(row.spares)).not.toContain(row.id);
    expect(row.reason).toMatch(/^[A-Z].*\.$/);
  });
});
