import { describe, expect, it, test } from "vitest";
import { checkLetter } from "#domain/tools/letters/check-letter.ts";
import type { FindingKind, StrengthKind } from "#domain/tools/letters/letter-check.ts";

const marked = (kind: FindingKind | StrengthKind, letter: string, company = "Baobab Analytics") => {
  const { findings, strengths } = checkLetter({ letter, company });
  return [...findings, ...strengths]
    .filter((remark) => remark.kind === kind)
    .flatMap(({ spans }) => spans.map(({ start, end }) => letter.slice(start, end)));
};

describe("marks the words it is about", () => {
  test.each<[FindingKind | StrengthKind, string, string[]]>([
    [
      "placeholder",
      "I love [Company] and {{first_name}}, signed <Your Name>.",
      ["[Company]", "{{first_name}}", "<Your Name>"],
    ],
    [
      "placeholder",
      "I grew leads by XX% (insert number here). Lorem ipsum, ____.",
      ["XX", "insert number here", "Lorem ipsum", "____"],
    ],
    [
      "placeholder",
      "Dear Hiring Manager at [..], see [my work](https://example.com) and <b>this</b>.",
      ["[..]"],
    ],
    [
      "cliche",
      "I’m a hard-working team player who hits the ground running.",
      ["hard-working", "team player", "hits the ground running"],
    ],
    ["cliche", "The hard workers of my team: players all.", ["hard workers"]],
    ["duty-not-result", "I was responsible for the newsletter.", ["responsible for"]],
    ["duty-not-result", "I was responsible for the newsletter, which grew by 40%.", []],
    [
      "vague-claim",
      "I significantly increased sales for various clients.",
      ["significantly", "increased", "various"],
    ],
    ["vague-claim", "I want to improve your open rate.", []],
    ["spelling-mix", "I organise colourful events and analyze them.", ["analyze"]],
    ["spelling-mix", "I organise events for the World Health Organization.", []],
    ["spelling-mix", "I organize colorful events.", []],
    [
      "company-named",
      "I read what Baobab wrote. Baobab Analytics's report is good.",
      ["Baobab", "Baobab Analytics's"],
    ],
    ["company-named", "Mail jobs@baobab.com about a baobab.", []],
    ["weak-opening", "Dear Ms Naidoo, I'm writing to apply for the job.", ["I'm writing to"]],
    ["weak-opening", "Dear Ms Naidoo\n\nPlease find my CV attached.", ["Please find"]],
    ["weak-greeting", "Dear Sir/Madam,\n\nLast year I sold my shop.", ["Dear Sir/Madam"]],
    [
      "strong-opening",
      "Hi Zanele,\n\nI cut cost per lead from $90 to $41 last year. More below.",
      ["I cut cost per lead from $90 to $41 last year."],
    ],
    [
      "strong-opening",
      "Hi Zanele,\n\nThe survey that Baobab Analytics did in May made me call my boss.",
      ["The survey that Baobab Analytics did in May made me call my boss."],
    ],
    ["result", "We grew organic traffic by 140% in a year.", ["grew organic traffic by 140%"]],
    [
      "result",
      "Open rates went from 18% to 31% after I cleaned the list.",
      ["Open rates went from 18% to 31%"],
    ],
    ["result", "That one email made us R410,000 in a night.", ["made us R410,000"]],
    [
      "result",
      "In two months I doubled the number of demos.",
      ["two months I doubled the number of demos"],
    ],
    ["result", "I am 100% committed and have 8 years of experience since 2016.", []],
    ["result", "I can be reached on 082 555 0147 from 8:00 to 17:00 for leads.", []],
  ])("%s: %s", (kind, letter, words) => {
    expect(marked(kind, letter)).toEqual(words);
  });
});

it("counts words in a sentence as a reader does, and marks those with more than thirty", () => {
  const sentence = (words: number) =>
    `I was ${"in it ".repeat((words - 2) / 2)}${words % 2 ? "too" : ""}.`.replace(" .", ".");
  expect(marked("long-sentence", `${sentence(30)} ${sentence(31)}`)).toEqual([sentence(31)]);
  expect(checkLetter({ letter: "A fast-paced, e-mail-only team." }).statistics.words).toBe(4);
});

it("remarks on I at the beginning only when there is no end to it", () => {
  const often = "I ran ads. I wrote copy. I made films. I slept well.";
  expect(marked("repeated-i", often)).toEqual(["I", "I", "I", "I"]);
  expect(marked("repeated-i", "I ran ads. We slept. I wrote copy. They paid.")).toEqual([]);
});

it("marks a letter nobody can read", () => {
  const letter =
    "Organisational prioritisation necessitates multidimensional communication methodologies. ".repeat(
      4,
    );
  const { findings, statistics } = checkLetter({
    letter: `I believe in the following: ${letter} That is what I do and who I am, and it is my way.`,
  });
  expect(statistics.readingEase).toBeLessThan(30);
  expect(findings.map(({ kind }) => kind)).toContain("hard-to-read");
});

describe("the company", () => {
  test.each([
    ["At Brightwater Foods, we make soup.", "Brightwater Foods"],
    ["Protea Labs is hiring a marketer.", "Protea Labs"],
    ["Company: Kite & Sons\nRole: SEO", "Kite & Sons"],
  ])("is taken from the ad when nobody says it: %s", (ad, name) => {
    const named = (letter: string) =>
      checkLetter({ letter, ad }).points.find(({ id }) => id === "company");
    expect(named(`I like ${name} a lot.`)?.earned).toBe(named("")?.possible);
    expect(named("I like it.")?.earned).toBe(0);
  });

  it("is not judged when nobody knows it, and the other points are worth more", () => {
    const { points } = checkLetter({ letter: "I bake bread." });
    expect(points.map(({ id }) => id)).not.toContain("company");
    expect(points.reduce((sum, { possible }) => sum + possible, 0)).toBe(100);
  });

  it("may have a legal form, an article or a small letter", () => {
    expect(marked("company-named", "I use monday every day.", "monday")).toEqual(["monday"]);
    expect(marked("company-named", "At Northlight I would stay.", "Northlight (Pty) Ltd")).toEqual([
      "Northlight",
    ]);
    expect(marked("company-named", "The Silo Hotel is mine.", "The Silo Hotel")).toEqual([
      "Silo Hotel",
    ]);
    expect(marked("company-named", "My digital work.", "Digital Kraal")).toEqual([]);
  });
});

test.each([
  [99, "too-short"],
  [401, "too-long"],
] as const)(
  "a letter of %i words, which is %s, has not all the points of its length",
  (words, kind) => {
    const check = checkLetter({
      letter: "I wrote the mails. ".repeat(200).split(" ").slice(0, words).join(" "),
    });
    const row = check.points.find(({ id }) => id === "length");
    expect(check.findings.map((finding) => finding.kind)).toContain(kind);
    expect(row?.earned).toBeLessThan(row?.possible ?? 0);
  },
);
