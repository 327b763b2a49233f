import { describe, expect, test } from "vitest";
import { hoursProblem, lengthOf, minuteOfClock } from "./member-terms.ts";

test.each([
  ["00:00", 0],
  ["15:00", 900],
  ["23:59", 1439],
  ["24:00", null],
  ["9:00", null],
  ["15:60", null],
  ["15:00:00", null],
  ["", null],
])("the clock %s is minute %s", (written, minute) => {
  expect(minuteOfClock(written)).toBe(minute);
});

describe("working hours", () => {
  test.each([
    [{ from: 540, to: 1020 }, null],
    [{ from: 1320, to: 360 }, null],
    [{ from: 900, to: 0 }, null],
    [{ from: 360, to: 1200 }, null],
    [{ from: 360, to: 1201 }, /fourteen/],
    [{ from: 540, to: 540 }, /same time/],
    [{ from: -1, to: 540 }, /such as 15:00/],
    [{ from: 540, to: 1440 }, /such as 15:00/],
    [{ from: 540.5, to: 600 }, /such as 15:00/],
    [{ from: Number.NaN, to: 600 }, /such as 15:00/],
  ])("%o are possible or refused in a sentence", (hours, problem) => {
    if (problem === null) expect(hoursProblem(hours)).toBeNull();
    else expect(hoursProblem(hours)).toMatch(problem);
  });

  test("may go on after midnight", () => {
    expect(lengthOf({ from: 1320, to: 360 })).toBe(480);
    expect(lengthOf({ from: 900, to: 0 })).toBe(540);
  });
});
