import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as first from "./examples/first-batch.ts";
import * as second from "./examples/second-batch.ts";
import { unsupportedFacts } from "./fact-guard.ts";

const pieces = [
  ...[first, second]
    .flatMap((batch) => [batch.inventions, batch.trueStatements].flat())
    .map(({ says }) => says),
  "[number]",
  "“",
  "’",
  "R1 200 000",
  "50%",
  "$",
  "\n• ",
  "\n\n",
  "I",
  "and",
  ", ",
  "Head of",
  "certified",
  "\u202E",
  "🙂",
  "ﬁ",
  "½",
  "'s",
];
const passage = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 12 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(" "));

describe("whatever the text", () => {
  it("marks stand where they say, in order and apart", () => {
    fc.assert(
      fc.property(passage, passage, (own, generated) => {
        let end = 0;
        for (const mark of unsupportedFacts({ own: [own], generated })) {
          expect(mark.start).toBeGreaterThanOrEqual(end);
          expect(mark.end).toBeGreaterThan(mark.start);
          expect(generated.slice(mark.start, mark.end)).toBe(mark.text);
          end = mark.end;
        }
      }),
      { numRuns: 300 },
    );
  });

  it("what the member wrote themselves is never marked", () => {
    fc.assert(
      fc.property(passage, (own) => {
        expect(unsupportedFacts({ own: [own], generated: own })).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("more or other white space between words changes no mark", () => {
    const marked = (generated: string): string[] =>
      unsupportedFacts({ own: [], generated }).map(
        ({ kind, text }) => `${kind} ${text.replaceAll(/\s+/g, " ")}`,
      );
    fc.assert(
      fc.property(
        fc.constantFrom(...pieces),
        fc.constantFrom("  ", "\t", "\u00A0", "   "),
        (says, space) => {
          expect(marked(says.replaceAll(" ", space))).toEqual(marked(says));
        },
      ),
    );
  });
});

describe("a text of hostile length", () => {
  it.each([
    "a ",
    "5 ",
    "I led ",
    "Acme ",
    "Head of ",
    "certified ",
    "“",
    "[",
    "1,000",
    "and and ",
    "R1 200 000 ",
    "Klaviyo, ",
    "BCom in ",
    "as Senior Manager at Takealot ",
  ])("of %j is read without trouble", (piece) => {
    const text = piece.repeat(Math.ceil(30_000 / piece.length));
    expect(unsupportedFacts({ own: [text], generated: text })).toEqual([]);
    expect(Array.isArray(unsupportedFacts({ own: ["other"], generated: text }))).toBe(true);
  });
});
