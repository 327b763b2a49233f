import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { currencyNames, inEditingOrder } from "./currencies.ts";
import { isLargeMove, largeMoves, moveOf, randIn, randOf, sayRate, usdOf } from "./rand-table.ts";
import { sastDay } from "#domain/days.ts";
import { rateDays } from "./rate-days.ts";

const { usdFor } = startingRates;

test("rand per unit is what the news says", () => {
  const rand = randOf(usdFor);
  expect(rand["USD"]).toBeCloseTo(18.4, 10);
  expect(rand["EUR"]).toBeCloseTo(19.872, 10);
  expect(rand["ZAR"]).toBe(1);
});

test("there and back is the same table", () => {
  const worth = fc.double({ min: 1e-4, max: 100, noNaN: true });
  fc.assert(
    fc.property(worth, worth, worth, (USD, EUR, JPY) => {
      const rand = { USD, EUR, JPY, ZAR: 1 };
      for (const [code, value] of Object.entries(randOf(usdOf(rand)))) {
        expect(value / (rand[code as keyof typeof rand] ?? 0)).toBeCloseTo(1, 9);
      }
      expect(usdOf(rand)["USD"]).toBe(1);
    }),
  );
});

test("a move is large beyond a quarter, either way; a new currency has none", () => {
  expect(isLargeMove(moveOf(20, 25))).toBe(false);
  expect(isLargeMove(moveOf(20, 25.1))).toBe(true);
  expect(isLargeMove(moveOf(20, 14.9))).toBe(true);
  expect(moveOf(undefined, 5)).toBeNull();
});

test("one wrong figure is named alone; a wrong rand moves everything", () => {
  expect(largeMoves(usdFor, { ...usdFor, EUR: 10.8 })).toEqual(["EUR"]);
  expect(largeMoves(usdFor, { ...usdFor, ZAR: 18.4 })).toHaveLength(Object.keys(usdFor).length - 1);
});

describe("what somebody types", () => {
  test.each([
    ["18.40", 18.4],
    ["18,40", 18.4],
    [" R 19 ".trimEnd(), 19],
    ["r0.0119", 0.0119],
    ["", null],
    ["0", null],
    ["-3", null],
    ["1,234.50", null],
    ["1e3", null],
    ["NaN", null],
    ["99999999999", null],
  ])("%j is %j", (typed, rand) => expect(randIn(typed)).toBe(rand));

  test.each([
    [18.4, "18.40"],
    [19.872, "19.872"],
    [23.36812, "23.3681"],
    [100, "100.00"],
    [0.01196, "0.01196"],
    [0.00004321999, "0.00004322"],
  ])("%j is shown as %j", (rand, shown) => expect(sayRate(rand)).toBe(shown));

  test("what is shown can be typed, for every rate of the table", () => {
    for (const rand of Object.values(randOf(usdFor))) {
      expect((randIn(sayRate(rand)) ?? 0) / rand).toBeCloseTo(1, 3);
    }
  });
});

test("every currency has a name, and a place in the form unless it is the rand", () => {
  expect(Object.keys(currencyNames)).toEqual(Object.keys(usdFor));
  const order = inEditingOrder(Object.keys(usdFor));
  expect(order.slice(0, 4)).toEqual(["USD", "EUR", "GBP", "AED"]);
  expect(order.toSorted()).toEqual(Object.keys(usdFor).filter((code) => code !== "ZAR"));
});

describe("the days one may save", () => {
  test("a day begins at midnight in South Africa", () => {
    expect(sastDay(new Date("2026-11-14T21:59:59Z"))).toBe("2026-11-14");
    expect(sastDay(new Date("2026-11-14T22:00:00Z"))).toBe("2026-11-15");
  });

  test("reach from the newest table to today, and no further back when a clock is behind", () => {
    const now = new Date("2026-11-20T10:00:00Z");
    expect(rateDays("2026-11-14", now)).toEqual({ from: "2026-11-14", to: "2026-11-20" });
    expect(rateDays("2027-01-01", now)).toEqual({ from: "2027-01-01", to: "2027-01-01" });
  });
});
