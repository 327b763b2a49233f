import fc from "fast-check";
import { expect, test } from "vitest";
import { postingFromText, readPasted, riskAsFarAsRead } from "./pasted.ts";

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

test.each([
  "Whatsapp CV to 082 555 0101\nWe need people for Instagram.",
  "Great Opportunity For You\nWe need people for Instagram.",
  "Nothing to pay today\nWe need people for Instagram.",
  "Lerato\nWe need people for Instagram.",
])("a line that names no job is no title: %s", (text) => {
  expect(postingFromText(text).title).toBe("");
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
    "> ",
    "From: ",
    "Subject: ",
    "1. SEO Manager - ",
    "Set alert\n",
    "12/11/2026, 08:14 - Sam: ",
  );
  const texts = fc
    .array(fc.oneof(bits, fc.string({ unit: "grapheme" })))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const { tags, description, ...fields } = postingFromText(text);
      for (const piece of [...Object.values(fields), ...tags, ...description.split("\n")])
        expect(text).toContain(piece);
    }),
  );
});

test("the employer's name ends before the brackets", () => {
  const { title, company } = postingFromText("Copywriter at Fernhill (Remote)\nWrite for us.");
  expect({ title, company }).toEqual({ title: "Copywriter", company: "Fernhill" });
});

test.each([
  ["Copywriter at Fernhill (Remote)", "Copywriter", "Fernhill", "Remote"],
  ["Email Marketer - Zapdo (Remote, EMEA)", "Email Marketer", "Zapdo", "Remote, EMEA"],
  [
    "Senior SEO Manager | Loomly | Remote - Worldwide",
    "Senior SEO Manager",
    "Loomly",
    "Remote - Worldwide",
  ],
  [
    "Brand Manager - Sandton (hybrid). Our client sells soap.",
    "Brand Manager",
    "",
    "Sandton (hybrid)",
  ],
  [
    "PPC Manager\nUmbrella Realty\nCape Town, Western Cape\nPay: R20 000",
    "PPC Manager",
    "Umbrella Realty",
    "Cape Town, Western Cape",
  ],
  [
    "PPC Manager\nRemote, anywhere in Africa\nWrite to us.",
    "PPC Manager",
    "",
    "Remote, anywhere in Africa",
  ],
  ["PPC Manager\nAbout us\nWe sell kettles in Lisbon.", "PPC Manager", "", ""],
  [
    "Good day. We are looking for a Social Media Manager for a UK agency.",
    "Social Media Manager",
    "",
    "",
  ],
  ["Nimbus is hiring a Paid Social Specialist.", "Paid Social Specialist", "Nimbus", ""],
  ["We need a Content Writer to join Kite & Key. Apply soon.", "Content Writer", "Kite & Key", ""],
  ["Our client is looking for an Email Marketing Executive.", "Email Marketing Executive", "", ""],
  ["WANTED: 3 x content writers, remote", "content writer", "", ""],
  ["Job alert! SEO Specialist at Tidewater. R30k pm.", "SEO Specialist", "Tidewater", ""],
  ["Morning all. We are hiring: Email Marketer at Quill.", "Email Marketer", "Quill", ""],
  ["My aunt is looking for two copywriters.", "copywriter", "", ""],
  ["Skrywer gesoek\nOns is in Paarl.", "Skrywer", "", ""],
  [
    "PPC Manager, Remote - Latin America & Caribbean\nOxbow",
    "PPC Manager",
    "Oxbow",
    "Latin America & Caribbean",
  ],
  ["Brand Manager - FMCG\nOur client sells tea.", "Brand Manager", "", ""],
  ["Copywriter - B2B SaaS | Full-time", "Copywriter", "", ""],
  ["Content Writer - Contract, 6 months", "Content Writer", "", ""],
  ["Brand Manager at Global Wine Export - Retail", "Brand Manager", "Global Wine Export", ""],
])("title, company and place on their usual lines: %s", (text, title, company, location) => {
  expect(postingFromText(text)).toMatchObject({ title, company, location });
});

test("a tag ends where it ends, and a script is no line", () => {
  const text = `<h1 title="a > b">PPC&nbsp;Manager</h1><script>var who = "SEO Manager";</script><p data-x='1 > 0'>Salary: &euro;3 000</p>`;
  expect(postingFromText(text)).toMatchObject({
    title: "PPC&nbsp;Manager",
    payText: "&euro;3 000",
  });
});

test("an ad in Afrikaans has its labels too", () => {
  const text = "Posisie: Skrywer\nMaatskappy: Protea\nPlek: Kaapstad\nSalaris: R20 000 per maand";
  expect(postingFromText(text)).toMatchObject({
    title: "Skrywer",
    company: "Protea",
    location: "Kaapstad",
    payText: "R20 000 per maand",
  });
});

test("plain text is read as it stands", () => {
  const text = "SEO Manager\r\n\r\n> not a mail\r\nKind regards\r\n";
  expect(postingFromText(text).description).toBe(text);
});

test("what we could not read to its end is not called free of anything odd", () => {
  const odd = { verdict: "nothing-odd", notes: [] } as const;
  const warned = { verdict: "be-careful", notes: [] } as const;
  const english = readPasted("We hire a copywriter for our team. You work with the two of us.");
  const afrikaans = readPasted("Ons soek 'n skrywer vir ons span. Jy werk van die huis af.");
  const link = readPasted("Saw this one and thought of you, good luck! https://jobs.example/1");
  expect(riskAsFarAsRead(odd, english).verdict).toBe("nothing-odd");
  expect(riskAsFarAsRead(odd, afrikaans).verdict).toBe("too-little");
  expect(riskAsFarAsRead(odd, link).verdict).toBe("too-little");
  expect(riskAsFarAsRead(warned, afrikaans).verdict).toBe("be-careful");
});
