import { describe, expect, test } from "vitest";
import {
  everyLine,
  everyPattern,
  repeatedIn,
  resultsOf,
  resumeLines,
  sentencesOf,
  withoutFillIns,
} from "#tests/support/resume-patterns.ts";

/** What a pattern finds outside the fill-ins of the lines, each with its line. */
function foundIn(lines: readonly string[], words: RegExp): string[] {
  return lines.flatMap((line) =>
    (withoutFillIns(line).match(words) ?? []).map((word) => `${word}: ${line}`),
  );
}

describe("what a resume says of its owner", () => {
  test("holds no figure that is not the member's own", () => {
    const figure =
      /(?<!GA|B)\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|millions?|half|halved|doubled?|tripled?|twice)\b/gi;
    const told = everyPattern.flatMap((one) => [...sentencesOf(one.summary), ...resultsOf(one)]);
    expect(foundIn(told, figure)).toEqual([]);
  });

  test("is told of nobody, as resumes are", () => {
    const person = /\b(?:I|me|my|mine|we|our|you|your)\b/g;
    expect(foundIn(everyPattern.flatMap(resumeLines), person)).toEqual([]);
  });

  test("reads as native in London and in New York", () => {
    const spelledTwoWays =
      /\b(?:\w{3,}(?:is|iz)(?:e|ed|es|ing|ation)|analy[sz](?:e|ed|es|ing)|practi[cs]\w+|behaviou?r\w*|colou?r\w*|favou?r\w*|labou?r|program(?:me)?s?|catalog(?:ue)?s?|centre|center|licen[cs]e\w?|judge?ment|(?:model|label|cancel|total|travel|trial)l?(?:ed|ing)|enquir\w+|maths?|learnt|learned|gr[ea]y|whilst)\b/gi;
    const sameInBoth =
      /^(?:advertis|advis|enterpris|exercis|franchis|promis|rais|revis|supervis|resiz|practice)/i;
    const names = /\bRank Math\b|\bMerchant Center\b|\bOptimizely\b/g;
    const lines = everyPattern.flatMap(resumeLines).map((line) => line.replaceAll(names, ""));
    expect(foundIn(lines, spelledTwoWays).filter((found) => !sameInBoth.test(found))).toEqual([]);
  });
});

test("nothing says what every resume says", () => {
  const filler =
    /\b(?:results?-(?:driven|oriented)|data-driven|passion(?:ate)?|track record|leverag\w+|synerg\w+|team player|self-starter|go-getter|detail-oriented|hard-?working|motivated|dedicated|seasoned|guru|ninja|rock ?star|wizard|cutting-edge|best-in-class|world-class|seamless\w*|holistic\w*|robust|fast-paced|responsible for|duties included|spearhead\w*|utili[sz]\w+|innovative|strategic thinker|thought leader\w*|move the needle|low-hanging|game-chang\w+|outside the box|various|successfully|helped|assisted (?:with|in)|worked on|excellent|exceptional|etc)\b/gi;
  expect(foundIn(everyPattern.flatMap(everyLine), filler)).toEqual([]);
});

describe("each pattern is written for itself", () => {
  test("and shares no line, sentence or list of skills with another", () => {
    const lines = everyPattern.flatMap((one) => [
      ...sentencesOf(one.summary),
      ...resultsOf(one),
      ...sentencesOf(one.recommendations),
      one.skills.toSorted((left, right) => left.localeCompare(right)).join(),
    ]);
    expect(repeatedIn(lines)).toEqual([]);
  });

  const wordsOf = (text: string) =>
    new Set(
      withoutFillIns(text)
        .toLowerCase()
        .match(/[a-z][a-z/-]*/g),
    );
  const likeness = (one: Set<string>, other: Set<string>) =>
    one.intersection(other).size / one.union(other).size;

  /** Pairs of which at least this part of all their words is in both. */
  function nearCopies(lines: readonly string[], part: number): (readonly [string, string])[] {
    const read = lines.map((line) => ({ line, words: wordsOf(line) }));
    return read.flatMap((one, index) =>
      read
        .slice(index + 1)
        .filter((other) => likeness(one.words, other.words) >= part)
        .map((other) => [one.line, other.line] as const),
    );
  }

  test.each([
    ["result", everyPattern.flatMap(resultsOf)],
    ["sentence of a summary", everyPattern.flatMap((one) => sentencesOf(one.summary))],
    ["advice", everyPattern.flatMap((one) => sentencesOf(one.recommendations))],
    ["list of skills", everyPattern.map((one) => one.skills.join(" "))],
  ])("and no %s is another one with a word changed", (_, lines) => {
    expect(nearCopies(lines, 0.5)).toEqual([]);
  });
});
