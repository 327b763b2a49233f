import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Engagement, Hours, Openness, Pay, RiskVerdict } from "#domain/listing/facts.ts";
import { hoursFrom } from "#domain/listing/hours/sast.ts";
import type { Confidence, Fact } from "#domain/listing/posting.ts";
import { hoursProblem, invoiceCurrencies, memberEngagements } from "./member-terms.ts";
import { objectionLine } from "./objection-line.ts";

const zones = [
  "Africa/Johannesburg",
  "America/Los_Angeles",
  "America/New_York",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Tokyo",
  "Australia/Sydney",
  "Etc/GMT+12",
  "Etc/GMT-14",
  "Etc/UTC",
  "Europe/Berlin",
  "Europe/London",
  "Pacific/Auckland",
];

const aFact = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Fact<Value>> =>
  fc.record({
    value,
    confidence: fc.constantFrom<Confidence>("high", "medium", "low"),
    evidence: fc.constantFrom([], [{ field: "description" as const, quote: "as it was told" }]),
    rules: fc.constantFrom([], ["hours-window"]),
  });

const someHours: fc.Arbitrary<Hours> = fc
  .record({
    zone: fc.constantFrom(...zones),
    start: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1440 }),
    areAssumed: fc.boolean(),
    overlapAsked: fc.option(fc.constantFrom(1, 2.5, 4, 8, 12)),
  })
  .map(({ length, ...asked }) => hoursFrom({ ...asked, end: asked.start + length }));

const engagements = ["contractor", "employee", "employer-of-record", "unclear"] as const;
const currencies = ["USD", "EUR", "GBP", "SEK"];

const payIn = (currency: string | null): Pay => ({
  amount:
    currency === null
      ? null
      : {
          min: 1,
          max: 2,
          currency,
          period: "hour",
          usdPerYear: { min: 1, max: 2 },
        },
  terms: [],
});

const facts = fc.record({
  openToSouthAfrica: aFact(fc.constantFrom<Openness>("yes", "yes", "unclear", "no")),
  hours: aFact(fc.option(someHours)),
  engagement: aFact(fc.constantFrom<Engagement>(...engagements)),
  pay: aFact(fc.option(fc.constantFrom(...currencies)).map(payIn)),
  risk: fc.record({
    verdict: fc.constantFrom<RiskVerdict>(
      "nothing-odd",
      "nothing-odd",
      "be-careful",
      "likely-scam",
    ),
    notes: fc.constant([]),
  }),
});

const minute = fc.integer({ min: -1, max: 1440 });
const workingHours = fc
  .tuple(minute, fc.integer({ min: -60, max: 900 }))
  .map(([from, length]) => ({ from, to: (from + length) % 1440 }));

const terms = fc.record({
  hours: fc.option(workingHours, { freq: 10 }),
  engagements: fc.shuffledSubarray([...memberEngagements]),
  currencies: fc.shuffledSubarray([...invoiceCurrencies]),
});

const day = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const everyMinute = Array.from({ length: 1440 }, (_, index) => index);

/** Whether a minute of the day lies in a span that may go on after midnight. */
const isInside = (at: number, start: number, length: number): boolean =>
  (((at - start) % 1440) + 1440) % 1440 < length;

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Read from the clock on the wall of the zone, without a word about offsets. */
function minuteThere(zone: string, atNoon: string): number {
  const wall = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "short" });
  return minutesOf(wall.format(new Date(`${atNoon}T12:00:00Z`)));
}

const ranges = /(\d\d:\d\d) to (\d\d:\d\d)/g;

describe("for any ad, any terms and any day", () => {
  test("every hour that is promised is one the ad asks for and one the member works", () => {
    let promised = 0;
    fc.assert(
      fc.property(facts, terms, day, (facts, terms, day) => {
        const { line } = objectionLine(facts, terms, day);
        const [here, there] = [...(line ?? "").matchAll(ranges)].map(([, from = "", to = ""]) => ({
          start: minutesOf(from),
          length: (minutesOf(to) - minutesOf(from) + 1440) % 1440 || 1440,
        }));
        if (here === undefined) return;
        promised += 1;
        const own = terms.hours;
        if (own === null || hoursProblem(own) !== null) expect.fail("promised without hours");
        const asked = facts.hours.value;
        const zone = asked?.zone ?? "Etc/UTC";
        // Noon in Greenwich is two in the afternoon here.
        const ahead = minuteThere(zone, day) - 840;
        for (const at of everyMinute.filter((at) => isInside(at, here.start, here.length))) {
          if (!isInside(at, own.from, (own.to - own.from + 1440) % 1440))
            expect.fail(`not mine: ${line}`);
          if (asked !== null && !isInside(at + ahead, asked.start, asked.end - asked.start))
            expect.fail(`not theirs: ${line}`);
        }
        if (line?.includes("overlap"))
          expect(here.length).toBeGreaterThanOrEqual((asked?.overlapAsked ?? Infinity) * 60);
        if (zone === "Africa/Johannesburg") expect(there).toBeUndefined();
        else
          expect(there).toEqual({ ...here, start: (((here.start + ahead) % 1440) + 1440) % 1440 });
      }),
      { numRuns: 2000 },
    );
    expect(promised).toBeGreaterThan(100);
  });

  test("no engagement is named that the ad or the member excludes, and no such currency", () => {
    const named = {
      contractor: /contractor|invoice|freelance/,
      employee: /employee/,
      "employer-of-record": /employer of record|employed/,
    };
    const money: Readonly<Record<string, RegExp>> = {
      USD: /in dollars/,
      EUR: /euros/,
      GBP: /pounds/,
      ZAR: /rand/,
    };
    fc.assert(
      fc.property(facts, terms, day, (facts, terms, day) => {
        const line = objectionLine(facts, terms, day).line ?? "";
        const { value, confidence } = facts.engagement;
        const shutWays = memberEngagements.filter(
          (way) =>
            !terms.engagements.includes(way) ||
            (value !== "unclear" &&
              value !== way &&
              !(way === "employer-of-record" && value === "employee" && confidence !== "high")),
        );
        expect(shutWays.filter((way) => named[way].test(line))).toEqual([]);
        const paid = facts.pay.value.amount?.currency ?? null;
        const wrongMoney = Object.keys(money).filter(
          (code) =>
            (paid !== null && paid !== code) || !terms.currencies.some((own) => own === code),
        );
        expect(wrongMoney.filter((code) => money[code]?.test(line))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test("a closed door and a scam get no line, and a missing part is always explained", () => {
    fc.assert(
      fc.property(facts, terms, day, (facts, terms, day) => {
        const { line, because, leftOut } = objectionLine(facts, terms, day);
        const isShut =
          facts.openToSouthAfrica.value === "no" || facts.risk.verdict === "likely-scam";
        if (isShut) expect(line).toBeNull();
        if (line === null) expect(leftOut.length).toBeGreaterThan(0);
        else {
          expect(line).toMatch(/^I \S.*[^.,]\.$/);
          expect(because.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
