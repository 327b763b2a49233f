import { expect, test } from "vitest";
import { memberIn } from "#tests/support/membership-in.ts";
import { countSince, sayStanding } from "./say-status.ts";

test.each([
  ["renewing", "Renews on Nov 15, 2026."],
  ["ending", "Ends on Nov 15, 2026; you are not charged again."],
  ["overdue", "Your renewal did not go through. You have access until Nov 22, 2026."],
  ["given", "A gift from us, until Nov 15, 2026."],
] as const)("the dashboard of whoever is %s says: %s", (state, words) => {
  expect(sayStanding(memberIn(state), null).words).toBe(words);
});

test("without an answer about the membership, the account's own date has to do", () => {
  expect(sayStanding(null, "2027-02-28T10:00:00.000Z").words).toBe("Until Feb 28, 2027.");
});

test("new since yesterday is what came in within a day", () => {
  const now = Date.parse("2026-11-15T08:00:00Z");
  const moments = ["2026-11-15T07:00:00Z", "2026-11-14T08:00:01Z", "2026-11-14T08:00:00Z"];
  expect(countSince(moments, now)).toBe(2);
});
