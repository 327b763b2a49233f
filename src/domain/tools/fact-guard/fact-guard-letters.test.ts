import { describe, expect, it } from "vitest";
import * as eighth from "./examples/letters/eighth-letters.ts";
import * as fifth from "./examples/letters/fifth-letters.ts";
import * as first from "./examples/letters/first-letters.ts";
import * as fourth from "./examples/letters/fourth-letters.ts";
import type { Letter } from "./examples/letters/letter.ts";
import * as second from "./examples/letters/second-letters.ts";
import * as seventh from "./examples/letters/seventh-letters.ts";
import * as sixth from "./examples/letters/sixth-letters.ts";
import * as third from "./examples/letters/third-letters.ts";
import { unsupportedFacts } from "./fact-guard.ts";

const batchOf = (name: string, { letters }: { readonly letters: readonly Letter[] }) => ({
  name,
  letters,
});

const batches = [
  batchOf("first", first),
  batchOf("second", second),
  batchOf("third", third),
  batchOf("fourth", fourth),
  batchOf("fifth", fifth),
  batchOf("sixth", sixth),
  batchOf("seventh", seventh),
  batchOf("eighth", eighth),
];

/** Passages of the letters, each with the words that are marked in it. */
const marksIn = (
  letters: readonly Letter[],
  passagesOf: (letter: Letter) => readonly string[],
): { passage: string; marked: string }[] =>
  letters.flatMap((letter) => {
    const { own, asked, generated } = letter;
    const marks = unsupportedFacts({ own, asked, generated, thisYear: 2026 });
    return passagesOf(letter).map((passage) => {
      const from = generated.indexOf(passage);
      const inside = marks.filter(({ start, end }) => start < from + passage.length && end > from);
      return { passage, marked: inside.map(({ text }) => text).join(" | ") };
    });
  });

describe.each(batches)("in whole letters, the $name of them", ({ letters }) => {
  it("at least 95 % of what is made up is marked", () => {
    const all = marksIn(letters, ({ invented }) => invented);
    const missed = all.filter(({ marked }) => marked === "").map(({ passage }) => passage);
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(missed.length / all.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
  });

  it("at most 5 % of what the member said is marked", () => {
    const all = marksIn(letters, ({ said }) => said);
    const wrong = all.filter(({ marked }) => marked !== "");
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(wrong.length / all.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.05);
  });
});
