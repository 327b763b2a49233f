import { describe, expect, test } from "vitest";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import { changeBetween } from "./change-of-meaning.ts";
import type { PostingFields } from "./posting-fields.ts";
import { postingOf } from "./posting-text.ts";

const before: PostingFields = {
  title: "Lifecycle Email Marketer",
  company: "Fathom & Field",
  description:
    "You own our lifecycle emails from brief to report. You plan, write, build in Klaviyo, test, and tell us what worked. We sell planting kits to gardners and send campaigns every week. You would work with a designer and with the people who answer our customers.",
  location: "Remote",
  whoCanApply: "Anyone who lives in South Africa",
  salary: "$4,000 a month",
  hours: "",
  engagement: "contractor",
  process: "Two calls and a paid test task.",
  closingDate: "",
  apply: "https://fathom.example/jobs",
};

const versionOf = (fields: PostingFields) => ({
  fields,
  facts: factsOf(postingOf(fields), startingRates),
});

const changeTo = (change: Partial<PostingFields>) =>
  changeBetween(versionOf(before), versionOf({ ...before, ...change }));

const rewritten = (from: string, to: string) => ({
  description: before.description.replace(from, to),
});

test("nothing changed is nothing", () => {
  expect(changeTo({})).toEqual({ kind: "none", fields: [] });
  expect(changeTo({ title: " Lifecycle Email Marketer  " }).kind).toBe("none");
});

describe("small: a slip of the pen", () => {
  test.each<[string, Partial<PostingFields>]>([
    ["a word spelt right", rewritten("gardners", "gardeners")],
    ["a few words made plainer", rewritten("from brief to report", "from the first brief onwards")],
    ["a comma", rewritten("test, and", "test and")],
    ["capitals in a title", { title: "Lifecycle email marketer" }],
    ["a full stop", { whoCanApply: "Anyone who lives in South Africa." }],
    ["a word about hiring", { process: "Two short calls and a paid test task." }],
  ])("%s", (_name, change) => {
    const { kind, fields } = changeTo(change);
    expect(kind).toBe("small");
    expect(fields).toEqual(Object.keys(change));
  });
});

describe("meaning: another offer", () => {
  test.each<[string, Partial<PostingFields>]>([
    ["another title", { title: "Email Assistant" }],
    ["another company", { company: "Fathom Holdings" }],
    ["another pay", { salary: "$3,000 a month" }],
    ["no pay any more", { salary: "" }],
    ["another place", { location: "London" }],
    ["other people", { whoCanApply: "Anyone who lives in Nigeria" }],
    ["another way to apply", { apply: "https://elsewhere.example/jobs" }],
    ["another engagement", { engagement: "employee" }],
    ["a figure in the text", rewritten("every week", "7 days a week")],
    ["a no in the text", rewritten("You would work", "You would not work")],
    [
      "an address in the text",
      rewritten("our customers", "our customers at www.pay-first.example"),
    ],
    ["a sum to pay", rewritten("every week", "every week, for $ up front")],
    ["half of it rewritten", { description: before.description.split("").toReversed().join("") }],
    [
      "a sentence our rules read otherwise",
      rewritten("our customers.", "our customers. US residents."),
    ],
    ["words in another order", rewritten(before.description, shuffled(before.description))],
  ])("%s", (_name, change) => {
    expect(changeTo(change)).toMatchObject({ kind: "meaning", fields: Object.keys(change) });
  });

  test("many small edits are one large edit", () => {
    const words = before.description.split(" ").map((word, at) => (at % 4 === 0 ? "else" : word));
    expect(changeTo({ description: words.join(" ") }).kind).toBe("meaning");
  });
});

function shuffled(text: string): string {
  const words = text.split(" ");
  return [...words.slice(words.length / 2), ...words.slice(0, words.length / 2)].join(" ");
}
