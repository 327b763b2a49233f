import { describe, expect, test } from "vitest";
import type { Membership } from "#contract/membership.ts";
import {
  isLeftForAnother,
  runsOutBefore,
  sayCard,
  sayMembership,
  sayPayment,
} from "./say-membership.ts";

const card = { brand: "visa ", last4: "4081", expires: "10/2027" };

const membership = (changes: Partial<Membership>): Membership => ({
  state: "none",
  paidUntil: "2027-11-15T08:00:00.000Z",
  premiumUntil: "2027-11-15T08:00:00.000Z",
  renewsAt: null,
  card: null,
  canCancel: false,
  canResume: false,
  canChangeCard: false,
  ...changes,
});

describe("how a membership stands", () => {
  const nothing = { paidUntil: null, premiumUntil: null };
  test.each<[Partial<Membership>, string]>([
    [{ state: "none", ...nothing }, "You are on the free plan"],
    [
      { state: "renewing", renewsAt: "2027-11-15T08:00:00.000Z" },
      "Renews on Nov 15, 2027 for R2,000",
    ],
    [{ state: "renewing" }, "Premium until Nov 15, 2027"],
    [{ state: "ending" }, "Ends on Nov 15, 2027"],
    [{ state: "overdue" }, "Your renewal did not go through"],
    [{ state: "given", paidUntil: null }, "A gift from us until Nov 15, 2027"],
    [{ state: "ended" }, "Your premium ended on Nov 15, 2027"],
    [{ state: "ended", ...nothing }, "Your premium ended"],
  ])("%o is: %s", (changes, title) => {
    const standing = membership(changes);
    expect(sayMembership[standing.state](standing).title).toBe(title);
  });

  test("whoever cancelled reads that nothing more is charged, whoever is overdue until when they have access", () => {
    const say = (state: Membership["state"]) => sayMembership[state](membership({ state })).note;
    expect(say("ending")).toContain("You will not be charged again.");
    expect(say("overdue")).toContain("You have access until Nov 15, 2027.");
  });
});

describe("a card", () => {
  test("is named by its brand and its end", () => {
    expect(sayCard(card)).toBe("Visa ending in 4081");
  });

  test.each([
    ["2027-10-31T23:59:59.999Z", false],
    ["2027-11-01T00:00:00.000Z", true],
    ["2028-01-01T00:00:00.000Z", true],
  ])("that expires in October 2027 runs out before %s: %s", (moment, runsOut) => {
    expect(runsOutBefore(card, moment)).toBe(runsOut);
  });

  test("whose expiry cannot be read worries nobody", () => {
    expect(runsOutBefore({ ...card, expires: "" }, "2027-11-15T08:00:00.000Z")).toBe(false);
  });
});

test("a payment left for another that was paid is over; one that came after is not", () => {
  const at = (state: "started" | "paid" | "failed", hour: string) => ({
    state,
    startedAt: `2026-11-15T${hour}:00:00.000Z`,
  });
  const left = at("started", "08");
  expect(isLeftForAnother(left, [at("paid", "09"), left])).toBe(true);
  expect(isLeftForAnother(left, [at("failed", "09"), left])).toBe(false);
  expect(isLeftForAnother(at("started", "10"), [at("paid", "09"), left])).toBe(false);
  expect(isLeftForAnother(at("failed", "08"), [at("paid", "09")])).toBe(false);
});

test("a payment that went back says how much, where that is known", () => {
  const payment = (returnedCents: number) => ({ returnedCents });
  expect(sayPayment.paid(payment(0)).title).toBe("Paid");
  expect(sayPayment.paid(payment(50_050)).note).toContain("R500.50");
  expect(sayPayment.returned(payment(200_000)).note).toContain("R2,000");
  expect(sayPayment.returned(payment(0)).note).toBe(
    "The money went back to you, so it no longer counts.",
  );
});
