import { expect, test } from "vitest";
import { scoreLabel, scoreTone } from "./score.ts";

test.each([
  [100, "Excellent", "green"],
  [80, "Excellent", "green"],
  [79, "Good", "amber"],
  [60, "Good", "amber"],
  [59, "Needs Improvement", "red"],
  [40, "Needs Improvement", "red"],
  [39, "Poor", "red"],
  [0, "Poor", "red"],
] as const)("a score of %i is %s and %s", (score, label, tone) => {
  expect(scoreLabel(score)).toBe(label);
  expect(scoreTone(score)).toBe(tone);
});
