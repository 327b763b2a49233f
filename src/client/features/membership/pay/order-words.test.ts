import { expect, test } from "vitest";
import { memberIn } from "#tests/support/membership-in.ts";
import { orderWords } from "./order-words.ts";

test.each([
  ["none", "A year of Premium", /^Every listing/],
  ["ended", "Come back to Premium", /ended on Nov 15, 2026/],
  [
    "overdue",
    "Pay for your next year",
    /begins on Nov 15, 2026, or on the day you pay if that is later/,
  ],
] as const)("whoever is %s is offered: %s", (state, title, introduction) => {
  const words = orderWords(memberIn(state));
  expect(words.title).toBe(title);
  expect(words.introduction).toMatch(introduction);
  expect(words.warning?.text.endsWith("until Nov 22, 2026.")).toBe(
    state === "overdue" ? true : undefined,
  );
});

test("the page stands without an answer about the membership", () => {
  expect(orderWords(null).title).toBe("A year of Premium");
});
