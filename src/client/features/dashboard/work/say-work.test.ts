import { expect, test } from "vitest";
import { sayLate } from "./say-due.ts";
import { saySince } from "./say-visit.ts";

test.each([
  [-1, "today"],
  [0, "today"],
  [1, "since yesterday"],
  [9, "9 days late"],
])("a follow-up that waited %d days is due %s", (days, words) => {
  expect(sayLate(days)).toBe(words);
});

const now = Date.parse("2026-11-16T08:00:00Z");
const since = "2026-11-15T18:00:00.000Z";

test.each([
  [null, 0, false, "From your next visit on, what came in meanwhile is marked."],
  [since, 0, false, "Nothing new since your visit 14 hours ago"],
  [since, 3, false, "3 new since your visit 14 hours ago"],
  [since, 50, true, "50+ new since your visit 14 hours ago"],
] as const)("after a visit at %s with %d new: %s, %s", (since, total, totalIsCapped, words) => {
  expect(saySince({ since, newListings: { total, totalIsCapped, ids: [] } }, now)).toBe(words);
});
