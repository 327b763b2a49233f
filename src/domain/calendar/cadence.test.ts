import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { followUpDays, nextFollowUp } from "./cadence.ts";
import { addDays, daysBetween, isPlainDay, weekdayOf } from "./plain-days.ts";
import { addWorkingDays, isWorkingDay, workingDayFrom } from "./working-days.ts";

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));

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
  ])("%s", (_case, applied, days) => {
    expect(followUpDays(applied, [])).toEqual(days);
  });

  test("a declared day moves what falls on it and after it", () => {
    const voting = [{ day: "2026-11-04", name: "Voting day" }];
    expect(followUpDays("2026-11-02", voting)[0]).toBe("2026-11-10");
    expect(nextFollowUp("2026-10-28", 0, voting)).toBe("2026-11-05");
  });

  test("counts from the last message, and ends after the third", () => {
    expect(nextFollowUp("2026-11-02", 0, [])).toBe("2026-11-09");
    expect(nextFollowUp("2026-11-12", 1, [])).toBe("2026-11-23");
    expect(nextFollowUp("2026-11-23", 2, [])).toBe("2026-12-07");
    expect(nextFollowUp("2026-12-07", 3, [])).toBeNull();
  });

  test("never lands on a day nobody works, and never skips one somebody does", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 30 }), (day, count) => {
        const end = addWorkingDays(day, count, []);
        const between = Array.from({ length: daysBetween(day, end) }, (_, index) =>
          addDays(day, index + 1),
        );
        expect(between.filter((one) => isWorkingDay(one, []))).toHaveLength(count);
        expect(isWorkingDay(end, [])).toBe(true);
      }),
    );
  });

  test("leaves a working day where it is", () => {
    expect(workingDayFrom("2026-11-16", [])).toBe("2026-11-16");
    expect(workingDayFrom("2026-12-25", [])).toBe("2026-12-28");
  });
});

describe("plain days", () => {
  test.each([
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["2026-11-16T00:00:00Z", false],
    ["", false],
  ])("%s is a day: %s", (text, expected) => {
    expect(isPlainDay(text)).toBe(expected);
  });

  test("know their weekday", () => {
    expect(weekdayOf("2026-11-16")).toBe(1);
    expect(weekdayOf("2000-02-29")).toBe(2);
  });
});
