import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signs } from "#domain/listing/engagement/signs.ts";
import { markedPlaces } from "#domain/listing/place/grammar/mark-places.ts";
import { placeRules } from "#domain/listing/place/openness/place-rules.ts";
import { workplaceRules } from "#domain/listing/place/workplace-rules.ts";
import { anyZoneName } from "#domain/listing/hours/zones/zone-mentions.ts";
import {
  contractorsRefused,
  otherContracts,
  workedBefore,
} from "#domain/listing/engagement/other-contracts.ts";
import { mayBeSpelt, speltRange } from "#domain/listing/hours/clocks/spelt-clock.ts";
import {
  livesInZone,
  openSign,
  scheduleWords,
  theirClock,
} from "#domain/listing/hours/contexts.ts";
import { mayBeMoney } from "#domain/listing/pay/reading/spelt-numbers.ts";
import {
  countriesOf,
  firstReductions,
  reductions,
} from "#domain/listing/place/grammar/whose-place.ts";
import { thatIsWhere, there, thither, those } from "#domain/listing/place/grammar/pointing-back.ts";
import { placesInText } from "#domain/listing/place/places.ts";
import { passages } from "#domain/listing/risk/passages/passages.ts";
import { riskWays } from "#domain/listing/risk/rows/ways.ts";
import { schemes } from "#domain/listing/risk/rows/schemes.ts";
import { levelSigns, yearWords } from "#domain/listing/role/levels.ts";
import { sentencesOf } from "#domain/listing/text/sentences.ts";
import type { Matcher } from "#domain/listing/rules/alternatives.ts";
import { Gate } from "#domain/listing/rules/gate.ts";
import { edge, type Way } from "#domain/listing/rules/needs.ts";
import { meaningsOf, neededBy } from "#domain/listing/text/meanings.ts";
import { neededText } from "#domain/listing/rules/needed-text.ts";

interface Patterned {
  readonly pattern: RegExp;
}

const families: readonly (readonly [string, readonly Patterned[]])[] = [
  ["places", placeRules],
  ["the workplace", workplaceRules],
  ["engagement", signs],
  ["how senior one must be", levelSigns],
  ["risk", riskWays],
  ["tricks told over some sentences", passages],
  [
    "whose place it is",
    [...firstReductions, ...countriesOf, ...reductions].map(({ pattern }) => ({
      pattern: new RegExp(pattern.source),
    })),
  ],
  [
    "other contracts, clocks and money in words",
    [
      otherContracts,
      contractorsRefused,
      workedBefore,
      mayBeSpelt,
      speltRange,
      mayBeMoney,
      livesInZone,
    ].map((pattern) => ({
      pattern,
    })),
  ],
  ["what points back", [there, thither, those, thatIsWhere].map((pattern) => ({ pattern }))],
  [
    "hours and years",
    [anyZoneName, openSign, scheduleWords, theirClock, yearWords].map((pattern) => ({
      pattern,
    })),
  ],
];

/** Words of every rule's own examples, put together anew. */
const examples = [...placeRules, ...workplaceRules, ...schemes, ...passages].flatMap(
  ({ fires, spares }) => [fires, spares],
);
const vocabulary = [...new Set(examples.flatMap((text) => text.split(" ")))];
const word = fc.constantFrom(...vocabulary, "@closed", "@home", "@region", "@world", "$50", "R200");
/** What stands between two words decides where a word has its edges. */
const joint = fc.constantFrom(" ", " ", " ", ", ", "-", "_", "@", "'", "", "\n");
const madeUp = fc
  .array(fc.tuple(word, joint), { minLength: 1, maxLength: 24 })
  .map((words) => words.flat().join("").toLowerCase());

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
  const numbered = rules.map(({ pattern }, number) => ({ pattern, number }));
  const gate = new Gate({ rules: numbered });
  /** Where each rule matches, and what. */
  const found = (tried: readonly { pattern: Matcher; number: number }[], text: string) =>
    tried.flatMap(({ pattern, number }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [[number, match.index, match[0], { ...match.groups }]];
    });
  const differs = (text: string): boolean =>
    JSON.stringify(found(gate.worthTrying(text).rules, text)) !==
    JSON.stringify(found(numbered, text));

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

test("the gate before the names of places leaves out no sentence that names one", () => {
  const gate = new Gate({ names: [{ needed: neededBy(placesInText) }] });
  const texts = [...examples, ...labelledTexts()].flatMap((text) =>
    sentencesOf(text, "description").map((sentence) => sentence.text),
  );
  const missed = texts.filter(
    (text) =>
      meaningsOf(text, placesInText).found.size > 0 && gate.worthTrying(text).names.length === 0,
  );
  expect(missed).toEqual([]);
});

describe("what a pattern needs", () => {
  const e = edge;
  test.each<[RegExp, readonly Way[] | null]>([
    [/\bhire(?:s|d)?\b/, [[[`${e}hire${e}`, `${e}hired${e}`, `${e}hires${e}`]]]],
    [/\b(?:no|never) fee\b/, [[[`${e}never fee${e}`, `${e}no fee${e}`]]]],
    [/\bauthori[sz]ed\b/, [[[`${e}authorised${e}`, `${e}authorized${e}`]]]],
    [/\beor(?!\w)/, [[[`${e}eor${e}`]]]],
    [/\bfull[ -]time\b/, [[[`${e}full time${e}`]]]],
    [/fees?.{0,9}\d/, [[["fee"]]]],
    [/\d+/, null],
    [/(?:live )?\w+/, null],
    [/a(?!longer)b/, [[["ab"]]]],
    [/^(?=.*apples).*pears(?<=ripe)/, [[["apples"], ["pears"], ["ripe"]]]],
    [/live in @closed\b/, [[["live in @clo"]]]],
    [/live(?: by| near){1,3} x/, [[["live"], [" by", " near"]]]],
    [/live(?: in| near){1,3} x/, [[["live"]]]],
    [/apples.{0,9}pears|plums/, [[["plums"]], [["apples"], ["pears"]]]],
    [/apples.{0,9}(?:pears|plums)/, [[["apples"], ["pears", "plums"]]]],
  ])("%s", (pattern, needed) => {
    expect(neededText(pattern)).toEqual(needed);
  });
});
