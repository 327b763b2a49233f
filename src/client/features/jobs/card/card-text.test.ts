import { describe, expect, test } from "vitest";
import { hoursFrom } from "#domain/listing/hours/sast.ts";
import { avatarOf } from "#client/ui/job/avatar.ts";
import { ago } from "#client/ui/figures/ago.ts";
import { shiftWords } from "#client/ui/figures/shift-words.ts";

describe("the age of a job", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");
  test.each([
    ["2026-11-15T12:00:30Z", "less than a minute ago"],
    ["2026-11-15T11:59:00Z", "1 minute ago"],
    ["2026-11-15T09:10:00Z", "2 hours ago"],
    ["2026-11-14T12:00:00Z", "1 day ago"],
    ["2026-11-02T12:00:00Z", "1 week ago"],
    ["2026-09-02T12:00:00Z", "2 months ago"],
    ["2024-11-02T12:00:00Z", "2 years ago"],
  ])("%s is %s", (moment, words) => {
    expect(ago(moment, now)).toBe(words);
  });
});

describe("their day against yours", () => {
  const nineToFive = (zone: string) =>
    hoursFrom({ zone, start: 540, end: 1020, areAssumed: true, overlapAsked: null });

  test.each([
    ["Africa/Johannesburg", "8 h overlap", false],
    ["Europe/London", "6–7 h overlap", false],
    ["America/New_York", "Late shift, 1–2 h overlap", true],
    ["America/Los_Angeles", "Late shift, no overlap", true],
    ["Australia/Sydney", "Early shift, 0–1 h overlap", true],
  ])("nine to five in %s is “%s”", (zone, words, isLate) => {
    expect(shiftWords(nineToFive(zone))).toEqual({ words, isLate });
  });

  test("a post that names none has none", () => {
    expect(shiftWords(null).words).toBe("No hours given");
  });
});

describe("the mark of a company without a logo", () => {
  test("is made of its first two words, and is the same every time", () => {
    expect(avatarOf("Acacia Studio").initials).toBe("AS");
    expect(avatarOf("écru").initials).toBe("É");
    expect(avatarOf("3rd Wave (Pty) Ltd").initials).toBe("3W");
    expect(avatarOf("Acacia Studio")).toEqual(avatarOf("acacia studio"));
  });

  test("nobody knows the company, so the mark is nobody's", () => {
    expect(avatarOf("Unknown Company")).toEqual({ initials: "", hue: null });
    expect(avatarOf("—")).toEqual({ initials: "", hue: null });
  });
});
