import { describe, expect, test } from "vitest";
import { everyLine, everyPattern, repeatedIn, resultsOf, sentencesOf } from "./every-pattern.ts";
import { withoutFillIns } from "./every-pattern.ts";
import { fillIns } from "./fill-ins.ts";
import { resumePattern } from "./resume-pattern.ts";
import { experienceLevels, specialties } from "./specialties.ts";

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

const pastTense =
  /^(?:[A-Z][a-z]+ed|Brought|Built|Caught|Cut|Fed|Found|Grew|Held|Kept|Led|Made|Ran|Rebuilt|Rewrote|Sent|Set|Sold|Split|Struck|Taught|Took|Won|Wrote)$/;

describe.each(everyPattern.map((pattern) => [pattern.name, pattern] as const))("%s", (_, one) => {
  test.each([
    ["sentences of summary", sentencesOf(one.summary), 2, 4],
    ["skills", one.skills, 10, 14],
    ["experience bullets", one.experienceBullets, 8, 10],
    ["achievements", one.achievements, 4, 6],
    ["sentences of recommendations", sentencesOf(one.recommendations), 5, 8],
  ])("has as many %s as a resume wants", (_, lines, least, most) => {
    expect(lines.length).toBeGreaterThanOrEqual(least);
    expect(lines.length).toBeLessThanOrEqual(most);
  });

  test("keeps each result to what is read in one breath", () => {
    expect(resultsOf(one).filter((line) => line.split(" ").length > 30)).toEqual([]);
  });

  test.each([
    ["experience bullets", one.experienceBullets],
    ["achievements", one.achievements],
  ])("starts its %s with what was done, and never twice with the same verb", (_, lines) => {
    const verbs = lines.map((line) => line.split(" ", 1)[0] ?? "");
    expect(verbs.filter((verb) => !pastTense.test(verb))).toEqual([]);
    expect(repeatedIn(verbs)).toEqual([]);
  });

  test("leaves a place for the member's own facts wherever a result is told", () => {
    expect(resultsOf(one).filter((line) => fillIns(line).length === 0)).toEqual([]);
    expect(fillIns(one.summary)).not.toEqual([]);
  });

  test("says what belongs in each place, and asks for nothing in the advice", () => {
    expect(fillIns(one.recommendations)).toEqual([]);
    expect(everyLine(one).filter((line) => /[[\]]/.test(withoutFillIns(line)))).toEqual([]);
  });

  test.each([
    ["money", /\b(?:dollars?|rand|currency)\b/],
    ["shared hours", /\boverlap|\bhours\b/],
    ["how to be engaged", /\bcontract/],
    ["how to be paid", /\binvoic/],
    ["what to leave out", /\b(?:leave|drop|cut|omit|skip|remove|trim|keep|do not|can go)\b/i],
  ])("advises on %s", (_, said) => {
    expect(one.recommendations).toMatch(said);
  });
});
