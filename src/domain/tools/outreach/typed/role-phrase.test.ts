import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rolePhrase } from "./role-phrase.ts";

describe("the typed role behind “I am”", () => {
  test.each([
    // As people type it.
    ["Email Marketing Specialist", "an email marketing specialist"],
    ["email marketing specialist", "an email marketing specialist"],
    ["EMAIL MARKETING SPECIALIST", "an email marketing specialist"],
    ["  SEO   Specialist. ", "an SEO specialist"],
    ["seo specialist", "an SEO specialist"],
    ["Senior PPC Manager", "a senior PPC manager"],
    ["ppc manager", "a PPC manager"],
    ["UX Writer", "a UX writer"],
    ["ux writer", "a UX writer"],
    ["User Acquisition Lead", "a user acquisition lead"],
    ["European Growth Lead", "a European growth lead"],
    ["FMCG Brand Manager", "an FMCG brand manager"],
    ["HubSpot Specialist", "a HubSpot specialist"],
    ["Klaviyo Email Designer", "a Klaviyo email designer"],
    ["LinkedIn Ads Manager", "a LinkedIn ads manager"],
    ["saas copywriter", "a SaaS copywriter"],
    ["SEO/PPC Consultant", "an SEO/PPC consultant"],
    ["Co-Founder & CMO", "a co-founder & CMO"],
    ["X Ads Buyer", "an X ads buyer"],
    ["8-year marketing veteran and strategist", "an 8-year marketing veteran and strategist"],
    ["Honest Copywriter", "an Honest copywriter"],
    // With words around it.
    ["I'm a copywriter", "a copywriter"],
    ["I’m an Affiliate Manager.", "an affiliate manager"],
    ["I am the Head of Growth", "a head of growth"],
    ["an SEO specialist", "an SEO specialist"],
    ["“Content strategist”", "a content strategist"],
    // With more behind the title.
    ["Head of Growth", "a head of growth"],
    ["Marketing Manager II", "a marketing manager II"],
    ["Director, Demand Generation", "a director, demand generation"],
    ["Content Lead (B2B SaaS)", "a content lead (B2B SaaS)"],
    ["VP of Marketing", "a VP of marketing"],
    ["Video editor for YouTube", "a video editor for YouTube"],
    // A field instead of a person.
    ["Marketing", "a marketer"],
    ["Digital Marketing", "a digital marketer"],
    ["Influencer Marketing", "an influencer marketer"],
    ["SEO", "a marketer working in SEO"],
    ["copywriting", "a marketer working in copywriting"],
    ["Paid Social", "a marketer working in paid social"],
    ["Freelance", "a freelance marketer"],
    // A title nobody listed is a title all the same.
    ["Marketing student", "a marketing student"],
    ["Jack of all trades", "a Jack of all trades"],
    ["Director Growth", "a director growth"],
    ["E-commerce Manager", "an e-commerce manager"],
    // No title at all.
    ["I help brands grow", "a marketer (“I help brands grow”)"],
    ["SEO. Also ads, email and events.", "a marketer (“SEO. Also ads, email and events.”)"],
    ["маркетолог", "a marketer (“маркетолог”)"],
    ["🚀🚀", "a marketer (“🚀🚀”)"],
    ["", "a [your role]"],
    [" . ", "a [your role]"],
  ])("%s", (typed, phrase) => {
    expect(rolePhrase(typed)).toBe(phrase);
  });

  test("is one line behind an article, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (typed) => {
        expect(rolePhrase(typed)).toMatch(/^an? \S[^\n\r]*$/);
      }),
    );
  });

  test("keeps every word of a title, whatever its case", () => {
    const words = ["Klaviyo", "hubspot", "SENIOR", "Émail", "X2", "<b>", "{name}", "$&", "“the”"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }), (chosen) => {
        const title = `${chosen.join(" ")} Manager`;
        const kept = title.toLowerCase().replace(/^“/, "");
        expect(rolePhrase(title).toLowerCase()).toContain(kept);
      }),
    );
  });
});
