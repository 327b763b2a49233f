import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Engagement, PayPeriod, PayTerm } from "#domain/listing/facts.ts";
import { timesAYear } from "#domain/listing/pay/full-time-year.ts";
import { compareOffer, neededPerMonth } from "./compare-offer.ts";
import { packageProblem, type MemberPackage } from "./member-package.ts";
import type { Listing } from "./offer.ts";
import { workedExamples, type WorkedExample } from "./worked-examples.ts";
import { sayDifference, sayFooting, sumOf } from "./say-break-even.ts";

const rates: Readonly<Record<string, number>> = { USD: 18.4, EUR: 19.8, GBP: 23.4, ZAR: 1 };

const listingOf = (
  { min, max, currency, period }: WorkedExample["pay"],
  engagement: Engagement,
  terms: readonly PayTerm[] = [],
): Listing => ({
  pay: {
    value: { amount: { min, max, currency, period, usdPerYear: { min, max } }, terms },
    confidence: "high",
  },
  engagement,
  randRate: rates[currency] ?? null,
});

test.each(workedExamples)("$name", ({ today: mine, pay, engagement, low, high, said }) => {
  const even = compareOffer(mine, listingOf(pay, engagement));
  expect(cents(even?.difference.low)).toBe(low);
  expect(cents(even?.difference.high)).toBe(high);
  expect(even && sayDifference(even.difference)).toBe(said);
});

const cents = (rand: number | null | undefined): number | null =>
  rand === null || rand === undefined ? null : Math.round(rand * 100) / 100 + 0;

const today: MemberPackage = {
  basis: "gross",
  randPerMonth: 38_000,
  medical: 2_400,
  pension: 2_850,
  thirteenthCheque: "on-top",
  leaveDays: 20,
  weeksBetween: 2,
};

const inDollars = (min: number, max: number, period: PayPeriod): WorkedExample["pay"] => ({
  min,
  max,
  currency: "USD",
  period,
});

test("the sum can be followed line by line", () => {
  const even = compareOffer(today, listingOf(inDollars(2_800, 3_200, "month"), "unclear"));
  expect(even && sayFooting(even)).toBe("taken as a contractor, since the listing does not say");
  expect(even && sumOf(even).map(({ label, figure }) => `${label}: ${figure}`)).toEqual([
    "The listing pays: $2,800–$3,200/month",
    "A month of that at R18.40 per USD: R51,520–R58,880",
    "Paid for 218 of 260 working days: 20 of leave, 12 public holidays and 10 between contracts are not paid: R43,198–R49,369",
    "Your salary now, a month: R38,000",
    "Your employer's part of medical aid: R2,400",
    "Your employer's part of your pension: R2,850",
    "A twelfth of your 13th cheque: R3,167",
    "Your package now, a month: R46,417",
    "The difference: from R3,200 a month less to R3,000 more than now",
  ]);
});

test("pay by the hour is a month only if it is full time, and that is said beside the figure", () => {
  const even = compareOffer(today, listingOf(inDollars(15, 15, "hour"), "contractor"));
  expect(even && sayFooting(even)).toBe("as a contractor, if it is full time");
  expect(even && sumOf(even)[1]?.label).toContain("if it is full time");
});

describe("nothing is said where pay is unclear", () => {
  const pay = inDollars(30, 40, "hour");
  test.each<[string, Listing]>([
    [
      "no figure",
      {
        ...listingOf(pay, "contractor"),
        pay: { value: { amount: null, terms: [] }, confidence: "high" },
      },
    ],
    [
      "a figure nobody is sure of",
      {
        ...listingOf(pay, "contractor"),
        pay: { ...listingOf(pay, "contractor").pay, confidence: "low" },
      },
    ],
    ["only with targets met", listingOf(pay, "contractor", ["on-target"])],
    ["commission alone", listingOf(pay, "contractor", ["commission-only"])],
    ["an hourly rate for an unknown part of a week", listingOf(pay, "contractor", ["part-time"])],
    ["a currency without a rate", { ...listingOf(pay, "contractor"), randRate: null }],
  ])("%s", (_, listing) => {
    expect(compareOffer(today, listing)).toBeNull();
  });

  test("a part-time salary is a figure all the same", () => {
    expect(
      compareOffer(today, listingOf(inDollars(1_500, 1_500, "month"), "employee", ["part-time"])),
    ).not.toBeNull();
  });
});

const anyPackage = fc.record({
  basis: fc.constantFrom("gross" as const, "cost-to-company" as const),
  randPerMonth: fc.integer({ min: 30_000, max: 2_000_000 }),
  medical: fc.integer({ min: 0, max: 15_000 }),
  pension: fc.integer({ min: 0, max: 14_000 }),
  thirteenthCheque: fc.constantFrom("none" as const, "inside" as const, "on-top" as const),
  leaveDays: fc.integer({ min: 0, max: 60 }),
  weeksBetween: fc.integer({ min: 0, max: 26 }),
});
const periods = Object.keys(timesAYear) as PayPeriod[];
const anyListing = fc
  .tuple(
    fc.integer({ min: 1, max: 200_000 }),
    fc.integer({ min: 0, max: 200_000 }),
    fc.constantFrom(...periods),
    fc.constantFrom<Engagement>("contractor", "employee", "employer-of-record", "unclear"),
  )
  .map(([least, more, period, engagement]) =>
    listingOf(inDollars(least, least + more, period), engagement),
  );

test("an offer in dollars never gains when the rand for a dollar become fewer", () => {
  const rate = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(anyPackage, anyListing, rate, rate, (mine, listing, one, other) => {
      const at = (randRate: number) => compareOffer(mine, { ...listing, randRate })?.difference;
      const [fewer, more] = [at(Math.min(one, other)), at(Math.max(one, other))];
      expect(fewer?.low).toBeLessThanOrEqual(Number(more?.low));
      expect(fewer?.high).toBeLessThanOrEqual(Number(more?.high));
    }),
  );
});

test("to be employed is never worse than the same pay as a contractor, and the unclear is the worse", () => {
  fc.assert(
    fc.property(anyPackage, anyListing, (mine, listing) => {
      const as = (engagement: Engagement) =>
        Number(compareOffer(mine, { ...listing, engagement })?.difference.low);
      expect(as("contractor")).toBeLessThanOrEqual(as("employee"));
      expect(as("unclear")).toBe(Math.min(as("contractor"), as("employee")));
    }),
  );
});

test("an offer of just what is needed is the same as now", () => {
  fc.assert(
    fc.property(
      anyPackage,
      fc.constantFrom("contractor" as const, "employee" as const),
      (mine, footing) => {
        const needed = neededPerMonth(mine, footing);
        const even = compareOffer(
          mine,
          listingOf({ ...inDollars(needed, needed, "month"), currency: "ZAR" }, footing),
        );
        expect(even && sayDifference(even.difference)).toBe("about the same as now");
      },
    ),
  );
});

test("parts larger than the whole are a slip", () => {
  const slip = { ...today, basis: "cost-to-company" as const, randPerMonth: 5_250 };
  expect(packageProblem(slip)).toContain("cannot be more");
  expect(packageProblem({ ...slip, basis: "gross" })).toBeNull();
});
