import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparedSections } from "./compared-sections.ts";
import { wordDifferences, type ComparedText } from "./word-differences.ts";

/** What is only here stands in brackets. */
const shown = ({ pieces }: ComparedText): string =>
  pieces.map(({ text, isOnlyHere }) => (isOnlyHere ? `[${text}]` : text)).join("");

const plain = (text: string) => ({ text, marks: [] });

const differences = (one: string, other: string) => wordDifferences(plain(one), plain(other));

const compare = (one: string, other: string) => {
  const compared = differences(one, other);
  return [shown(compared.one), shown(compared.other)];
};

describe("two texts word by word", () => {
  test.each([
    ["the same", "the same", "the same", "the same"],
    ["", "", "", ""],
    ["", "new words", "", "[new words]"],
    ["I led a team", "I built a team", "I [led] a team", "I [built] a team"],
    ["I led a team.", "I led a team, alone.", "I led a team.", "I led a team[, alone]."],
    ["one two three", "three", "[one two] three", "three"],
    ["a b", "a\n\nb", "a b", "a\n\nb"],
    ["Rates rose", "rates rose", "[Rates] rose", "[rates] rose"],
    ["café 2,400", "café 2,500", "café 2,[400]", "café 2,[500]"],
    ["don't stop", "don’t stop", "[don't] stop", "[don’t] stop"],
  ])("%j beside %j", (one, other, first, second) => {
    expect(compare(one, other)).toEqual([first, second]);
  });

  test("counts words, and no signs", () => {
    const { one, other } = differences("Hello, my friend!", "Hello friend");
    expect([one.wordsOnlyHere, other.wordsOnlyHere]).toEqual([1, 0]);
  });

  test("loses and adds nothing on either side", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", "c", " ", "\n", ",", "é", "-", "😀"))
      .map((signs) => signs.join(""));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const compared = differences(one, other);
        const whole = ({ pieces }: ComparedText) => pieces.map((piece) => piece.text).join("");
        expect(whole(compared.one)).toBe(one.trim());
        expect(whole(compared.other)).toBe(other.trim());
        const kept = ({ pieces }: ComparedText) =>
          pieces
            .filter(({ isOnlyHere }) => !isOnlyHere)
            .map((piece) => piece.text)
            .join("")
            .replaceAll(/\s/g, "");
        expect(kept(compared.one)).toBe(kept(compared.other));
      }),
    );
  });

  test("finds one changed word in twenty thousand signs, and gives two strangers back whole", () => {
    const long = Array.from({ length: 3_000 }, (_, at) => `word${at % 700}`).join(" ");
    const changed = long.replace("word350 ", "other ").replace("word12 ", "");
    const { one, other } = differences(long, changed);
    expect([one.wordsOnlyHere, other.wordsOnlyHere]).toEqual([2, 1]);
    const strangers = differences("x ".repeat(10_000), "y ".repeat(10_000));
    expect(strangers.one.wordsOnlyHere).toBe(10_000);
  });

  test("looks between words that stand once in each when the texts are long", () => {
    const many = (word: string) =>
      Array.from({ length: 800 }, (_, at) => (at % 2 ? "the" : `${word}${at}`));
    const one = ["start", ...many("a"), "middle", ...many("b"), "end"].join(" ");
    const other = ["begin", ...many("c"), "middle", ...many("d"), "finish"].join(" ");
    expect(shown(differences(one, other).one)).toContain(" middle ");
  });
});

describe("two documents", () => {
  const list = (heading: string, ...texts: string[]) => ({
    heading,
    kind: "bullets" as const,
    texts: texts.map((text, at) => ({ field: `f.${at}`, text })),
  });

  test("stand section against section, items as items", () => {
    const [suggestions, tips] = comparedSections(
      { sections: [list("Suggestions", "Name a result", "Cut\nthe third line")], marks: [] },
      {
        sections: [list("Suggestions", "Name one result"), list("Tips", "Wait a week")],
        marks: [],
      },
    );
    expect(suggestions?.one.lines.map((line) => line.map(({ text }) => text).join(""))).toEqual([
      "Name a result",
      "Cut the third line",
    ]);
    expect(suggestions?.other.lines).toHaveLength(1);
    expect(tips).toMatchObject({
      heading: "Tips",
      one: { lines: [], wordsOnlyHere: 0 },
      other: { wordsOnlyHere: 3 },
    });
  });

  test("keep what the AI added marked, in whichever item it stands", () => {
    const [section] = comparedSections(
      {
        sections: [list("Suggestions", "Name a result", "Say you led 12 writers")],
        marks: [{ field: "f.1", start: 12, end: 22 }],
      },
      { sections: [list("Suggestions", "Name a result", "Say you led writers")], marks: [] },
    );
    expect(section?.one.lines).toEqual([
      [{ text: "Name a result", isOnlyHere: false }],
      [
        { text: "Say you led ", isOnlyHere: false },
        { text: "12", isOnlyHere: true, isUnsupported: true },
        { text: " writers", isOnlyHere: false, isUnsupported: true },
      ],
    ]);
    expect(section?.other.lines.flat().some((piece) => piece.isUnsupported)).toBe(false);
  });
});
