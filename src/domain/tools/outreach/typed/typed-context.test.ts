import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contextParagraph, contextSentence } from "./typed-context.ts";

describe("the typed context", () => {
  test.each([
    ["I saw your new pricing page", "Background: I saw your new pricing page."],
    ["I saw your new pricing page.", "Background: I saw your new pricing page."],
    ["worked with two shops,", "Background: worked with two shops."],
    ["Are you hiring?", "Background: Are you hiring?"],
    ["He said “yes.”", "Background: He said “yes.”"],
    ["see https://example.com/work", "Background: see https://example.com/work"],
    ["  spaces \t all over  ", "Background: spaces all over."],
    ["- one thing", "Background: one thing."],
    ["gone\u202e quiet\u0000", "Background: gone quiet."],
    ["...", "Background: ..."],
    [",", ""],
    ["", ""],
    [" \n\t ", ""],
  ])("in one line: %j", (typed, sentence) => {
    expect(contextSentence("Background", typed)).toBe(sentence);
    expect(contextParagraph("Background", typed)).toBe(sentence);
  });

  test("in several lines stays a list in a mail and becomes one line in a note", () => {
    const typed = "* Shopify agency\r\n\r\n• twelve people,\n- They moved to Klaviyo.\nhiring";
    expect(contextParagraph("Background", typed)).toBe(
      "Background:\n- Shopify agency\n- twelve people,\n- They moved to Klaviyo.\n- hiring",
    );
    expect(contextSentence("Background", typed)).toBe(
      "Background: Shopify agency; twelve people; They moved to Klaviyo. hiring.",
    );
  });

  test("in paragraphs keeps them without dashes", () => {
    const paragraph = "A sentence that goes on for a while. ".repeat(5).trim();
    expect(contextParagraph("Background", `${paragraph}\n\n${paragraph}`)).toBe(
      `Background:\n${paragraph}\n${paragraph}`,
    );
  });

  test("never loses a word and never ends twice", () => {
    fc.assert(
      fc.property(fc.lorem({ mode: "sentences", maxCount: 4 }), (typed) => {
        const sentence = contextSentence("Background", typed);
        expect(sentence).toBe(`Background: ${typed}`);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const sentence = contextSentence("Background", typed);
        expect(sentence).not.toMatch(/[\n\r]/);
        expect(sentence === "" || sentence.startsWith("Background: ")).toBe(true);
      }),
    );
  });
});
