import { expect, test } from "vitest";
import { sayRandWeek } from "./rand-week.ts";

const table = (day: string, rand: number) => ({ day, usdFor: { USD: 1, ZAR: 1 / rand } });

test("the rand's week is one sentence, from the rates of the week", () => {
  const tables = [
    table("2026-10-01", 30),
    table("2026-11-12", 18),
    table("2026-11-16", 17.9),
    table("2026-11-18", 17.64),
  ];
  expect(sayRandWeek(tables, "2026-11-19")).toBe(
    "The rand is at R17.64 to the dollar, 2.0% stronger than a week ago: $1,000 now brings R360 less.",
  );
  const weaker = [...tables.slice(0, 3), table("2026-11-18", 18.36)];
  expect(sayRandWeek(weaker, "2026-11-19")).toContain(
    "2.0% weaker than a week ago: $1,000 now brings R360 more.",
  );
  const still = [...tables.slice(0, 3), table("2026-11-18", 18.01)];
  expect(sayRandWeek(still, "2026-11-19")).toContain("where it was a week ago.");
});

test("too few rates, or none of the last days, and nothing is said", () => {
  expect(sayRandWeek([], "2026-11-19")).toBeNull();
  const two = [table("2026-11-12", 18), table("2026-11-18", 17)];
  expect(sayRandWeek(two, "2026-11-19")).toBeNull();
  const old = [table("2026-11-12", 18), table("2026-11-13", 18), table("2026-11-14", 18)];
  expect(sayRandWeek(old, "2026-11-19")).toBeNull();
});
