import { describe, expect, test } from "vitest";
import { placeRules, saidBy } from "#domain/listing/place/openness/signs.ts";
import { markedPlaces } from "#domain/listing/place/grammar/mark-places.ts";
import { firstReductions, reductions } from "#domain/listing/place/grammar/whose-place.ts";
import { workplaceRules } from "#domain/listing/place/workplace-rules.ts";
import { schemes } from "#domain/listing/risk/schemes.ts";
import { sentencesOf } from "#domain/listing/text/sentences.ts";
import { matchOf } from "./rule.ts";

const sentences = (text: string) => sentencesOf(text, "description");

interface Proof {
  readonly id: string;
  readonly reason: string;
  readonly fires: string;
  readonly spares: string;
  readonly holds: (text: string) => boolean;
}

const places: Proof[] = placeRules.map((rule) => ({
  ...rule,
  holds: (text) =>
    sentences(text).some((sentence) => saidBy(rule, markedPlaces(sentence)) !== null),
}));

const whose: Proof[] = [...firstReductions, ...reductions].map((row) => ({
  ...row,
  holds: (text) => sentences(text).some((sentence) => markedPlaces(sentence).includes(row.becomes)),
}));

const workplaces: Proof[] = workplaceRules.map((rule) => ({
  ...rule,
  holds: (text) => sentences(text).some((sentence) => matchOf(rule, sentence.text) !== null),
}));

const risks: Proof[] = schemes.map((rule) => ({
  ...rule,
  holds: (text) => sentences(text).some((sentence) => matchOf(rule, sentence.text) !== null),
}));

describe.each([
  ["ways to take money", risks],
  ["where one may live", places],
  ["whose place it is", whose],
  ["where the desk stands", workplaces],
])("every row about %s", (_name, proofs) => {
  test.each(proofs)("$id fires on its example and spares its near miss", (proof) => {
    expect(proof.holds(proof.fires)).toBe(true);
    expect(proof.holds(proof.spares)).toBe(false);
    expect(proof.reason).toMatch(/^[A-Z].*\.$/);
  });

  test("has a name of its own", () => {
    const ids = proofs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
