import { expect, it } from "vitest";
import type { PayAmount, PayPeriod } from "#domain/listing/facts.ts";
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
