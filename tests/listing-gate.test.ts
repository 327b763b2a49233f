import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signs } from "#domain/listing/engagement/signs.ts";
import { markedPlaces } from "#domain/listing/place/grammar/mark-places.ts";
import { placeRules } from "#domain/listing/place/openness/signs.ts";
import { workplaceRules } from "#domain/listing/place/workplace-rules.ts";
import { asking } from "#domain/listing/risk/rows/asking.ts";
import { promises } from "#domain/listing/risk/rows/promises.ts";
import { schemes } from "#domain/listing/risk/rows/schemes.ts";
import { sentencesOf } from "#domain/listing/text/sentences.ts";
import { Gate } from "#domain/listing/rules/gate.ts";
import { neededText } from "#domain/listing/rules/needed-text.ts";

interface Patterned {
  readonly pattern: RegExp;
}

const ways = [...asking, ...promises].flatMap(({ patterns }) =>
  patterns.map((pattern) => ({ pattern })),
);
const families: readonly (readonly [string, readonly Patterned[]])[] = [
  ["places", placeRules],
  ["the workplace", workplaceRules],
  ["engagement", signs],
  ["risk", [...ways, ...schemes]],
];

/** Words of every rule's own examples, put together anew. */
const examples = [...placeRules, ...workplaceRules, ...schemes].flatMap(({ fires, spares }) => [
  fires,
  spares,
]);
const vocabulary = [...new Set(examples.flatMap((text) => text.split(" ")))];
const madeUp = fc
  .array(fc.constantFrom(...vocabulary, "@closed", "@home", "@region", "@world", "$50", "R200"), {
    minLength: 1,
    maxLength: 24,
  })
  .map((words) => words.join(" ").toLowerCase());

/** Labelled postings, where a folder of them is named: they are not part of the repository. */
function labelledTexts(): string[] {
  const folder = process.env["LABELLED_LISTINGS"];
  if (folder === undefined) return [];
  return ["dev/postings.jsonl", "dev2/postings.jsonl", "phrases/dev.jsonl"]
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, "utf8").split("\n").filter(Boolean))
    .map((line) => JSON.parse(line) as { text?: string; description?: string })
    .map(({ text, description }) => text ?? description ?? "");
}

describe.each(families)("the gate before the rules about %s", (_name, rules) => {
  const gate = new Gate(rules);
  const differs = (text: string): boolean => {
    const worth = new Set(gate.worthTrying(text));
    return rules.some((rule) => !worth.has(rule) && rule.pattern.test(text));
  };

  test("leaves out no rule that would have matched, on any example", () => {
    const texts = [...examples, ...labelledTexts()].flatMap((text) =>
      sentencesOf(text, "description").flatMap((sentence) => [
        sentence.text,
        markedPlaces(sentence),
      ]),
    );
    expect(texts.filter(differs)).toEqual([]);
  });

  test("nor on their words in any order", () => {
    fc.assert(
      fc.property(madeUp, (text) => {
        expect(differs(text)).toBe(false);
      }),
    );
  });
});

describe("what a pattern needs", () => {
  test.each<[RegExp, readonly string[] | null]>([
    [/\bhire(?:s|d)?\b/, ["hire"]],
    [/\b(?:no|never) fee\b/, ["no fee", "never fee"]],
    [/\bauthori[sz]ed\b/, ["authorised", "authorized"]],
    [/fees?.{0,9}\d/, ["fee"]],
    [/\d+/, null],
    [/(?:live )?\w+/, null],
    [/a(?=longer)b/, ["ab"]],
    [/live(?: in| near){1,3} x/, ["live"]],
  ])("%s", (pattern, needed) => {
    expect(neededText(pattern)).toEqual(needed);
  });
});
