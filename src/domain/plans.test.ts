import { expect, test } from "vitest";
import { isPremiumAt } from "./plans.ts";

const now = new Date("2026-11-15T08:00:00Z");

test.each([
  ["never paid", null, false],
  ["ended a second ago", new Date("2026-11-15T07:59:59Z"), false],
  ["ends this very moment", now, false],
  ["has a second left", new Date("2026-11-15T08:00:01Z"), true],
])("somebody who %s", (_who, until, expected) => {
  expect(isPremiumAt(until, now)).toBe(expected);
});
