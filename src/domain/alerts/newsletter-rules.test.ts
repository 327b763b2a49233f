import { expect, test } from "vitest";
import { comingIssue, issueDue, nextIdea, paragraphsOf } from "./newsletter-rules.ts";

test.each([
  ["2026-11-16T08:00:00Z", "2026-11-19", null],
  ["2026-11-19T05:29:59Z", "2026-11-19", null],
  ["2026-11-19T05:30:00Z", "2026-11-26", "2026-11-19"],
  ["2026-11-20T22:00:00Z", "2026-11-26", "2026-11-19"],
  // Two days late it is no longer worth it.
  ["2026-11-21T05:30:00Z", "2026-11-26", null],
])("at %s the next issue is that of %s, and due is %s", (now, coming, due) => {
  expect(comingIssue(new Date(now))).toBe(coming);
  expect(issueDue(new Date(now))).toBe(due);
});

test("ideas take turns, and none comes twice in a row", () => {
  const ideas = [{ id: 5 }, { id: 2 }, { id: 9 }];
  const told: (number | null)[] = [];
  for (let last: number | null = null; told.length < 5; told.push(last))
    last = nextIdea(ideas, last)?.id ?? null;
  expect(told).toEqual([5, 2, 9, 5, 2]);
  expect(nextIdea([{ id: 5 }], 5)).toBeNull();
  expect(nextIdea([], null)).toBeNull();
  // One that was deleted since is where it begins anew.
  expect(nextIdea(ideas, 7)?.id).toBe(5);
});

test("an empty line ends a paragraph", () => {
  expect(paragraphsOf("One\nstill one\n\n  \nTwo\n")).toEqual(["One\nstill one", "Two"]);
  expect(paragraphsOf("  \n\n ")).toEqual([]);
});
