import fc from "fast-check";
import { expect, test } from "vitest";
import { postingFromText } from "./pasted.ts";

test("a post with labels: each fills its field, and all of it stays to be read", () => {
  const text = [
    "Lifecycle Marketing Manager",
    "Company: Fathom & Field",
    "Location: Remote, EMEA",
    "Salary: $4,000 - $5,000 per month",
    "Tags: email, crm ; lifecycle",
    "",
    "You own our onboarding mails.",
  ].join("\r\n");
  expect(postingFromText(text)).toEqual({
    title: "Lifecycle Marketing Manager",
    company: "Fathom & Field",
    location: "Remote, EMEA",
    description: text,
    payText: "$4,000 - $5,000 per month",
    tags: ["email", "crm", "lifecycle"],
  });
});

test("a board's page: company and place stand on the line below the title", () => {
  const text =
    "Growth Marketer\nBlue Crane Labs · Lisbon, Portugal (Remote)\nAbout the job\nYou run…";
  expect(postingFromText(text)).toMatchObject({
    title: "Growth Marketer",
    company: "Blue Crane Labs",
    location: "Lisbon, Portugal (Remote)",
  });
});

test("a board's page the other way round: company above, place and age below", () => {
  const text =
    "Blue Crane Labs\nGrowth Marketer\nLisbon, Portugal · 2 weeks ago · 80 applicants\nRemote";
  expect(postingFromText(text)).toMatchObject({
    title: "Growth Marketer",
    company: "Blue Crane Labs",
    location: "Lisbon, Portugal",
  });
});

test("a mail: the subject is the title, the greeting is not", () => {
  const text =
    "Subject: Fwd: SEO Specialist\nFrom: jobs@example.com\n\nHi Thandi,\nWe saw your profile.";
  expect(postingFromText(text).title).toBe("SEO Specialist");
  expect(postingFromText("Hi there\nContent Writer at Acacia Studio\nWe need you.")).toMatchObject({
    title: "Content Writer",
    company: "Acacia Studio",
  });
});

test("a chat: stars, pictures and who sent it are not part of the title", () => {
  const text =
    "[12:31, 14/11/2026] Sipho: *🔥 Social Media Manager 🔥*\n*Pay:* R25,000 a month\n*Location:* anywhere";
  expect(postingFromText(text)).toMatchObject({
    title: "Social Media Manager",
    payText: "R25,000 a month",
    location: "anywhere",
  });
});

test("a pasted page: tags end lines, and a label may stand before its value", () => {
  const text = "<h1>PPC Manager</h1><p><b>Location:</b> Cape Town or remote</p><p>You buy ads.</p>";
  expect(postingFromText(text)).toMatchObject({
    title: "PPC Manager",
    location: "Cape Town or remote",
  });
});

test("one long paragraph has no title, and that is fine", () => {
  const text = `We are looking for somebody who ${"likes writing and ".repeat(10)}more.`;
  expect(postingFromText(text)).toMatchObject({ title: "", company: "", payText: "", tags: [] });
});

test("every field is a piece of what was pasted, whatever that is", () => {
  const bits = fc.constantFrom(
    "\n",
    "Location:",
    "Pay: ",
    "*",
    "·",
    " at ",
    "<p>",
    "Acme",
    "SEO",
    "🔥",
    ",",
  );
  const texts = fc
    .array(fc.oneof(bits, fc.string({ unit: "grapheme" })))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const { tags, ...fields } = postingFromText(text);
      for (const piece of [...Object.values(fields), ...tags]) expect(text).toContain(piece);
    }),
  );
});

test("the employer's name ends before the brackets", () => {
  const { title, company } = postingFromText("Copywriter at Fernhill (Remote)\nWrite for us.");
  expect({ title, company }).toEqual({ title: "Copywriter", company: "Fernhill" });
});
