import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addYear, paidUntil, periodOf, premiumUntil, type Standing } from "./term.ts";

const at = (text: string): Date => new Date(`${text}T08:00:00Z`);
const year = (text: string, isReturned = false) => ({ paidAt: at(text), isReturned });
const nothing: Standing = {
  payments: [],
  decisions: [],
  renewalFailedAt: null,
  isRenewing: false,
};

describe("until when somebody is premium", () => {
  test.each<[string, Partial<Standing>, Date | null]>([
    ["nobody paid", {}, null],
    ["a payment is a year", { payments: [year("2026-11-15")] }, at("2027-11-15")],
    ["the 29th of February is the 28th", { payments: [year("2028-02-29")] }, at("2029-02-28")],
    [
      "a renewal in time goes on where the year ends",
      { payments: [year("2026-11-15"), year("2027-11-14")] },
      at("2028-11-15"),
    ],
    [
      "one that comes late is a whole year all the same, also within the grace",
      { payments: [year("2026-11-15"), year("2027-11-18")] },
      at("2028-11-18"),
    ],
    ["what went back does not count", { payments: [year("2026-11-15", true)] }, null],
    [
      "a failed renewal gives seven days",
      {
        payments: [year("2026-11-15")],
        renewalFailedAt: at("2027-11-15"),
        isRenewing: true,
      },
      at("2027-11-22"),
    ],
    [
      "but not to whoever cancelled",
      { payments: [year("2026-11-15")], renewalFailedAt: at("2027-11-15") },
      at("2027-11-15"),
    ],
    [
      "and not once it is made good",
      {
        payments: [year("2026-11-15"), year("2027-11-18")],
        renewalFailedAt: at("2027-11-15"),
        isRenewing: true,
      },
      at("2028-11-18"),
    ],
    [
      "a charge told a little earlier than its failure makes good, too",
      {
        payments: [year("2026-11-15"), year("2027-11-14")],
        renewalFailedAt: at("2027-11-15"),
        isRenewing: true,
      },
      at("2028-11-15"),
    ],
    [
      "an administrator gives",
      { decisions: [{ madeAt: at("2026-11-15"), until: at("2027-01-01") }] },
      at("2027-01-01"),
    ],
    [
      "an administrator ends, whatever was paid or given before",
      {
        payments: [year("2026-11-15")],
        decisions: [
          { madeAt: at("2026-11-16"), until: at("2030-01-01") },
          { madeAt: at("2026-11-17"), until: null },
        ],
      },
      null,
    ],
    [
      "what is paid after that counts",
      {
        payments: [year("2026-11-15"), year("2026-11-18")],
        decisions: [{ madeAt: at("2026-11-17"), until: null }],
      },
      at("2027-11-18"),
    ],
  ])("%s", (_name, facts, expected) => {
    expect(premiumUntil({ ...nothing, ...facts })).toEqual(expected);
  });

  const moment = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays(at("2024-01-01"), days));
  const payment = fc.record({ paidAt: moment, isReturned: fc.boolean() });
  const decision = fc.record({ madeAt: moment, until: fc.option(moment, { nil: null }) });
  const standing = fc.record({
    payments: fc.array(payment, { maxLength: 6 }),
    decisions: fc.array(decision, { maxLength: 4 }),
    renewalFailedAt: fc.option(moment, { nil: null }),
    isRenewing: fc.boolean(),
  });
  const shuffled = standing.chain((facts) =>
    fc.record({
      facts: fc.constant(facts),
      payments: fc.shuffledSubarray(facts.payments, { minLength: facts.payments.length }),
      decisions: fc.shuffledSubarray(facts.decisions, { minLength: facts.decisions.length }),
    }),
  );

  test("the order in which facts became known makes no difference", () => {
    fc.assert(
      fc.property(shuffled, ({ facts, payments, decisions }) => {
        expect(premiumUntil({ ...facts, payments, decisions })).toEqual(premiumUntil(facts));
      }),
    );
  });

  test("another payment never shortens it, and one that goes back never lengthens it", () => {
    const time = (date: Date | null): number => date?.getTime() ?? 0;
    fc.assert(
      fc.property(standing, moment, (facts, paidAt) => {
        const more = [...facts.payments, { paidAt, isReturned: false }];
        const back = [...facts.payments, { paidAt, isReturned: true }];
        // Grace is given for want of a payment, so paying may end it; the paid time itself only grows.
        expect(time(paidUntil(more))).toBeGreaterThanOrEqual(time(paidUntil(facts.payments)));
        expect(premiumUntil({ ...facts, payments: back })).toEqual(premiumUntil(facts));
      }),
    );
  });
});

test("a payment pays for the year behind the last, or for one from the day it came", () => {
  const all = [year("2026-11-15"), year("2027-11-14"), year("2030-01-01")];
  expect(all.map((one) => periodOf(one, all))).toEqual([
    { start: at("2026-11-15"), end: at("2027-11-15") },
    { start: at("2027-11-15"), end: at("2028-11-15") },
    { start: at("2030-01-01"), end: addYear(at("2030-01-01")) },
  ]);
});
