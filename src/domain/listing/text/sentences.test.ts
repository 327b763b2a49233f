import fc from "fast-check";
import { expect, test } from "vitest";
import { exactQuote, longestSentence, quote, sentencesOf } from "./sentences.ts";

const texts = (source: string) => sentencesOf(source, "description").map(({ text }) => text.trim());

test.each([
  ["One. Two! Three? Four; five", ["one.", "two!", "three?", "four;", "five"]],
  ["- first\n- second", ["- first", "- second"]],
  ["• first • second", ["first", "second"]],
  ["We pay approx. $50. Apply.", ["we pay approx. $50.", "apply."]],
  ["Salary: Rs. 20,000 a month. Apply.", ["salary: rs. 20,000 a month.", "apply."]],
  ["Based in the U.S. or Canada.", ["based in the u.s. or canada."]],
  ["See example.com or node.js today.", ["see example.com or node.js today."]],
  ["Write to jobs.desk@example.com today.", ["write to jobs.desk@example.com today."]],
  ["A lost space.Still two sentences.", ["a lost space.", "still two sentences."]],
  ["In Ghana (see below). Apply.", ["in ghana (see below).", "apply."]],
  ["Four days p/w. You start soon.", ["four days p/w.", "you start soon."]],
  ["<p>One</p><p>Two</p>", ["one", "two"]],
  ["A <b>bold</b> word", ["a bold word"]],
  ["<script>alert('no')</script>Yes", ["yes"]],
  ["Fish &amp; chips &#8211; Caf&#xe9;", ["fish & chips - cafe"]],
  ["Z\u0000u\u200Brich &unknown < 5", ["zurich &unknown < 5"]],
])("%j is read as %j", (source, expected) => {
  expect(texts(source)).toEqual(expected);
});

test("a quote is the source letter for letter, mark-up included", () => {
  const [sentence] = sentencesOf("We hire <b>Any\u00ADwhere</b> in  EMEA.", "description");
  expect(sentence && quote(sentence).quote).toBe("We hire <b>Any\u00ADwhere</b> in  EMEA.");
  expect(sentence && exactQuote(sentence, 8, 16).quote).toBe("Any\u00ADwhere");
});

test("a quote that ends in an entity holds all of it", () => {
  const [sentence] = sentencesOf("We say &quot;anywhere&quot;", "description");
  expect(sentence && quote(sentence).quote).toBe("We say &quot;anywhere&quot;");
});

test("of a long sentence the part around the match is quoted", () => {
  const source = `${"so ".repeat(120)}we hire anywhere ${"and ".repeat(60)}`;
  const [sentence] = sentencesOf(source, "description");
  const at = sentence?.text.indexOf("we hire") ?? 0;
  const { quote: quoted } = sentence ? quote(sentence, at, at + 16) : { quote: "" };
  expect(quoted).toContain("we hire anywhere");
  expect(quoted.length).toBeLessThan(320);
});

test("whatever it is given, no sentence is too long and every quote is a piece of the source", () => {
  const pieces = fc.constantFrom(
    "<b>",
    "<p",
    ">",
    "&amp;",
    "&#0;",
    "\0",
    ". ",
    "é",
    "ﬁ",
    "😀",
    "US ",
    "\n",
  );
  const source = fc.array(fc.oneof(pieces, fc.string({ unit: "binary" })), { maxLength: 60 });
  fc.assert(
    fc.property(source, (parts) => {
      const text = parts.join("");
      for (const sentence of sentencesOf(text, "description")) {
        expect(sentence.text.length).toBeLessThanOrEqual(longestSentence);
        expect(text).toContain(quote(sentence).quote);
      }
    }),
  );
});

test.each([
  [
    "We hire a Marketing DirectorLocation: Remote",
    ["we hire a marketing director", "location: remote"],
  ],
  ["Strong writing skillsAbility to edit", ["strong writing skills", "ability to edit"]],
  [
    "Salary Range$19.23 to $20.51 HourlyBenefits",
    ["salary range", "$19.23 to $20.51 hourly", "benefits"],
  ],
  ["25 hours/week$25/hrHybrid schedule", ["25 hours/week", "$25/hr", "hybrid schedule"]],
  ["Fully RemoteRESPONSIBILITIES: you write", ["fully remote", "responsibilities: you write"]],
  [
    "You know LinkedIn, HubSpot, PowerPoint, YouTube and WordPress",
    ["you know linkedin, hubspot, powerpoint, youtube and wordpress"],
  ],
  ["iPhone, eBay, macOS and TikTok", ["iphone, ebay, macos and tiktok"]],
])("a line break that was lost on the way is put back: %s", (source, read) => {
  expect(sentencesOf(source, "description").map(({ text }) => text.trim())).toEqual(read);
});

test("an empty text has no sentences", () => {
  expect(sentencesOf("", "description")).toEqual([]);
});

test("a sentence behind a lost line break is quoted as it stands", () => {
  const source = "Marketing DirectorLocation: Remote";
  const [, place] = sentencesOf(source, "description");
  expect(place && quote(place).quote).toBe("Location: Remote");
});

test("what Markdown escapes is read plainly", () => {
  const read = sentencesOf(String.raw`Pay: \$28\.48 \- \$35\.02, C:\temp`, "description");
  expect(read.map(({ text }) => text)).toEqual([String.raw`pay: $28.48 - $35.02, c:\temp`]);
});

test.each([
  ["So&shy;uth Africa", "south africa"],
  ["S\u00c3\u00a3o Paulo", "sao paulo"],
  ["we\u00e2\u20ac\u2122re hiring \u00e2\u0080\u0093 now", "we're hiring - now"],
  ["Stra\u00c3\u009fe und Caf\u00c3\u00a9", "strasse und cafe"],
  ["\u00c2\u00a3500 a week", "\u00a3500 a week"],
  ["\u00c3", "a"],
  ["Caf&eacute; in S&atilde;o Paulo", "cafe in sao paulo"],
  ['<a title="more > less" href="/x">South Africa</a>', "south africa"],
  ['<a title="unclosed>South Africa', "south africa"],
])("reads %s as a reader sees it", (source, read) => {
  expect(sentencesOf(source, "description").map(({ text }) => text.trim())).toEqual([read]);
});
