import { expect, test } from "vitest";
import { sayAmount, sayShort, type AmountKind } from "./say-amount.ts";

test.each<[number, AmountKind, string, string]>([
  [0, "count", "0", "0"],
  [4.25, "percent", "4.3%", "4.25%"],
  [-12, "percent", "−12%", "−12%"],
  [9_999, "rand", "R9,999", "R10,000"],
  [45_000, "rand", "R45,000", "R45k"],
  [100_000, "rand", "R100,000", "R100k"],
  [1_200_000, "dollars", "$1,200,000", "$1.2m"],
  [3_000_000_000, "rand", "R3,000,000,000", "R3bn"],
])("%d as %s is %s, and %s on an axis", (value, kind, whole, short) => {
  expect(sayAmount(value, kind)).toBe(whole);
  expect(sayShort(value, kind)).toBe(short);
});
