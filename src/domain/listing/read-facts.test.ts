import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListingFacts, Openness } from "./facts.ts";
import { startingRates } from "./pay/rates.ts";
import type { Evidence, Posting } from "./posting.ts";
import { factsOf } from "./read-facts.ts";

const sentences = [
  "We make software for small shops.",
  "You plan and write our newsletters.",
  "We hire anywhere in EMEA.",
  "Candidates worldwide are welcome.",
  "You must be based in the United States.",
  "Only applicants with the right to work in the UK will be considered.",
  "This is a fully remote position.",
  "Two days a week in our Leeds office.",
  "The salary is $60,000 - $75,000 per year.",
  "We pay €40 per hour.",
  "Working hours are 9am to 5pm EST.",
  "You work four hours a day with our team in Berlin (CET).",
  "You will be an independent contractor.",
  "We offer health insurance and paid leave to employees.",
  "You have at least 5 years of experience in marketing.",
  "Send a registration fee of $50 to start.",
  "The interview takes place on Telegram only.",
  "Our customers are in the US, Canada and Japan.",
];

const restrictions = [
  "You must be based in the United States.",
  "Applicants must reside in Canada.",
  "We can only hire in the EU.",
  "US citizens only.",
  "This role is on-site in our Boston office.",
  "Must be authorized to work in Australia.",
];

const titles = ["SEO Manager", "Senior Copywriter", "Marketing Intern", "Account Executive"];
const locations = ["", "Remote", "Worldwide", "EMEA", "Germany", "USA only"];

const advert = fc.record({
  title: fc.constantFrom(...titles),
  company: fc.constantFrom("", "Acme"),
  location: fc.constantFrom(...locations),
  payText: fc.constantFrom("", "$4,000 per month"),
  tags: fc.constantFrom([], ["remote"], ["full-time"]),
  lines: fc.subarray(sentences, { minLength: 1 }),
});

const postingOf = ({
  lines,
  ...rest
}: { readonly lines: readonly string[] } & Omit<Posting, "description">) => ({
  ...rest,
  description: lines.join("\n"),
});

/** What a reader is told, without the quotes, which follow the wording. */
const verdicts = ({ risk, ...facts }: ListingFacts) => ({
  ...Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value])),
  risk: { verdict: risk.verdict, reasons: risk.notes.map(({ reason }) => reason).toSorted() },
});

const judge = (posting: Posting) => factsOf(posting, startingRates);

describe("what does not change what a posting says", () => {
  test("the order of its sentences", () => {
    const twice = advert.chain((ad) =>
      fc.tuple(
        fc.constant(ad),
        fc.shuffledSubarray(ad.lines, { minLength: ad.lines.length, maxLength: ad.lines.length }),
      ),
    );
    fc.assert(
      fc.property(twice, ([ad, lines]) => {
        expect(verdicts(judge(postingOf({ ...ad, lines })))).toEqual(
          verdicts(judge(postingOf(ad))),
        );
      }),
    );
  });

  test.each<[string, (text: string) => string]>([
    ["extra white space", (text) => text.replaceAll(" ", " \t  ").replaceAll("\n", "\n \n\n")],
    ["capitals", (text) => text.toUpperCase()],
    ["small letters", (text) => text.toLowerCase()],
    ["paragraphs in HTML", (text) => text.replaceAll(/[^\n]+/g, '<p class="x">$&</p>')],
    ["a list in HTML", (text) => `<ul><li>${text.replaceAll("\n", "</li>\n<li>")}</li></ul>`],
    ["bold words", (text) => text.replaceAll(/\b([a-z]{4,})\b/g, "<strong>$1</strong>")],
    ["entities", (text) => text.replaceAll(" ", "&nbsp;").replaceAll("-", "&ndash;")],
    ["invisible characters", (text) => text.replaceAll("e", "e\u200B").replaceAll("t", "\u0000t")],
  ])("%s", (_name, change) => {
    fc.assert(
      fc.property(advert, (ad) => {
        const posting = postingOf(ad);
        const changed = { ...posting, description: change(posting.description) };
        expect(verdicts(judge(changed))).toEqual(verdicts(judge(posting)));
      }),
    );
  });
});

test("a restriction never makes a posting more open", () => {
  const rank: Readonly<Record<Openness, number>> = { no: 0, "not-remote": 0, unclear: 1, yes: 2 };
  const open = (posting: Posting) => rank[judge(posting).openToSouthAfrica.value];
  fc.assert(
    fc.property(advert, fc.constantFrom(...restrictions), (ad, restriction) => {
      const restricted = postingOf({ ...ad, lines: [...ad.lines, restriction] });
      expect(open(restricted)).toBeLessThanOrEqual(open(postingOf(ad)));
      expect(open(restricted)).toBeLessThan(rank.yes);
    }),
  );
});

test("every piece of evidence is in the posting, letter for letter, whatever it holds", () => {
  const noise = fc.string({ unit: "binary", maxLength: 40 });
  const anything = fc.record({
    title: fc.oneof(fc.constantFrom(...titles), noise),
    company: noise,
    location: fc.oneof(fc.constantFrom(...locations), noise),
    payText: noise,
    tags: fc.array(noise, { maxLength: 3 }),
    lines: fc.array(fc.oneof(fc.constantFrom(...sentences), noise), { maxLength: 20 }),
  });
  fc.assert(
    fc.property(anything, (ad) => {
      const posting = postingOf(ad);
      for (const { field, quote } of evidenceOf(judge(posting))) {
        const places = field === "tags" ? posting.tags : [posting[field]];
        expect(places.some((place) => place.includes(quote))).toBe(true);
      }
    }),
  );
});

function evidenceOf({ risk, ...facts }: ListingFacts): readonly Evidence[] {
  return [...Object.values(facts), ...risk.notes].flatMap(({ evidence }) => evidence);
}

test("silence is unclear, and nothing is invented for an empty posting", () => {
  const empty = { title: "", company: "", location: "", description: "", payText: "", tags: [] };
  expect(verdicts(judge(empty))).toMatchObject({
    isMarketing: false,
    workplace: "unclear",
    openToSouthAfrica: "unclear",
    pay: { amount: null, terms: [] },
    hours: null,
    engagement: "unclear",
    risk: { verdict: "too-little" },
  });
});
