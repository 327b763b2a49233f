import { expect, test } from "vitest";
import { analyticsFrom, type Grouped, type NamedCounted } from "./analysis.ts";

const group = (name: string, of: number, now: number, ever = now): NamedCounted => ({
  name,
  of,
  answeredNow: now,
  answeredEver: ever,
});

const nothing: Grouped = {
  all: group("", 0, 0),
  platforms: [],
  strategies: [],
  months: [],
  reached: [0, 0, 0, 0, 0],
  days: [],
};

test("the card counts where applications stand; the figures count whoever was ever answered", () => {
  const analytics = analyticsFrom({
    ...nothing,
    all: group("", 37, 8, 11),
    platforms: [group("LinkedIn", 20, 4, 6), group("Referral", 5, 3, 3), group("Email", 12, 1, 2)],
    strategies: [group("Video note", 9, 4, 5), group("Cold email", 14, 2, 3)],
  });
  expect(analytics.responseRate).toMatchObject({ percent: 21.6, low: 11.4, high: 37.2 });
  expect(analytics.topPlatforms.map(({ name, percent }) => [name, percent])).toEqual([
    ["Referral", 60],
    ["LinkedIn", 20],
    ["Email", 8],
  ]);
  expect(analytics.topStrategies.map(({ name, percent }) => [name, percent])).toEqual([
    ["Video note", 44],
    ["Cold email", 14],
  ]);
  expect(analytics.byPlatform.map(({ name, percent, of }) => [name, percent, of])).toEqual([
    ["LinkedIn", 30, 20],
    ["Email", 16.7, 12],
    ["Referral", 60, 5],
  ]);
});

test("a month without applications stands in its place, and two years at most are told", () => {
  const names = (...months: readonly string[]): string[] =>
    analyticsFrom({ ...nothing, months: months.map((name) => group(name, 1, 0)) }).byMonth.map(
      ({ name }) => name,
    );
  expect(names("2027-02", "2026-11")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
  const long = names("1990-01", "2026-11");
  expect([long.length, long[0], long.at(-1)]).toEqual([24, "2024-12", "2026-11"]);
});

test("nothing at all is no trouble", () => {
  const { total, responseRate, byMonth, funnel } = analyticsFrom(nothing);
  expect([total, responseRate.percent, byMonth, funnel.length]).toEqual([0, 0, [], 5]);
});
