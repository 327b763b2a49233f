import { expect, test } from "vitest";
import { clockTime, hoursIn, piecesOfDay, sharedPieces } from "./sast-hours.ts";

test.each([
  ["London", { start: 11, end: 19 }, 6],
  ["New York", { start: 16, end: 24 }, 1],
  ["San Francisco, past midnight", { start: 19, end: 3 }, 0],
  ["Sydney", { start: 0.5, end: 8.5 }, 0.5],
  ["a night shift that runs into the morning", { start: 22, end: 10 }, 2],
  ["the same day as at home", { start: 8, end: 17 }, 9],
])("%s shares the hours that both work", (_place, theirDay, hours) => {
  expect(hoursIn(sharedPieces(theirDay))).toBe(hours);
});

test("a day past midnight is drawn in two pieces, one that ends at midnight in one", () => {
  expect(piecesOfDay({ start: 19, end: 3 })).toEqual([
    { start: 19, end: 24 },
    { start: 0, end: 3 },
  ]);
  expect(piecesOfDay({ start: 16, end: 0 })).toEqual([{ start: 16, end: 24 }]);
});

test("half hours are told in minutes", () => {
  expect(clockTime(0.5)).toBe("00:30");
  expect(clockTime(17)).toBe("17:00");
});
