import { describe, expect, test } from "vitest";
import {
  everyLine,
  everyPattern,
  repeatedIn,
  resultsOf,
  sentencesOf,
  withoutFillIns,
  type NamedPattern,
} from "#tests/support/resume-patterns.ts";
import { fillIns } from "./fill-ins.ts";
import { resumePattern } from "./resume-pattern.ts";
import { experienceLevels, specialties, type ExperienceLevel } from "./specialties.ts";

test("the form's words are those of the product", () => {
  expect(specialties).toEqual([
    "Content Marketing",
    "SEO",
    "Social Media Marketing",
    "Email Marketing",
    "Digital Marketing",
    "Growth Marketing",
    "Performance Marketing",
    "Brand Marketing",
    "PPC/SEM",
    "Marketing Analytics",
    "Affiliate Marketing",
  ]);
  expect(experienceLevels).toEqual(["Entry Level", "Mid Level", "Senior Level"]);
});

test("what a caller does to a pattern is not seen by the next one", () => {
  resumePattern("SEO", "Mid Level").skills.push("Juggling");
  expect(resumePattern("SEO", "Mid Level").skills).not.toContain("Juggling");
});

/** The patterns of which something is not so. */
const exceptions = (isSo: (pattern: NamedPattern) => boolean) =>
  everyPattern.filter((pattern) => !isSo(pattern)).map(({ name }) => name);

describe("every pattern", () => {
  test.each<[string, number, number, (pattern: NamedPattern) => string[]]>([
    ["sentences of summary", 2, 4, ({ summary }) => sentencesOf(summary)],
    ["skills", 10, 14, ({ skills }) => skills],
    ["experience bullets", 8, 10, ({ experienceBullets }) => experienceBullets],
    ["achievements", 4, 6, ({ achievements }) => achievements],
    ["sentences of advice", 5, 8, ({ recommendations }) => sentencesOf(recommendations)],
  ])("has as many %s as it needs: %i to %i", (_, least, most, linesOf) => {
    const isWithin = (count: number) => count >= least && count <= most;
    expect(exceptions((pattern) => isWithin(linesOf(pattern).length))).toEqual([]);
  });

  test("tells a result in 30 words or fewer", () => {
    const long = everyPattern.flatMap(resultsOf).filter((line) => line.split(" ").length > 30);
    expect(long).toEqual([]);
  });

  test("starts a result with what was done", () => {
    const pastTense =
      /^(?:[A-Z][a-z]+ed|Brought|Built|Caught|Cut|Fed|Found|Grew|Held|Kept|Led|Made|Ran|Rebuilt|Rewrote|Sent|Set|Sold|Split|Struck|Taught|Took|Won|Wrote) /;
    const others = everyPattern.flatMap(resultsOf).filter((line) => !pastTense.test(line));
    expect(others).toEqual([]);
  });

  test("never starts twice with the same verb", () => {
    const areVaried = (lines: string[]) =>
      repeatedIn(lines.map((line) => line.slice(0, line.indexOf(" ")))).length === 0;
    expect(exceptions(({ experienceBullets }) => areVaried(experienceBullets))).toEqual([]);
    expect(exceptions(({ achievements }) => areVaried(achievements))).toEqual([]);
  });

  test("leaves a place for the member's own facts wherever a result is told", () => {
    const closed = everyPattern.flatMap(resultsOf).filter((line) => fillIns(line).length === 0);
    expect(closed).toEqual([]);
    expect(exceptions(({ summary }) => fillIns(summary).length > 0)).toEqual([]);
  });

  test("leaves no bracket open, and no place in the advice", () => {
    const lines = everyPattern.flatMap(everyLine);
    expect(lines.filter((line) => /[[\]]/.test(withoutFillIns(line)))).toEqual([]);
    expect(exceptions((pattern) => fillIns(pattern.recommendations).length === 0)).toEqual([]);
  });

  test("stands on what its level has behind it", () => {
    const beginnings =
      /\b(?:internship|student|course|coursework|bootcamp|volunteer|nonprofit|charity|freelance|own|side project|portfolio|practice)\b/;
    const people = /\b(?:team|people|staff|hired|recruited|appointed|coached|reporting|reports)\b/i;
    const has = (lines: string[], words: RegExp) => lines.some((line) => words.test(line));
    const standsOn: Record<ExperienceLevel, (bullets: string[]) => boolean> = {
      "Entry Level": (bullets) => bullets.filter((line) => beginnings.test(line)).length >= 2,
      "Mid Level": (bullets) => !has(bullets, /\b(?:internship|student|coursework|bootcamp)\b/),
      "Senior Level": (bullets) => has(bullets, people) && has(bullets, /\$\[amount\]/),
    };
    const misplaced = specialties.flatMap((specialty) =>
      experienceLevels
        .filter((level) => !standsOn[level](resumePattern(specialty, level).experienceBullets))
        .map((level) => `${specialty}, ${level}`),
    );
    expect(misplaced).toEqual([]);
  });

  test.each([
    ["money", /\b(?:dollars?|rand|currency)\b/],
    ["shared hours", /\boverlap|\bhours\b/],
    ["how to be engaged", /\bcontract/],
    ["how to be paid", /\binvoic/],
    ["what to leave out", /\b(?:leave|drop|cut|omit|skip|remove|trim|keep|do not)\b/i],
  ])("advises on %s", (_, said) => {
    expect(exceptions(({ recommendations }) => said.test(recommendations))).toEqual([]);
  });
});
