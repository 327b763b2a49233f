import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adsIn } from "./several-ads.ts";

const lines = (...text: readonly string[]): string => text.join("\n");

describe("several ads", () => {
  test.each([
    [
      "a digest with numbers",
      lines(
        "*Remote jobs this week*",
        "",
        "1. SEO Specialist - Acme (Remote) $3000/month",
        "https://acme.example/1",
        "2. Content Writer - Blue Fig (EMEA) $25/hr",
        "https://bluefig.example",
      ),
      "1. SEO Specialist",
    ],
    [
      "rules between them",
      lines(
        "Social Media Manager",
        "Company: Fern",
        "======",
        "Email Marketing Manager",
        "Company: Harbour",
      ),
      "Social Media Manager",
    ],
    [
      "a label each",
      lines("*Position:* Copywriter", "Pay: R20k", "*Position:* PPC Specialist", "Pay: R25k"),
      "*Position:* Copywriter",
    ],
    [
      "a paragraph each, in bold",
      lines("*Copywriter*", "Write to a@b.example", "", "*Brand Manager*", "Write to c@d.example"),
      "*Copywriter*",
    ],
    [
      "a board's list, which says each title twice",
      lines(
        "Social Media Manager",
        "Social Media Manager with verification",
        "Brandworks",
        "Content Strategist",
        "Content Strategist",
        "Wordsmith",
      ),
      "Social Media Manager",
    ],
  ])("%s", (_, text, beginning) => {
    const [first = "", ...others] = adsIn(text);
    expect(others.length).toBeGreaterThan(0);
    expect(first.startsWith(beginning)).toBe(true);
    expect(first).not.toContain(others[0]?.split("\n")[0] ?? "");
  });
});

describe("one ad", () => {
  test.each([
    [
      "with sections and rules",
      lines(
        "Growth Marketer",
        "Blue Crane · Remote",
        "---",
        "About us",
        "We build tools.",
        "---",
        "The role",
        "You own paid.",
        "---",
        "Pay",
        "$4,000",
      ),
    ],
    [
      "with numbered sections",
      lines(
        "Senior Content Marketer",
        "",
        "1. About us",
        "Remote.",
        "2. The role",
        "You report to the Head of Marketing.",
        "3. Requirements",
        "- 5 years as a content writer",
      ),
    ],
    [
      "with a team",
      lines(
        "Marketing Director",
        "You lead a team of:",
        "1. Content Writer",
        "2. Graphic Designer",
        "3. SEO Specialist",
        "",
        "Apply by Friday.",
      ),
    ],
    [
      "with interviews in steps",
      lines(
        "SEO Lead",
        "Our process:",
        "1. Call with the recruiter",
        "2. Interview with the Marketing Manager",
        "3. Hiring Manager: one hour",
        "4. Offer",
      ),
    ],
    [
      "whose title comes again",
      lines(
        "SEO Manager",
        "Meridian",
        "",
        "SEO Manager (Remote)",
        "Meridian, UK",
        "",
        "Senior SEO Manager",
        "We hire one.",
      ),
    ],
    ["in one paragraph", "We need a Copywriter, not a Brand Manager. You work with our SEO Lead."],
  ])("%s", (_, text) => {
    expect(adsIn(text)).toEqual([text]);
  });
});

test("every ad is a piece of the text, in order, and nothing of one is in another", () => {
  const bits = fc.constantFrom(
    "\n",
    "\n\n",
    "1. SEO Manager - Acme\n",
    "Copywriter\nwe pay\n",
    "---\n",
    "Position: Brand Manager\n",
    "2) Content Writer at Fig\n",
    "words ",
  );
  fc.assert(
    fc.property(fc.array(bits), (parts) => {
      const text = parts.join("");
      const ads = adsIn(text);
      expect(text.endsWith(ads.join(""))).toBe(true);
    }),
  );
});
