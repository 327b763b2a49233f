import { describe, expect, test } from "vitest";
import { markedPlaces } from "#domain/listing/place/grammar/mark-places.ts";
import { sentencesOf } from "#domain/listing/text/sentences.ts";
import { weigh } from "./weigh.ts";

const weighed = (text: string) =>
  sentencesOf(text, "description").map((sentence) => weigh(markedPlaces(sentence)))[0];

describe("a place is weighed by the words around it", () => {
  test.each([
    ["The post is tied to Norway.", "shut"],
    ["Kitchen tables in Peru are where we are recruiting.", "shut"],
    ["Applicants outside Kenya will not be contacted.", "shut"],
    ["Hires outside Canada join as contractors.", "open"],
    ["Whether you log on from Upington or Durban makes no odds to us.", "home"],
    ["Please note we are unable to process candidates from South Africa.", "barred"],
  ])("%s → %s", (text, verdict) => {
    expect(weighed(text)).toBe(verdict);
  });
});

describe("a place of somebody else weighs nothing", () => {
  test.each([
    "Our product is loved by teachers in Norway.",
    "You have experience of the Peruvian retail trade.",
    "We celebrate the public holidays of Kenya.",
    "You would ideally be somewhere in Canada.",
    "You need not live in Norway for this job.",
    "The company was founded in Lima.",
  ])("%s", (text) => {
    expect(weighed(text)).toBeNull();
  });
});

test("a sentence of many clauses speaks of too much at once", () => {
  expect(
    weighed("The post is tied to Norway, to a, to b, to c, to d, to e, to f, to g, to h, to i."),
  ).toBeNull();
});
