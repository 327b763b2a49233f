import { describe, expect, it, test } from "vitest";
import { checkLetter } from "./check-letter.ts";
import type { LetterCheck } from "./letter-check.ts";
import { ads, type Sample } from "./samples/ads.ts";
import { goodLetters } from "./samples/good.ts";
import { middlingLetters } from "./samples/middling.ts";
import { poorLetters } from "./samples/poor.ts";
import { gamed, unusualGood } from "./samples/unusual.ts";

const checked = ({ letter, ad }: Sample): LetterCheck => checkLetter({ letter, ...ads[ad] });
const scoresOf = (samples: readonly Sample[]) => samples.map((sample) => checked(sample).score);
const wordsOf = (letter: string, { findings, strengths }: LetterCheck, kind: string) =>
  [...findings, ...strengths]
    .filter((remark) => remark.kind === kind)
    .flatMap(({ spans }) => spans.map(({ start, end }) => letter.slice(start, end)));

describe("ten letters", () => {
  const [good, middling, poor] = [goodLetters, middlingLetters, poorLetters].map(scoresOf);

  it("puts every good one well above every middling one, and those well above the poor", () => {
    expect([good, middling, poor].map((scores) => scores?.length)).toEqual([3, 4, 3]);
    expect(Math.min(...(good ?? [])) - Math.max(...(middling ?? []))).toBeGreaterThanOrEqual(15);
    expect(Math.min(...(middling ?? [])) - Math.max(...(poor ?? []))).toBeGreaterThanOrEqual(15);
  });

  it("calls them what they are", () => {
    expect(Math.min(...(good ?? []))).toBeGreaterThanOrEqual(80);
    expect(Math.min(...(middling ?? []))).toBeGreaterThanOrEqual(45);
    expect(Math.max(...(middling ?? []))).toBeLessThan(80);
    expect(Math.max(...(poor ?? []))).toBeLessThan(40);
  });

  it("keeps their order when there is no ad to go by", () => {
    const bare = [goodLetters, middlingLetters, poorLetters].map((samples) =>
      samples.map(({ letter }) => checkLetter({ letter }).score),
    );
    expect(Math.min(...(bare[0] ?? []))).toBeGreaterThan(Math.max(...(bare[1] ?? [])) + 10);
    expect(Math.min(...(bare[1] ?? []))).toBeGreaterThan(Math.max(...(bare[2] ?? [])) + 10);
  });
});

describe("letters of an unusual form", () => {
  it.each(unusualGood)("finds $name good", (sample) => {
    expect(checked(sample).score).toBeGreaterThanOrEqual(80);
  });

  it.each(gamed)("is not taken in by $name", (sample) => {
    expect(checked(sample).score).toBeLessThan(45);
  });

  it("says what is wrong with a pile of numbers, a list of keywords and the ad sent back", () => {
    const kinds = gamed.map((sample) => checked(sample).findings.map(({ kind }) => kind));
    expect(kinds[0]).toContain("keyword-list");
    expect(kinds[1]).toContain("number-pile");
    expect(kinds[2]).toContain("copied-from-ad");
    expect(kinds.flat()).not.toContain("other-language");
  });
});

const all = [...goodLetters, ...middlingLetters, ...poorLetters, ...unusualGood, ...gamed];

describe.each(all)("$name", (sample) => {
  const { letter } = sample;
  const check = checked(sample);

  it("has a score that is the sum of explained points out of a hundred", () => {
    const sum = (of: "earned" | "possible") => check.points.reduce((all, row) => all + row[of], 0);
    expect(sum("earned")).toBe(check.score);
    expect(sum("possible")).toBe(100);
    for (const { earned, possible, reason } of check.points) {
      expect(earned).toBeLessThanOrEqual(possible);
      expect(reason).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  it("points only at whole words that are there", () => {
    for (const { spans, title, advice } of [...check.findings, ...check.strengths]) {
      expect(title).not.toBe("");
      expect(advice).toMatch(/\.$/);
      for (const { start, end } of spans) {
        expect(letter.slice(start, end)).toMatch(/^[^\s].*[^\s]$|^[^\s]$/s);
        expect(letter.charAt(start - 1)).not.toMatch(/[A-Za-z]/);
        expect(letter.charAt(end)).not.toMatch(/[A-Za-z]/);
      }
    }
  });

  it("answers each requirement with a sentence of the letter, or with none", () => {
    expect(check.coverage?.length).toBeGreaterThan(4);
    for (const { verdict, sentence } of check.coverage ?? []) {
      expect(sentence === null).toBe(verdict === "missing");
      if (sentence !== null) expect(letter.slice(sentence.start, sentence.end)).toBe(sentence.text);
    }
  });
});

describe("what it remarks on", () => {
  const [template, , longWords] = poorLetters;
  const [, , chantal] = middlingLetters;

  test.each([
    ["placeholder", ["[Job Title]", "[Your Name]"], template],
    ["weak-greeting", ["To whom it may concern"], template],
    ["weak-opening", ["I am writing to"], template],
    ["spelling-mix", ["honored"], longWords],
    ["company-not-named", ["Northlight Learning"], chantal],
    ["company-named", ["Northlight", "Northlight"], goodLetters[2]],
    ["result", ["revenue grew by 22%"], middlingLetters[0]],
  ])("%s: %j", (kind, words, sample) => {
    if (sample === undefined) throw new Error("the sample is gone");
    expect(wordsOf(sample.letter, checked(sample), kind)).toEqual(words);
  });

  it("finds the worn phrases of a template, in their groups", () => {
    if (template === undefined) throw new Error("the sample is gone");
    const words = wordsOf(template.letter, checked(template), "cliche");
    expect(words.length).toBeGreaterThan(15);
    expect(words).toEqual(
      expect.arrayContaining(["team player", "go the extra mile", "proven track record"]),
    );
  });

  it("leaves a good letter without a worn phrase, a duty or a vague claim", () => {
    for (const sample of [...goodLetters, ...unusualGood]) {
      const kinds = checked(sample).findings.map(({ kind }) => kind);
      for (const kind of ["cliche", "duty-not-result", "vague-claim", "weak-opening", "no-numbers"])
        expect(kinds).not.toContain(kind);
    }
  });
});
