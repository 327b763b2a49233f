import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hoursFrom, hoursToKeep, overlapWithHomeDay, sayHours } from "./sast.ts";

const day = (zone: string, start = 540, end = 1020) =>
  hoursFrom({ zone, start, end, areAssumed: false, overlapAsked: null });

const hour = (minutes: number): number => minutes / 60;

describe("nine to five elsewhere, in South African time", () => {
  it.each([
    // zone, January from, to, overlap; July from, to, overlap
    ["America/New_York", [16, 24, 1], [15, 23, 2]],
    ["America/Los_Angeles", [19, 27, 0], [18, 26, 0]],
    ["Europe/London", [11, 19, 6], [10, 18, 7]],
    ["Europe/Berlin", [10, 18, 7], [9, 17, 8]],
    ["Australia/Sydney", [0, 8, 0], [1, 9, 1]],
    ["Pacific/Auckland", [22, 30, 0], [23, 31, 0]],
    ["Asia/Kolkata", [5.5, 13.5, 5.5], [5.5, 13.5, 5.5]],
    ["Africa/Johannesburg", [9, 17, 8], [9, 17, 8]],
    ["Etc/UTC", [11, 19, 6], [11, 19, 6]],
    ["Etc/GMT+5", [16, 24, 1], [16, 24, 1]],
  ])("%s", (zone, january, july) => {
    const hours = day(zone);
    const figures = [hours.january, hours.july].map(({ start, end, overlap }) =>
      [start, end, overlap].map(hour),
    );
    expect(figures).toEqual([january, july]);
  });

  it.each([
    ["Europe/London", 540, 1080, false],
    ["Europe/London", 600, 1140, true],
    ["America/New_York", 540, 1020, true],
    ["Asia/Kolkata", 540, 1080, true],
    ["Asia/Kolkata", 600, 1080, false],
    ["Africa/Johannesburg", 360, 1200, false],
    ["Africa/Johannesburg", 359, 600, true],
    ["Africa/Johannesburg", 600, 1201, true],
  ])("%s from minute %i to %i is a late shift: %s", (zone, start, end, isLate) => {
    expect(day(zone, start, end).isLateShift).toBe(isLate);
  });
});

describe("the overlap with 08:00 to 17:00", () => {
  const workday = fc.record({
    start: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1440 }),
  });

  it("is what counting minute by minute gives, between none and nine hours", () => {
    fc.assert(
      fc.property(workday, ({ start, length }) => {
        let counted = 0;
        for (let minute = start; minute < start + length; minute += 1) {
          if (minute % 1440 >= 480 && minute % 1440 < 1020) counted += 1;
        }
        const overlap = overlapWithHomeDay(start, start + length);
        expect(overlap).toBe(counted);
        expect(overlap).toBeGreaterThanOrEqual(0);
        expect(overlap).toBeLessThanOrEqual(540);
      }),
    );
  });

  it("is the same seen from either side of the clock", () => {
    fc.assert(
      fc.property(workday, ({ start, length }) => {
        // Noon and a half hour is the middle of the home day: turn the clock around it.
        const mirrored = (((1500 - start - length) % 1440) + 1440) % 1440;
        expect(overlapWithHomeDay(mirrored, mirrored + length)).toBe(
          overlapWithHomeDay(start, start + length),
        );
      }),
    );
  });
});

describe("the working day in words", () => {
  it.each([
    ["Africa/Johannesburg", 480, 1020, "08:00–17:00 SAST."],
    ["Europe/Berlin", 540, 1020, "10:00–18:00 SAST in January, 09:00–17:00 in July."],
    [
      "America/New_York",
      540,
      1080,
      "16:00–01:00 SAST in January, 15:00–00:00 in July. Late shift: ends at 01:00 SAST.",
    ],
    ["Asia/Kolkata", 450, 930, "04:00–12:00 SAST. Late shift: starts at 04:00 SAST."],
  ])("%s", (zone, start, end, words) => {
    expect(sayHours(day(zone, start, end))).toBe(words);
  });
});

describe("where an overlap is all they ask for", () => {
  const asking = (zone: string, overlapAsked: number, start = 540, end = 1020) =>
    hoursFrom({ zone, start, end, areAssumed: true, overlapAsked });

  it.each([
    [
      "America/New_York",
      4,
      "4 hours of overlap, such as 16:00–20:00 SAST in January, 15:00–19:00 in July.",
    ],
    [
      "America/Los_Angeles",
      4,
      "4 hours of overlap, such as 19:00–23:00 SAST in January, 18:00–22:00 in July. Late shift: ends at 23:00 SAST.",
    ],
    [
      "Europe/London",
      4,
      "4 hours of overlap, such as 11:00–15:00 SAST in January, 10:00–14:00 in July.",
    ],
    [
      "Australia/Sydney",
      3,
      "3 hours of overlap, such as 05:00–08:00 SAST in January, 06:00–09:00 in July. Late shift: starts at 05:00 SAST.",
    ],
    [
      "Pacific/Auckland",
      2,
      "2 hours of overlap, such as 04:00–06:00 SAST in January, 05:00–07:00 in July. Late shift: starts at 04:00 SAST.",
    ],
    ["Etc/UTC", 1, "1 hour of overlap, such as 11:00–12:00 SAST."],
  ])("%s, %d hours: what suffices", (zone, hours, words) => {
    expect(sayHours(asking(zone, hours))).toBe(words);
  });

  it("asks for their whole day where the overlap is as long", () => {
    const hours = asking("America/New_York", 8);
    expect(hoursToKeep(hours)).toMatchObject({ isEnough: false, january: hours.january });
  });

  it("lies within their day, is as long as they ask, and no part of it would suit better", () => {
    const zones = fc.constantFrom("America/New_York", "Asia/Kolkata", "Asia/Tokyo", "Etc/UTC");
    fc.assert(
      fc.property(zones, fc.integer({ min: 1, max: 7 }), (zone, asked) => {
        const hours = asking(zone, asked);
        const { january } = hoursToKeep(hours);
        expect(january.end - january.start).toBe(asked * 60);
        expect(january.start).toBeGreaterThanOrEqual(hours.january.start);
        expect(january.end).toBeLessThanOrEqual(hours.january.end);
        for (let { start } = hours.january; start + asked * 60 <= hours.january.end; start += 30)
          expect(january.overlap).toBeGreaterThanOrEqual(
            overlapWithHomeDay(start, start + asked * 60),
          );
      }),
    );
  });
});
