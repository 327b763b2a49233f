import { expect, test } from "vitest";
import { askedIn, sectionsOf } from "./document-sections.ts";

const outreach = {
  tool: "outreach",
  request: {
    target: "saas",
    purpose: "sales",
    channel: "email",
    role: "SEO consultant",
    about: { title: "Content Lead", company: "Fathom & Field" },
  },
  result: { emailSubject: "Hello", emailBody: "Hi,\nbye", tips: ["Wait", "Write"] },
} as const;

test("what was asked reads as in the form, without what was left empty", () => {
  const asked = askedIn(outreach).map(({ heading, texts }) => [heading, texts[0]?.text]);
  expect(asked).toEqual([
    ["Target", "SaaS company"],
    ["Purpose", "Selling my services"],
    ["Channel", "Email"],
    ["Your role", "SEO consultant"],
    ["Job", "Content Lead, Fathom & Field"],
  ]);
});

test("what came of it has each text under its field, so that marks find it", () => {
  expect(sectionsOf(outreach).flatMap(({ texts }) => texts)).toEqual([
    { field: "emailSubject", text: "Hello" },
    { field: "emailBody", text: "Hi,\nbye" },
    { field: "tips.0", text: "Wait" },
    { field: "tips.1", text: "Write" },
  ]);
});
