import { describe, expect, test } from "vitest";
import { othersRows } from "#domain/listing/engagement/about-others.ts";
import { shortSigns, signs } from "#domain/listing/engagement/signs.ts";
import { placeProofs } from "#domain/listing/hours/zones/before-places.ts";
import { wordsBeforeZones } from "#domain/listing/hours/zones/zone-mentions.ts";
import { denialRows } from "#domain/listing/place/asides/denials.ts";
import { missionRows, ownPeopleRows, productRows } from "#domain/listing/place/asides/others.ts";
import { perkRows } from "#domain/listing/place/asides/perks.ts";
import { wishRows } from "#domain/listing/place/asides/wishes.ts";
import { questions } from "#domain/listing/place/openness/answers.ts";
import { signsInText } from "#domain/listing/place/openness/in-context.ts";
import { placeRules } from "#domain/listing/place/openness/place-rules.ts";
import { saidBy } from "#domain/listing/place/openness/signs.ts";
import { markedPlaces } from "#domain/listing/place/grammar/mark-places.ts";
import { countriesOf, worldWithin } from "#domain/listing/place/grammar/countries-of.ts";
import { firstReductions, reductions } from "#domain/listing/place/grammar/whose-place.ts";
import { workplaceRules } from "#domain/listing/place/workplace-rules.ts";
import { kinds } from "#domain/listing/risk/kinds/kinds.ts";
import { isTold } from "#domain/listing/risk/passages/told.ts";
import { passages } from "#domain/listing/risk/passages/passages.ts";
import { schemes } from "#domain/listing/risk/rows/schemes.ts";
import { levelSigns } from "#domain/listing/role/levels.ts";
import { sentencesOf, type Sentence } from "#domain/listing/text/sentences.ts";
import { matchOf } from "./rule.ts";

const sentences = (text: string) => sentencesOf(text, "description");

interface Proof {
  readonly id: string;
  readonly reason: string;
  readonly fires: string;
  readonly spares: string;
  readonly holds: (text: string) => boolean;
}

type Row = Omit<Proof, "holds">;

/** Whether a row says anything of any sentence of a text. */
const provedBy =
  <One extends Row>(says: (row: One, sentence: Sentence) => boolean) =>
  (row: One): Proof => ({
    id: row.id,
    reason: row.reason,
    fires: row.fires,
    spares: row.spares,
    holds: (text) => sentences(text).some((sentence) => says(row, sentence)),
  });

const asWritten = provedBy<Row & { pattern: RegExp; unless?: RegExp | undefined }>(
  (rule, { text }) => matchOf(rule, text) !== null,
);
const places = placeRules.map(
  provedBy((rule, sentence) => saidBy(rule, markedPlaces(sentence)) !== null),
);
/** A question needs its answer, so these are read as a text. */
const answered = questions.map(({ id, reason, fires, spares }): Proof => ({
  id,
  reason,
  fires,
  spares,
  holds: (text) => signsInText(sentences(text)).some(({ rule }) => rule === id),
}));
const whereMarked = provedBy<Row & { pattern: RegExp }>(({ pattern }, sentence) =>
  pattern.test(markedPlaces(sentence)),
);
const whose = [...firstReductions, ...countriesOf, ...worldWithin, ...reductions].map(
  provedBy((row, sentence) => markedPlaces(sentence).includes(row.becomes)),
);
const clocks = placeProofs.map(
  provedBy(({ pattern }, sentence) =>
    wordsBeforeZones(sentence).some((before) => pattern.test(before)),
  ),
);
/** What is told over some sentences is read with those around the one that gives it away. */
const overSentences = passages.map((rule): Proof => ({
  id: rule.id,
  reason: rule.reason,
  fires: rule.fires,
  spares: rule.spares,
  holds: (text) => {
    const read = sentences(text);
    return read.some((_one, at) => isTold(rule, read, at));
  },
}));

describe.each([
  ["ways to take money", schemes.map(asWritten)],
  ["tricks told over some sentences", overSentences],
  ["words that tricks are told in, and jobs", kinds.map(asWritten)],
  ["where one may live", places],
  ["what a posting asks itself", answered],
  ["whose place it is", whose],
  ["what is denied of a place", denialRows.map(whereMarked)],
  ["what is wished, or given as a perk", [...wishRows, ...perkRows].map(whereMarked)],
  ["what is said of others", [...productRows, ...missionRows, ...ownPeopleRows].map(whereMarked)],
  ["whose clock it is", clocks],
  ["where the desk stands", workplaceRules.map(asWritten)],
  ["how senior one must be", levelSigns.map(asWritten)],
  ["how others work together", othersRows.map(asWritten)],
  ["how one works together", [...signs, ...shortSigns].map(asWritten)],
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
