import { expect, test } from "vitest";
import { likelyMeant } from "./misspellings.ts";

const words = ["manager", "management", "marketing", "copywriter", "seo", "sea", "email", "brand"];

test.each([
  ["markting", ["marketing"]],
  ["copywritter", ["copywriter"]],
  ["mangaer", ["manager"]],
  ["manger", ["manager"]],
  ["emial", ["email"]],
  ["sex", ["seo", "sea"]],
  ["br", []],
  ["plumber", []],
  ["zzzzzz", []],
])("who writes %s most likely means %j", (written, meant) => {
  expect(likelyMeant(written, words)).toEqual(meant);
});

test("with no words at all nothing is meant", () => {
  expect(likelyMeant("marketing", [])).toEqual([]);
});
