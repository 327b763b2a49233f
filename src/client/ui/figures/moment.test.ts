import { expect, test } from "vitest";
import { dayOf, longDayOf, momentOf } from "./moment.ts";

test.each([
  ["2025-01-05T12:03:59.000Z", "Jan 5, 2025", "Jan 5, 2025, 14:03", "5 January 2025"],
  ["2025-12-31T22:00:00.000Z", "Jan 1, 2026", "Jan 1, 2026, 00:00", "1 January 2026"],
  ["2025-12-31T21:59:59.999Z", "Dec 31, 2025", "Dec 31, 2025, 23:59", "31 December 2025"],
  ["2024-02-29T00:00:00.000Z", "Feb 29, 2024", "Feb 29, 2024, 02:00", "29 February 2024"],
])("A183: %s is %s, or in full %s, in South Africa", (moment, day, full, long) => {
  expect(dayOf(moment)).toBe(day);
  expect(momentOf(moment)).toBe(full);
  expect(longDayOf(moment)).toBe(long);
});
