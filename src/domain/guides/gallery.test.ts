import { expect, test } from "vitest";
import { contentPieces } from "./content-pieces.ts";
import { byCategory, byPosition, hasWords, searchable } from "./gallery.ts";
import { tagFrom } from "./strategy-tag.ts";

test("categories come in the order of the alphabet, and what is in them as it came", () => {
  const cards = [
    { category: "Pricing", id: 1 },
    { category: "Cold Email", id: 2 },
    { category: "Pricing", id: 3 },
  ];
  expect(byCategory(cards)).toEqual([
    { category: "Cold Email", cards: [{ category: "Cold Email", id: 2 }] },
    {
      category: "Pricing",
      cards: [
        { category: "Pricing", id: 1 },
        { category: "Pricing", id: 3 },
      ],
    },
  ]);
  expect(byCategory([])).toEqual([]);
});

test("a strategy without a position comes after all that have one", () => {
  const rows = [
    { id: 1, position: null },
    { id: 2, position: 7 },
    { id: 3, position: -1 },
    { id: 4, position: null },
    { id: 5, position: 7 },
  ];
  expect(rows.toSorted(byPosition).map(({ id }) => id)).toEqual([3, 2, 5, 1, 4]);
});

test.each([
  ["invoice", true],
  ["INVOICE sars", true],
  ["inv", true],
  ["nvoice", false],
  ["invoice rocket", false],
  ["café", true],
  ["cafe", true],
  ["???", false],
  ["", false],
])("a search for %j: %s", (search, isFound) => {
  const text = searchable("Send the invoice to SARS, from the Café!");
  expect(hasWords(text, search)).toBe(isFound);
});

test.each([
  ["Find your dollar floor first", "Find your dollar floor first"],
  ["  two\n lines ", "two lines"],
  ["word ".repeat(20), "word word word word word word word word word word word word"],
  ["x".repeat(80), "x".repeat(60)],
])("the tag of %j fits", (title, tag) => {
  expect(tagFrom(title)).toBe(tag);
  expect(tagFrom(title).length).toBeLessThanOrEqual(60);
});

test("templates are set apart as plain text, and the rest stays as it is", () => {
  expect(
    contentPieces(
      "<h3>Why</h3><p>So.</p><pre>Hi <code>[name]</code> &amp; &lt;co&gt;</pre><p>End</p>",
    ),
  ).toEqual([
    { kind: "html", html: "<h3>Why</h3><p>So.</p>" },
    { kind: "template", text: "Hi [name] & <co>" },
    { kind: "html", html: "<p>End</p>" },
  ]);
  expect(contentPieces("")).toEqual([]);
  expect(contentPieces("<p>a</p><pre>open")).toEqual([{ kind: "html", html: "<p>a</p><pre>open" }]);
});
