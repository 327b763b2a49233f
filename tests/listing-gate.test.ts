import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markedPlaces } from "#domain/listing/place/grammar/mark-places.ts";
import { placesInText } from "#domain/listing/place/places.ts";
// Whatever asks for clues is loaded with it.
import "#domain/listing/read-facts.ts";
import { schemes } from "#domain/listing/risk/rows/schemes.ts";
import { sentencesOf, type Sentence } from "#domain/listing/text/sentences.ts";
import type { Matcher } from "#domain/listing/rules/alternatives.ts";
import { Clue, clues, PartClue } from "#domain/listing/rules/clue.ts";
import { Gate } from "#domain/listing/rules/gate.ts";
import { edge, type Way } from "#domain/listing/rules/needs.ts";
import { meaningsOf, neededBy } from "#domain/listing/text/meanings.ts";
import {
  absentAsWritten,
  familiesAsWritten,
  familiesInMarked,
} from "#domain/listing/worth-trying.ts";
import { neededText } from "#domain/listing/rules/needed-text.ts";

/** Words of every rule's own examples, put together anew. */
const examples = [familiesAsWritten, familiesInMarked]
  .flatMap((families): readonly object[] => Object.values(families).flat())
  .concat(schemes)
  .flatMap((rule) =>
    "fires" in rule && "spares" in rule ? [String(rule.fires), String(rule.spares)] : [],
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

interface Numbered {
  readonly pattern: Matcher;
  readonly number: number;
}

/** The patterns of each kind, every one of which begins at the start of a text. */
const patternsOf = (
  families: Readonly<Record<string, readonly object[]>>,
): Readonly<Record<string, readonly { readonly pattern: RegExp; readonly number: number }[]>> =>
  Object.fromEntries(
    Object.entries(families).map(([kind, rules]) => [
      kind,
      rules.flatMap((rule, number) =>
        "pattern" in rule && rule.pattern instanceof RegExp
          ? [{ pattern: new RegExp(rule.pattern.source), number }]
          : [],
      ),
    ]),
  );

/** Where each pattern matches, and what. */
const foundBy = (tried: readonly Numbered[], text: string): string =>
  JSON.stringify(
    tried.flatMap(({ pattern, number }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [[number, match.index, match[0], { ...match.groups }]];
    }),
  );

const asWritten = ({ text }: Sentence): string => text;

/** Every pattern is tried on every sentence, which takes minutes where labelled postings are read too. */
const enoughForLabelled = 1_200_000;

describe.each([
  ["a sentence as it is written", familiesAsWritten, absentAsWritten, asWritten],
  ["a text with places marked", familiesInMarked, {}, markedPlaces],
])("the gate over %s", (_name, families, absent, read) => {
  const kinds = patternsOf(families);
  const gate = new Gate(kinds, absent);
  /** Kinds of which the gate leaves out what would have matched; none of some is asked for where a mark stands in the text. */
  const differ = (text: string): string[] => {
    const tried = gate.worthTrying(text);
    return Object.entries(kinds).flatMap(([kind, all]) =>
      (kind in absent && text.includes("@")) ||
      foundBy(tried[kind] ?? [], text) === foundBy(all, text)
        ? []
        : [`${kind}: ${text}`],
    );
  };

  test(
    "leaves out nothing that would have matched, on any example",
    () => {
      const texts = [...examples, ...labelledTexts()].flatMap((text) =>
        sentencesOf(text, "description").map(read),
      );
      expect([...new Set(texts)].flatMap(differ)).toEqual([]);
    },
    enoughForLabelled,
  );

  test("nor on their words in any order", () => {
    fc.assert(
      fc.property(madeUp, (text) => {
        expect(differ(text)).toEqual([]);
      }),
      { numRuns: 500 },
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

describe("clues", () => {
  const gate = new Gate({ clues });
  const missedIn = (kind: typeof Clue, sentence: string, part: string): readonly string[] => {
    const worth = gate.worthTrying(sentence).clues;
    return clues
      .filter(
        (clue) => clue instanceof kind && part.search(clue.pattern) !== -1 && !worth.includes(clue),
      )
      .map(({ pattern }) => `${pattern.source} in ${part}`);
  };

  test(
    "none is left out of a sentence that gives it",
    () => {
      expect(clues.length).toBeGreaterThan(50);
      fc.assert(
        fc.property(madeUp, (text) => {
          expect(missedIn(Clue, text, text)).toEqual([]);
        }),
        { numRuns: 500 },
      );
      const texts = [...examples, ...labelledTexts()].flatMap((text) =>
        sentencesOf(text, "description").map((sentence) => sentence.text),
      );
      expect(texts.flatMap((text) => missedIn(Clue, text, text))).toEqual([]);
    },
    enoughForLabelled,
  );

  test("nor one that is asked of parts, wherever a part begins and ends", () => {
    const words = fc.constantFrom(
      ...vocabulary,
      ...clues.flatMap(({ pattern }) => wordsOf(pattern)),
    );
    const cut = fc.array(words, { minLength: 1, maxLength: 12 }).chain((all) => {
      const text = all.join(" ");
      return fc.tuple(fc.constant(text), fc.nat(text.length), fc.nat(text.length));
    });
    fc.assert(
      fc.property(cut, ([text, one, other]) => {
        const part = text.slice(Math.min(one, other), Math.max(one, other));
        expect(missedIn(PartClue, text, part)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** The words that a pattern is made of. */
const wordsOf = ({ source }: RegExp): readonly string[] =>
  source.replaceAll(/\\[bdswW]/g, " ").match(/[a-z]{2,}/g) ?? [];

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
    [/live in @closed\b/, [[["live in @closed "]]]],
    [/only those who live there/, [[["only those who liv"]]]],
    [/live(?: by| near){1,3} x/, [[["live"], [" by", " near"]]]],
    [/live(?: in| near){1,3} x/, [[["live"]]]],
    [/apples.{0,9}pears|plums/, [[["plums"]], [["apples"], ["pears"]]]],
    [/apples.{0,9}(?:pears|plums)/, [[["apples"], ["pears", "plums"]]]],
  ])("%s", (pattern, needed) => {
    expect(neededText(pattern)).toEqual(needed);
  });
});
