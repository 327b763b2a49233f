import { describe, expect, test } from "vitest";
import { nextFollowUp } from "./cadence.ts";

/** Each asked on the day it fell due. */
function daysAfter(applied: string): (string | null)[] {
  const days: (string | null)[] = [];
  let last: string | null = applied;
  for (let asked = 0; last !== null; asked += 1) {
    last = nextFollowUp(last, asked, []);
    days.push(last);
  }
  return days;
}

describe("when to follow up", () => {
  test.each([
    ["a plain fortnight", "2026-11-02", ["2026-11-09", "2026-11-18", "2026-12-02"]],
    ["applied on a Saturday", "2026-11-14", ["2026-11-20", "2026-12-01", "2026-12-15"]],
    [
      "over Reconciliation, Christmas and New Year",
      "2026-12-11",
      ["2026-12-21", "2026-12-31", "2027-01-15"],
    ],
    ["over Easter", "2027-03-23", ["2027-04-01", "2027-04-12", "2027-04-26"]],
    [
      "a Sunday holiday takes the Monday with it",
      "2026-08-06",
      ["2026-08-14", "2026-08-25", "2026-09-08"],
    ],
  ])("%s, and after the third no more", (_case, applied, days) => {
    expect(daysAfter(applied)).toEqual([...days, null]);
  });

  test("a declared day moves what falls on it and after it", () => {
    const voting = [{ day: "2026-11-04", name: "Voting day" }];
    expect(nextFollowUp("2026-11-02", 0, voting)).toBe("2026-11-10");
    expect(nextFollowUp("2026-10-28", 0, voting)).toBe("2026-11-05");
  });
});
