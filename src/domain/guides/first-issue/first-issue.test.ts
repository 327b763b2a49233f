import { expect, test } from "vitest";
import { fillIns } from "#domain/tools/resumes/fill-ins.ts";
import { specialties } from "#domain/tools/resumes/specialties.ts";
import { firstIssue } from "./first-issue.ts";
import { issueText, type WrittenIssue } from "./written-issue.ts";

const textsOf = (issue: WrittenIssue): string[] => [
  ...issue.subjectLines,
  issue.previewText,
  issue.opening,
  issue.lesson,
  ...issue.steps,
  issue.proof,
  issue.invitation,
  issue.linkedinPost,
];

const wordsIn = (text: string): number => text.split(/\s+/).length;

test.each(specialties)("the first issue for %s can be sent once its places are filled", (one) => {
  const issue = firstIssue(one);
  expect(issue.subjectLines).toHaveLength(3);
  for (const line of issue.subjectLines) expect(line.length).toBeLessThanOrEqual(55);
  expect(issue.previewText.length).toBeLessThanOrEqual(90);
  expect(wordsIn(issue.lesson)).toBeGreaterThan(90);
  expect(issue.steps.length).toBeGreaterThanOrEqual(4);
  expect(issue.linkedinPost).toContain("[newsletter name]");
  const whole = issueText(issue);
  expect(wordsIn(whole)).toBeGreaterThan(280);
  expect(wordsIn(whole)).toBeLessThan(520);
  // What it says of the member is theirs to fill in: no figure stands in the proof outside its brackets.
  expect(fillIns(issue.proof).length).toBeGreaterThanOrEqual(3);
  expect(issue.proof.replaceAll(/\[[^\]]*\]/g, "")).not.toMatch(/\d/);
});

test("no two issues share a sentence, and none promises or shouts", () => {
  const lines = specialties.flatMap((one) => textsOf(firstIssue(one)));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.join("\n")).not.toMatch(
    /game.?chang|unlock|guarantee|skyrocket|\bhack\b|fast-paced|leverage|synerg|!|—/i,
  );
});
