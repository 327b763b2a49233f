import { describe, expect, it, test } from "vitest";
import { checkLetter } from "#domain/tools/letters/check-letter.ts";

const ad = `Growth Marketer

About us
We have 12 years of experience in travel.

Requirements:
- 5+ years of PPC
- Knowledge of a CRM
- HubSpot, Marketo or similar
- Search engine optimization
- SQL is a plus

What you'll do
You will run Meta ads and report to the founders.

Benefits
You will have 25 days of leave and experience with good coffee.`;

const coverageOf = (letter: string, of = ad) => checkLetter({ letter, ad: of }).coverage ?? [];
const verdictOn = (requirement: string, letter: string) =>
  coverageOf(letter, `Requirements:\n- ${requirement}`)[0];

describe("what an ad asks for", () => {
  it("reads the lines under its headings, and which of them are musts", () => {
    expect(coverageOf("").map(({ requirement, isMustHave }) => [requirement, isMustHave])).toEqual([
      ["5+ years of PPC", true],
      ["Knowledge of a CRM", true],
      ["HubSpot, Marketo or similar", true],
      ["Search engine optimization", true],
      ["SQL is a plus", false],
      ["You will run Meta ads and report to the founders", false],
    ]);
  });

  test.each([
    [
      "<h2>What you'll need</h2><ul><li>3 years of <b>email</b> marketing</li></ul>",
      ["3 years of email marketing"],
    ],
    [
      "Must haves\n• Klaviyo &amp; Shopify\n• A portfolio of landing pages",
      ["Klaviyo & Shopify", "A portfolio of landing pages"],
    ],
    [
      "We are a bakery. You have experience with Instagram. Apply by mail.",
      ["You have experience with Instagram"],
    ],
    ["You bring: two years in SEO.", ["two years in SEO"]],
    [
      "Our podcast and newsletter reach 9,000 people. We care.",
      ["Our podcast and newsletter reach 9,000 people"],
    ],
    ["We bake bread in Paarl.", []],
  ])("%s", (text, requirements) => {
    expect(coverageOf("", text).map(({ requirement }) => requirement)).toEqual(requirements);
  });

  it("keeps a long ad to what can be answered, conditions first", () => {
    const long = `Responsibilities\n${"- Write newsletters about travel\n".repeat(30)}Requirements\n- Klaviyo flows`;
    const coverage = coverageOf("", long);
    expect(coverage.length).toBeLessThanOrEqual(14);
    expect(coverage.at(-1)?.requirement).toBe("Klaviyo flows");
  });
});

describe("whether a letter answers it", () => {
  test.each([
    // The same thing by another name, in either spelling, in any form of the word.
    ["Search engine optimization", "I have looked after organic search for a bank.", "answered"],
    ["PPC campaigns", "I ran Google Ads for two hotels in George.", "answered"],
    ["Experience with GA4", "I report on it from Google Analytics every week.", "answered"],
    ["Facebook Ads", "I spent my budget on Meta ads.", "answered"],
    ["Copywriting", "I wrote every word of the site.", "answered"],
    ["Strategic planning of launches", "I planned the launch strategy of two apps.", "answered"],
    // A member answers for its kind, not the other way round.
    ["Knowledge of a CRM", "I moved our sales team to HubSpot.", "answered"],
    ["HubSpot", "I know my way around a CRM.", "missing"],
    ["HubSpot or Marketo", "I moved our sales team to Marketo.", "answered"],
    ["Klaviyo and Shopify", "I set up Klaviyo for a winery.", "partly"],
    // Years are counted.
    ["5+ years of SEO", "I have six years in SEO.", "answered"],
    ["3-5 years of SEO", "I have three years in SEO.", "answered"],
    ["5+ years of SEO", "I have 2 years in SEO.", "partly"],
    ["5+ years of SEO", "I have worked in SEO.", "partly"],
    ["5+ years of SEO", "Two years ago I worked in SEO.", "partly"],
    // Saying that one has not, or would, is not having done it.
    ["Webflow", "I have not used Webflow.", "partly"],
    ["Webflow", "I would love to learn Webflow.", "partly"],
    ["Podcast production", "I once fixed a tractor.", "missing"],
  ] as const)("%s / %s: %s", (requirement, letter, verdict) => {
    const found = verdictOn(requirement, letter);
    expect(found?.verdict).toBe(verdict);
    expect(found?.sentence?.text ?? null).toBe(verdict === "missing" ? null : letter);
  });

  test.each([
    ["5+ years of SEO", "I have 2 years in SEO.", ["5+ years"]],
    ["Klaviyo and Shopify", "I set up Klaviyo for a winery.", ["Shopify"]],
    ["Webflow", "I built it in Webflow.", []],
  ])("names what is missing: %s / %s", (requirement, letter, words) => {
    expect(verdictOn(requirement, letter)?.missingWords).toEqual(words);
  });

  it("does not ask for English: the letter shows it", () => {
    expect(coverageOf("", "Requirements:\n- Excellent written English\n- SEO")).toHaveLength(1);
  });

  it("gives half for a sentence that the ad wrote itself", () => {
    const line = "Plan and write long newsletters about travel for our readers in Europe";
    expect(verdictOn(line, `I ${line}.`)?.verdict).toBe("partly");
  });
});
