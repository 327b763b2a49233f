import { expect, test } from "vitest";
import { sayRand } from "./say-rand.ts";

const rate = { rand: 18.4, day: "2026-11-05" };
const dollars = { currency: "USD", period: "month" } as const;

test.each([
  [{ min: 92_000, max: 92_000 }, dollars, "≈ R92,000/month at R18.40 (5 Nov 2026)"],
  [{ min: 73_612, max: 92_049 }, dollars, "≈ R73,600–R92,000/month at R18.40 (5 Nov 2026)"],
  [{ min: null, max: 92_000 }, dollars, "≈ up to R92,000/month at R18.40 (5 Nov 2026)"],
  [{ min: 9_214, max: null }, dollars, "≈ from R9,214/month at R18.40 (5 Nov 2026)"],
  [
    { min: 86_112, max: 86_112 },
    { currency: "EUR", period: "hour" },
    "≈ R86,100/month full time at R18.40 per EUR (5 Nov 2026)",
  ],
  [{ min: 25_000, max: 30_000 }, { currency: "ZAR", period: "year" }, "≈ R25,000–R30,000/month"],
  [{ min: 25_000, max: 25_000 }, { currency: "ZAR", period: "month" }, null],
] as const)("%j, offered as %j, is %s", (range, offered, said) => {
  expect(sayRand({ ...rate, ...range }, offered)).toBe(said);
});

test("a currency worth little keeps the figures that tell it from nothing", () => {
  const inRand = { min: 20_000, max: 20_000, rand: 0.012_34, day: "2026-11-05" };
  expect(sayRand(inRand, { currency: "NGN", period: "month" })).toContain("at R0.0123 per NGN");
});
