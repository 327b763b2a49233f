import { expect, test } from "vitest";
import { beginningOf } from "./beginning.ts";

test.each([
  ["a short text stays as it is", "Own our newsletter.", 40, "Own our newsletter."],
  ["paragraphs become one line", "Own it.\n\nGrow it.", 40, "Own it. Grow it."],
  [
    "a long one ends after a whole word",
    "Own our newsletter, and grow it",
    26,
    "Own our newsletter, and…",
  ],
  ["no comma hangs before the dots", "Own our newsletter, and grow it", 21, "Own our newsletter…"],
  ["half an emoji is no letter", `${"a".repeat(8)}🚀🚀`, 10, `${"a".repeat(8)}…`],
  ["one endless word is cut anyway", "a".repeat(50), 10, `${"a".repeat(9)}…`],
])("%s", (_rule, text, most, expected) => {
  expect(beginningOf(text, most)).toBe(expected);
  expect(beginningOf(text, most).length).toBeLessThanOrEqual(most);
});
