import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PayAmount, PayPeriod, PayTerm } from "#domain/listing/facts.ts";
import { payInRand } from "#domain/listing/pay/in-rand.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { sayRand, sayRates } from "./say-rand.ts";

interface Offer {
  readonly pay: readonly [number | null, number | null];
  readonly currency?: string;
  readonly period: PayPeriod;
  readonly terms?: readonly PayTerm[];
  readonly quote?: string;
}

const inRand = ({ pay: [min, max], currency = "USD", period, terms = [], quote = "" }: Offer) => {
  const amount: PayAmount = { min, max, currency, period, usdPerYear: { min, max } };
  const evidence = [{ field: "description", quote }] as const;
  const listing = {
    pay: { value: { amount, terms }, evidence },
    riskVerdict: "nothing-odd",
  } as const;
  return { amount, paid: payInRand(listing, startingRates) };
};

function said(offer: Offer): string | null {
  const { amount, paid } = inRand(offer);
  return paid && sayRand(paid, amount);
}

const at = "at R18.40 (Nov 14, 2026)";

describe("pay at home", () => {
  test.each<[Offer, string | null]>([
    [{ pay: [5000, 5000], period: "month" }, `≈ R92,000/month ${at}`],
    [{ pay: [60_000, 80_000], period: "year" }, `≈ R92,000–R122,700/month ${at}`],
    [{ pay: [null, 60_000], period: "year" }, `≈ up to R92,000/month ${at}`],
    [{ pay: [500, null], period: "month" }, `≈ from R9,200/month ${at}`],
    [{ pay: [1000, 1000], period: "week" }, `≈ R79,700/month ${at}`],
    [
      { pay: [28, 35], currency: "EUR", period: "hour" },
      "≈ R556–R696/hour at R19.87 per EUR (Nov 14, 2026)",
    ],
    [{ pay: [400, 400], period: "day" }, `≈ R7,360/day ${at}`],
    [{ pay: [300_000, 360_000], currency: "ZAR", period: "year" }, "≈ R25,000–R30,000/month"],
    [{ pay: [25_000, 25_000], currency: "ZAR", period: "month" }, null],
    [{ pay: [350, 350], currency: "ZAR", period: "hour" }, null],
  ])("%j is %s", (offer, words) => {
    expect(said(offer)).toBe(words);
  });

  test("a currency worth little keeps the figures that tell it from nothing", () => {
    expect(said({ pay: [500_000, 500_000], currency: "NGN", period: "month" })).toContain(
      "at R0.0120 per NGN",
    );
  });

  test("there is none in a currency without a rate, and none from a likely scam", () => {
    expect(said({ pay: [1, 1], currency: "XAU", period: "month" })).toBeNull();
    const { amount } = inRand({ pay: [400, 400], period: "day" });
    const pay = { value: { amount, terms: [] }, evidence: [] };
    expect(payInRand({ pay, riskVerdict: "likely-scam" }, startingRates)).toBeNull();
    expect(payInRand({ pay, riskVerdict: "be-careful" }, startingRates)).not.toBeNull();
  });
});

describe("a month of hours", () => {
  test.each([
    ["You work 20 hours a week.", "for 20 hours a week"],
    ["$25/hour, 20 hrs/week", "for 20 hours a week"],
    ["15-20 hours per week", "for 15 hours a week"],
    ["a 30-hour week", "for 30 hours a week"],
    ["about 30 hours each week", "for 30 hours a week"],
    ["10h p/w", "for 10 hours a week"],
  ])("is reckoned where they are stated: %s", (quote, words) => {
    const told = said({ pay: [25, 25], period: "hour", terms: ["part-time"], quote });
    expect(told).toMatch(new RegExp(`^≈ R[\\d,]+/month ${words} at`));
  });

  test("twenty of them are half of forty", () => {
    const paid = (hours: number) =>
      inRand({ pay: [25, 25], period: "hour", quote: `${hours} hours a week` }).paid;
    expect(paid(20)).toMatchObject({ min: 39_900, per: "month", hoursPerWeek: 20 });
    expect(paid(40)).toMatchObject({ min: 79_700, per: "month", hoursPerWeek: 40 });
  });

  test.each(["Answer within 24 hours, every week.", "168 hours a week", "4 hours of overlap", ""])(
    "is not made up from other hours: %s",
    (quote) => {
      expect(said({ pay: [25, 25], period: "hour", quote })).toBe(`≈ R460/hour ${at}`);
    },
  );

  test("a part-time month is told from a full one", () => {
    const terms = ["part-time"] as const;
    expect(said({ pay: [1500, 1500], period: "month", terms })).toBe(
      `≈ R27,600/month part time ${at}`,
    );
    const quote = "Part-time, 20 hours a week";
    expect(said({ pay: [1500, 1500], period: "month", terms, quote })).toBe(
      `≈ R27,600/month for 20 hours a week ${at}`,
    );
  });

  test("what is paid by the hour or part time is never called a plain month", () => {
    const offers = fc.record({
      pay: fc.integer({ min: 1, max: 9_000 }).map((figure) => [figure, figure] as const),
      period: fc.constantFrom<PayPeriod>("hour", "day", "week", "month", "year"),
      terms: fc.constantFrom<readonly PayTerm[]>(["part-time"], []),
      quote: fc.constantFrom("", "12 hours a week", "40 hours per week", "some hours"),
    });
    fc.assert(
      fc.property(offers, (offer) => {
        fc.pre(offer.period === "hour" || offer.terms.length > 0);
        expect(said(offer)).not.toMatch(/\/month at/);
      }),
    );
  });
});

test("the rates of a list are said once, by their day", () => {
  const used = (currency: string) => {
    const { paid } = inRand({ pay: [5000, 5000], currency, period: "month" });
    return paid === null ? [] : [{ currency, inRand: paid }];
  };
  const all = ["USD", "GBP", "USD", "ZAR"].flatMap(used);
  expect(sayRates(all)).toMatch(/^Rand at R18\.40 per dollar, R[\d.]+ per GBP \(Nov 14, 2026\)$/);
  expect(sayRates(used("ZAR"))).toBeNull();
});
