import { expect, test } from "vitest";
import { scaleFor, shareOf } from "./scale.ts";

test.each([
  ["ordinary figures", [3, 17, 8], [0, 5, 10, 15, 20]],
  ["one figure", [7], [0, 2, 4, 6, 8]],
  ["only nothing", [0, 0], [0, 1]],
  ["none at all", [], [0, 1]],
  ["below zero", [-12, 30], [-20, 0, 20, 40]],
  ["below zero alone", [-8, -3], [-8, -6, -4, -2, 0]],
  ["fractions", [0.1, 0.2, 0.3], [0, 0.1, 0.2, 0.3]],
  ["the very large", [9e9], [0, 5e9, 10e9]],
  ["what is no figure", [Number.NaN, Number.POSITIVE_INFINITY, 4], [0, 1, 2, 3, 4]],
])("a scale for %s is divided at round figures", (_, values, ticks) => {
  expect(scaleFor(values).ticks).toEqual(ticks);
});

test("a scale may begin elsewhere than at zero, and holds figures that are all the same", () => {
  expect(scaleFor([101, 104], { fromZero: false }).ticks).toEqual([101, 102, 103, 104]);
  const same = scaleFor([50, 50], { fromZero: false });
  expect(same.low).toBeLessThanOrEqual(50);
  expect(same.high).toBeGreaterThan(50);
});

test("a value stands between the ends of its scale, never outside", () => {
  const scale = scaleFor([-10, 10]);
  expect([-10, 0, 10, 99].map((value) => shareOf(value, scale))).toEqual([0, 0.5, 1, 1]);
});
