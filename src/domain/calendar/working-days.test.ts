import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, weekdayOf } from "#domain/days.ts";
import { addWorkingDays, isWorkingDay } from "./working-days.ts";

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));

describe("working days", () => {
  test("are counted without one that nobody works, and without skipping one that somebody does", () => {
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

  test.each([
    ["2026-11-16", true],
    ["2026-11-14", false],
    ["2026-12-16", false],
    ["2026-08-10", false],
    ["2027-03-26", false],
  ])("%s is one: %s", (day, expected) => {
    expect(isWorkingDay(day, [])).toBe(expected);
  });

  test("a declared day is none", () => {
    expect(isWorkingDay("2026-11-04", [{ day: "2026-11-04", name: "Voting day" }])).toBe(false);
  });
});

describe("plain days", () => {
  test("know their weekday", () => {
    expect(weekdayOf("2026-11-16")).toBe(1);
    expect(weekdayOf("2000-02-29")).toBe(2);
  });
});
