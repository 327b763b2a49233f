import { describe, expect, test } from "vitest";
import { standpointOf, type MemberFacts } from "./standing.ts";
import { returnedOf, type ReturnedPart } from "./money-back.ts";
import { isGivenUp } from "./settling.ts";

const at = (text: string): Date => new Date(`${text}T08:00:00Z`);
const paid = [{ paidAt: at("2026-11-15"), isReturned: false }];
const going = { state: "active", nextPaymentAt: at("2027-11-15"), failedAt: null } as const;
const nothing: MemberFacts = { payments: [], decisions: [], subscription: null };

describe("how a membership stands", () => {
  test.each<[string, Partial<MemberFacts>, Date, string, Date | null]>([
    ["nobody paid", {}, at("2026-12-01"), "none", null],
    [
      "paid and going on",
      { payments: paid, subscription: going },
      at("2026-12-01"),
      "renewing",
      at("2027-11-15"),
    ],
    [
      "paid an hour ago, no news yet",
      { payments: paid },
      at("2026-11-15"),
      "renewing",
      at("2027-11-15"),
    ],
    [
      "paid long ago, and there is no subscription",
      { payments: paid },
      at("2026-12-01"),
      "ending",
      null,
    ],
    [
      "cancelled",
      { payments: paid, subscription: { ...going, state: "non-renewing" } },
      at("2026-12-01"),
      "ending",
      null,
    ],
    [
      "failed, within the grace",
      { payments: paid, subscription: { ...going, failedAt: at("2027-11-15") } },
      at("2027-11-17"),
      "overdue",
      null,
    ],
    [
      "not in yet, but not late either",
      { payments: paid, subscription: { ...going, failedAt: at("2027-11-15") } },
      at("2027-11-14"),
      "renewing",
      at("2027-11-15"),
    ],
    [
      "failed, after the grace",
      { payments: paid, subscription: { ...going, failedAt: at("2027-11-15") } },
      at("2027-11-23"),
      "ended",
      null,
    ],
    ["over", { payments: paid }, at("2027-11-15"), "ended", null],
    [
      "given",
      { decisions: [{ madeAt: at("2026-11-15"), until: at("2027-01-01") }] },
      at("2026-12-01"),
      "given",
      null,
    ],
    [
      "ended by hand, then given again",
      {
        payments: paid,
        subscription: { ...going, state: "non-renewing" },
        decisions: [
          { madeAt: at("2026-11-16"), until: null },
          { madeAt: at("2026-11-17"), until: at("2027-01-01") },
        ],
      },
      at("2026-12-01"),
      "given",
      null,
    ],
    [
      "paid back",
      { payments: paid.map(({ paidAt }) => ({ paidAt, isReturned: true })) },
      at("2026-12-01"),
      "ended",
      null,
    ],
  ])("%s", (_name, facts, now, state, renewsAt) => {
    expect(standpointOf({ ...nothing, ...facts }, now)).toMatchObject({ state, renewsAt });
  });
});

test("what went back is the sum of what is known, and all of it where a dispute was lost", () => {
  const refund = (cents: number): ReturnedPart => ({ kind: "refund", cents });
  const dispute: ReturnedPart = { kind: "dispute", cents: 200_000 };
  const reversal: ReturnedPart = { kind: "reversal", cents: 200_000 };
  expect(returnedOf([], 200_000)).toBe(0);
  expect(returnedOf([refund(50_000), refund(70_000)], 200_000)).toBe(120_000);
  expect(returnedOf([refund(150_000), refund(70_000)], 200_000)).toBe(200_000);
  expect(returnedOf([refund(50_000), dispute], 200_000)).toBe(200_000);
  expect(returnedOf([reversal], 200_000)).toBe(200_000);
  expect(returnedOf([reversal, refund(50_000)], 200_000)).toBe(50_000);
});

test("a payment is given up after a day; one that is under way after a week", () => {
  const begun = at("2026-11-15");
  expect(isGivenUp(begun, false, new Date(begun.getTime() + 86_399_000))).toBe(false);
  expect(isGivenUp(begun, false, at("2026-11-16"))).toBe(true);
  expect(isGivenUp(begun, true, at("2026-11-21"))).toBe(false);
  expect(isGivenUp(begun, true, at("2026-11-22"))).toBe(true);
});
