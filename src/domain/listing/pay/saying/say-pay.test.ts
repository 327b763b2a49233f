import { expect, it } from "vitest";
import type { PayAmount, PayPeriod } from "#domain/listing/facts.ts";
import { randPerMonth } from "#domain/listing/pay/in-rand.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { sayPay } from "./say-pay.ts";

const amount = (
  min: number | null,
  max: number | null,
  currency: string,
  period: PayPeriod,
): PayAmount => ({ min, max, currency, period, usdPerYear: { min: null, max: null } });

it.each([
  [amount(60_000, 80_000, "USD", "year"), "$60,000–$80,000/year"],
  [amount(null, 45, "GBP", "hour"), "up to £45/hour"],
  [amount(3_500, null, "EUR", "month"), "from €3,500/month"],
  [amount(45_000, 45_000, "ZAR", "month"), "R45,000/month"],
  [amount(5_000, 5_000, "CAD", "month"), "CAD 5,000/month"],
  [amount(5_000, 6_000, "CAD", "month"), "CAD 5,000–6,000/month"],
  [amount(12.5, 17.05, "USD", "hour"), "$12.50–$17.05/hour"],
])("says an offer in the words a reader expects: %o", (given, expected) => {
  expect(sayPay(given)).toBe(expected);
});

it("estimates a month in rand, to the hundred where it is large, and says by which rate", () => {
  const { rand, ...month } = randPerMonth(amount(60_000, 80_000, "USD", "year"), startingRates);
  expect(rand).toBeCloseTo(18.4);
  expect(month).toEqual({ min: 92_000, max: 122_700, day: "2026-11-14" });
});

it("leaves rand as they are, and small sums to the rand", () => {
  expect(randPerMonth(amount(45_000, 45_000, "ZAR", "month"), startingRates)).toMatchObject({
    min: 45_000,
    rand: 1,
  });
  expect(randPerMonth(amount(null, 123, "USD", "month"), startingRates)).toMatchObject({
    min: null,
    max: 2_263,
  });
});

it("refuses rates that lack the currency, rather than show a wrong sum", () => {
  expect(() => randPerMonth(amount(1, 1, "XAU", "month"), startingRates)).toThrow("none for XAU");
});
