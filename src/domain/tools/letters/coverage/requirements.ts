import { phraseAt, phraseBook, phrasesIn } from "#domain/tools/letters/reading/phrase-book.ts";
import type { ReadText, Sentence } from "#domain/tools/letters/reading/read-text.ts";
import {
  askingSigns,
  conditionSigns,
  headings,
  seekingSigns,
  wishSigns,
  type Section,
} from "./ad-headings.ts";
import { conceptsIn } from "./concepts.ts";
import { yearsIn } from "./years.ts";

/** Words of the ad that ask for something. */
export interface Requirement {
  readonly first: number;
  readonly end: number;
  readonly isMustHave: boolean;
}

const headingBook = phraseBook(headings);
const asking = phraseBook([[true, askingSigns]]);
const seeking = phraseBook([[true, seekingSigns]]);
const signs = phraseBook([
  ["wish", wishSigns],
  ["condition", conditionSigns],
] as const);

/** No letter answers more than this, and nobody reads a longer list. */
const mostRequirements = 14;
/** Of an ad without headings only the sentences that ask most plainly. */
const mostWithoutHeadings = 9;
const mostWordsInHeading = 8;

/** What the ad asks for, in its order. */
export function requirementsIn(ad: ReadText): Requirement[] {
  const asked: Requirement[] = [];
  const spoken: Requirement[] = [];
  let section: Section | null = null;
  for (const sentence of ad.sentences) {
    const heading = headingAt(ad, sentence);
    if (heading !== undefined) section = heading.section;
    const range = { first: heading?.end ?? sentence.first, end: sentence.end };
    if (speaksOfNothing(ad, range)) continue;
    const requirement = { ...range, isMustHave: isMustHave(ad, range, section) };
    if (section !== null && section !== "other") asked.push(requirement);
    else if (asks(ad, range, section)) spoken.push(requirement);
  }
  if (asked.length > 0) return chosen([...asked, ...spoken], mostRequirements);
  if (spoken.length > 2) return chosen(spoken, mostWithoutHeadings);
  return chosen([...spoken, ...telling(ad, spoken)], mostWithoutHeadings);
}

/** Conditions go before wishes when there are too many. */
function chosen(requirements: readonly Requirement[], most: number): Requirement[] {
  const kept = requirements
    .toSorted((a, b) => Number(b.isMustHave) - Number(a.isMustHave) || a.first - b.first)
    .slice(0, most);
  return kept.toSorted((a, b) => a.first - b.first);
}

interface Heading {
  readonly section: Section;
  readonly end: number;
}

/** A heading stands alone in its line, or before a colon. */
function headingAt(ad: ReadText, { first, end, words }: Sentence): Heading | undefined {
  const phrase = phraseAt(ad.tokens, first, end, headingBook);
  if (phrase === undefined) return undefined;
  const after = ad.plain.text.slice(
    ad.tokens[phrase.end - 1]?.end ?? 0,
    ad.tokens[phrase.end]?.start ?? Infinity,
  );
  if (/^[\s*_)]*:/.test(after.slice(0, 12))) return { section: phrase.meaning, end: phrase.end };
  const last = ad.plain.text.charAt(ad.tokens[end - 1]?.end ?? 0);
  const isLine =
    last !== "." && last !== "," && words <= mostWordsInHeading && end - phrase.end <= 3;
  const hasFigure = ad.tokens.slice(first, end).some(({ text }) => /^\d/.test(text));
  return isLine && !hasFigure && isShort(ad, phrase.end, end)
    ? { section: phrase.meaning, end }
    : undefined;
}

/** "You have strong SEO" asks for something; "Requirements for this role" does not. */
const isShort = (ad: ReadText, first: number, end: number): boolean =>
  !conceptsIn(ad, { first, end }).some(({ isNamed }) => isNamed);

function asks(
  ad: ReadText,
  range: { first: number; end: number },
  section: Section | null,
): boolean {
  const opening = ad.tokens[range.first]?.text ?? "";
  // "We have 12 years of experience" is about them, "We need 3 years" is not.
  const isAboutThem = /^(?:we|our|with)$/.test(opening);
  if (isAboutThem && phrasesIn(ad.tokens, range, seeking).length === 0) return false;
  if (yearsIn(ad, range).length > 0) return true;
  if (section === "other") return false;
  return opening === "you" || phrasesIn(ad.tokens, range, asking).length > 0;
}

function isMustHave(
  ad: ReadText,
  range: { first: number; end: number },
  section: Section | null,
): boolean {
  if (section === "nice") return false;
  const said = new Set(phrasesIn(ad.tokens, range, signs).map(({ meaning }) => meaning));
  if (said.has("wish")) return false;
  return section === "must" || said.has("condition") || yearsIn(ad, range).length > 0;
}

const speaksOfNothing = (ad: ReadText, range: { first: number; end: number }): boolean =>
  conceptsIn(ad, range).every(({ weight }) => weight < 1) && yearsIn(ad, range).length === 0;

/** Sentences with the most of the trade in them, for an ad that asks for nothing in so many words. */
function telling(ad: ReadText, known: readonly Requirement[]): Requirement[] {
  return ad.sentences
    .filter(({ first, words }) => words > 3 && !known.some((each) => each.first === first))
    .map(({ first, end }) => ({
      range: { first, end, isMustHave: false },
      named: new Set(
        conceptsIn(ad, { first, end })
          .filter(({ isNamed }) => isNamed)
          .map(({ id }) => id),
      ).size,
    }))
    .filter(({ named }) => named > 1)
    .toSorted((a, b) => b.named - a.named)
    .slice(0, mostWithoutHeadings - known.length)
    .map(({ range }) => range);
}
