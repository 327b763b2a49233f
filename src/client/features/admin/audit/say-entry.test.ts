import { expect, test } from "vitest";
import { sayField, sayValue } from "./say-entry.ts";

test.each([
  [null, "nothing"],
  ["", "nothing"],
  [[], "nothing"],
  [false, "no"],
  [true, "yes"],
  [0, "0"],
  [["SEO", "Remote"], "SEO, Remote"],
  [{ min: 4_000 }, '{"min":4000}'],
  ["<b>bold</b>", "<b>bold</b>"],
])("%j reads %j", (value, said) => {
  expect(sayValue(value)).toBe(said);
});

test("a field is named in words", () => {
  expect(["applyLink", "title", "externalJobId"].map(sayField)).toEqual([
    "Apply link",
    "Title",
    "External job id",
  ]);
});
