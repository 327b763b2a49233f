import { describe, expect, test } from "vitest";
import { z } from "zod";
import { easterSunday, holidaysOf, lawfulHolidays } from "./holidays.ts";

const oracleDays = z.array(z.object({ date: z.string(), type: z.string(), name: z.string() }));

/** What the oracle knows to have been declared: it lists two of them and no more. */
const declaredThere = new Set(["2023-12-15", "2024-05-29"]);

describe("the public holidays of South Africa", () => {
  test("agree with an independent list for 1996 to 2075, but for declared days", async () => {
    const { default: Oracle } = await import("date-holidays");
    const oracle = new Oracle("ZA");
    const seen: string[] = [];
    for (let year = 1996; year <= 2075; year += 1) {
      const there = oracleDays
        .parse(oracle.getHolidays(year))
        .filter(({ type }) => type === "public")
        .map(({ date }) => date.slice(0, 10));
      const declared = there.filter((day) => declaredThere.has(day));
      seen.push(...declared);
      const expected = new Set(there.filter((day) => !declaredThere.has(day)));
      const ours = lawfulHolidays(year).map(({ day }) => day);
      expect([...new Set(ours)], String(year)).toEqual([...expected]);
    }
    expect(seen).toEqual([...declaredThere]);
  });

  test("are twelve, each with its name", () => {
    expect(lawfulHolidays(2025).map(({ day, name }) => `${day} ${name}`)).toEqual([
      "2025-01-01 New Year's Day",
      "2025-03-21 Human Rights Day",
      "2025-04-18 Good Friday",
      "2025-04-21 Family Day",
      "2025-04-27 Freedom Day",
      "2025-04-28 Freedom Day (observed)",
      "2025-05-01 Workers' Day",
      "2025-06-16 Youth Day",
      "2025-08-09 National Women's Day",
      "2025-09-24 Heritage Day",
      "2025-12-16 Day of Reconciliation",
      "2025-12-25 Christmas Day",
      "2025-12-26 Day of Goodwill",
    ]);
  });

  test("give no further day when Christmas is on a Sunday: that one has to be declared", () => {
    const inDecember = (declared: readonly { day: string; name: string }[]): string[] =>
      holidaysOf(2022, declared)
        .map(({ day }) => day)
        .filter((day) => day > "2022-12-20");
    expect(inDecember([])).toEqual(["2022-12-25", "2022-12-26"]);
    expect(inDecember([{ day: "2022-12-27", name: "Public holiday" }])).toEqual([
      "2022-12-25",
      "2022-12-26",
      "2022-12-27",
    ]);
  });

  test("take in a declared day once, in its place, and only in its own year", () => {
    const declared = [
      { day: "2026-12-16", name: "Said twice" },
      { day: "2026-11-04", name: "Local government elections" },
      { day: "2027-01-04", name: "Another year" },
    ];
    const names = holidaysOf(2026, declared).map(({ name }) => name);
    expect(names).toContain("Local government elections");
    expect(names).not.toContain("Said twice");
    expect(names).not.toContain("Another year");
    const days = holidaysOf(2026, declared).map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
  });

  test("do not exist before the law does", () => {
    expect(lawfulHolidays(1994)).toEqual([]);
  });

  test.each([
    [1999, "1999-04-04"],
    [2008, "2008-03-23"],
    [2026, "2026-04-05"],
    [2038, "2038-04-25"],
    [2049, "2049-04-18"],
    [2076, "2076-04-19"],
  ])("find Easter of %i on %s", (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });
});
