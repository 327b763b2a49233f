import { expect, test } from "vitest";
import { ourPlaceIn } from "./our-places.ts";
import { wordsIn } from "./searched-words.ts";

test.each([
  ["seo cape town", ["seo"], "cape town"],
  ["Email in Durban", ["email"], "Durban"],
  ["content writer from KwaZulu-Natal", ["content", "writer"], "KwaZulu-Natal"],
  ["Johannesburg", [], "Johannesburg"],
  ["london seo", ["london", "seo"], null],
  ["cape", ["cape"], null],
])("who looks for %j looks for %j, from %s", (search, words, place) => {
  expect(wordsIn(search)).toEqual(words);
  expect(ourPlaceIn(search)).toBe(place);
});
