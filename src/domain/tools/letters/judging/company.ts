import { originOf } from "#domain/listing/text/plain-text.ts";
import type { Judgement } from "#domain/tools/letters/letter-check.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";
import { readText, spanOf, type ReadText } from "#domain/tools/letters/reading/read-text.ts";

/** The company's name in the letter: the first word, and the one after the last. */
export interface Named {
  readonly first: number;
  readonly end: number;
}

const legalForms = new Set(
  "ag bv co company corp gmbh inc incorporated limited llc llp ltd npc plc pty sa soc".split(" "),
);

/** Too common to stand for a company by itself. */
const everydayNames = new Set(
  "academy agency africa african american blue bright brand cape city creative data digital first global green group growth home international labs media marketing national network new next open partners people smart social solutions south studio studios systems team tech the your".split(
    " ",
  ),
);

/** Everywhere the letter names the company, in full or by the first word of its name. */
export function namedIn(letter: ReadText, company: string): Named[] {
  const { tokens } = letter;
  const name = wordsOfName(company);
  const [head] = name;
  if (head === undefined) return [];
  const mayShorten = head.length > 3 && !everydayNames.has(head);
  const named: Named[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.text !== head && token.text !== `${head}'s`) continue;
    const isWhole = name.every((word, step) =>
      [word, `${word}'s`].includes(tokens[at + step]?.text ?? ""),
    );
    if (!isWhole && !mayShorten) continue;
    if (isNameHere(letter, at, company))
      named.push({ first: at, end: at + (isWhole ? name.length : 1) });
  }
  return named;
}

function wordsOfName(company: string): string[] {
  const words = readText(company).tokens.map(({ text }) => text);
  const name = words.filter((word) => !legalForms.has(word));
  const withoutArticle = name[0] === "the" && name.length > 1 ? name.slice(1) : name;
  return withoutArticle.length > 0 ? withoutArticle : words;
}

/** Written as a name, and not as a part of an address. */
function isNameHere({ source, plain, tokens }: ReadText, at: number, company: string): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const before = plain.text.charAt(token.start - 1);
  if (
    before === "@" ||
    before === "/" ||
    before === "." ||
    /^\.[a-z]{2}/.test(plain.text.slice(token.end, token.end + 3))
  )
    return /\./.test(company);
  const written = source.charAt(originOf(plain, token.start));
  const isWrittenSmall = company === company.toLowerCase();
  return isWrittenSmall || written !== written.toLowerCase() || /\d/.test(written);
}

/** The company as its own ad names it, or null. */
export function companyInAd(ad: string): string | null {
  for (const pattern of introductions) {
    for (const { 1: name = "" } of ad.slice(0, 4000).matchAll(pattern)) {
      const words = name.split(" ");
      if (!notNames.has(words[0]?.toLowerCase() ?? "")) return name;
    }
  }
  return null;
}

const nameWord = String.raw`[A-Z][\w&-]{0,24}(?:\.(?:com|io|ai|co))?`;
const name = String.raw`(${nameWord}(?: ${nameWord}){0,3})`;
const introductions = [
  new RegExp(String.raw`\b[Cc]ompany: ?${name}`, "g"),
  new RegExp(String.raw`\bAt ${name},`, "g"),
  new RegExp(String.raw`\b(?:About|Join) ${name}\s*(?:\n|$| as )`, "g"),
  new RegExp(
    String.raw`\b${name} (?:is|are) (?:hiring|looking for|seeking|searching|a |an |the )`,
    "g",
  ),
];
const notNames = new Set(
  "a an as at company each every he her his if in it its job join marketing my our remote salary she that the their there they this to us we what who you your content email growth head lead manager senior social working applications applicants english experience".split(
    " ",
  ),
);

export function judgeCompany(letter: Letter, company: string): Judgement {
  const named = namedIn(letter, company);
  const [start, end] = [letter.body[0]?.first ?? Infinity, letter.body.at(-1)?.end ?? 0];
  const inBody = named.filter(({ first }) => first >= start && first < end);
  if (inBody.length > 0) {
    return {
      share: 1,
      reason: "The letter speaks of the company by its name.",
      strengths: [
        {
          kind: "company-named",
          title: "Names the company",
          advice: "A reader sees that this letter was written to them.",
          spans: named.map(({ first, end }) => spanOf(letter, first, end)),
        },
      ],
    };
  }
  return {
    share: named.length > 0 ? 0.5 : 0,
    reason:
      named.length > 0
        ? "The company is named above or below the letter, but not in it."
        : "The company is not named.",
    findings: [
      {
        kind: "company-not-named",
        title:
          named.length > 0
            ? "The company is named only in the address"
            : "The company is not named",
        advice: "Name it once, with one thing about it that made you apply.",
        spans: named.map(({ first, end }) => spanOf(letter, first, end)),
      },
    ],
  };
}
