import { expect, test } from "vitest";
import { dayOf, momentOf } from "./moment.ts";

test.each([
  ["2025-01-05T12:03:59.000Z", "Jan 5, 2025", "Jan 5, 2025, 14:03"],
  ["2025-12-31T22:00:00.000Z", "Jan 1, 2026", "Jan 1, 2026, 00:00"],
  ["2025-12-31T21:59:59.999Z", "Dec 31, 2025", "Dec 31, 2025, 23:59"],
  ["2024-02-29T00:00:00.000Z", "Feb 29, 2024", "Feb 29, 2024, 02:00"],
])("A183: %s is %s, or in full %s, in South Africa", (moment, day, full) => {
  expect(dayOf(moment)).toBe(day);
  expect(momentOf(moment)).toBe(full);
});
