import type { PayPeriod } from "#domain/listing/facts.ts";
import { Clue } from "#domain/listing/rules/clue.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";
import { businessWords, fillerWords } from "#domain/listing/vocabulary/pay-words.ts";
import { gives } from "#domain/listing/worth-trying.ts";
import type { Figure } from "./money.ts";
import { writtenPeriod } from "./period.ts";
import type { Purpose } from "./purpose.ts";
import type { Surroundings } from "./surroundings.ts";

/** A figure in its sentence, and what the words around it say. Below stands what tells pay where none of them does. */
export interface Found {
  readonly sentence: Sentence;
  readonly part: Part;
  readonly figure: Figure;
  readonly around: Surroundings;
  readonly purpose: Purpose | null;
  readonly period: PayPeriod | null;
}

export const hasOwnPeriod = ({ around }: Found): boolean =>
  writtenPeriod({ ...around, before: "" }) !== null;

export const isDayRate = ({ sentence, part, around }: Found): boolean =>
  /^[ -]?(?:(?:\/|p\/|per |(?:for )?an?[ -]|each |every )?(?:(?:working|full|8-hour) )?d(?:ay)?\b|p\.?d\b|daily\b)/.test(
    around.after,
  ) && part.words.length <= (bookedByTheDay.test(sentence.text) ? 20 : 8);

/** Whoever is booked by the day is told how many days, or sends an invoice. */
const bookedByTheDay =
  /\bdays? ?(?:(?:a|per|each|every|\/) ?(?:week|month|wk|mth)|p\.?[wm])\b|\b(?:invoice[ds]?|booked|book you|retainer|freelance\w{0,3}|half days?|minimum (?:of )?\w+ days)\b/;

/** Words about a company's own affairs. Its cost to the company, and the reader's account, are the reader's affairs. */
export const isOfBusiness = ({ sentence, part }: Found): boolean =>
  tellsOfBusiness(part.words) &&
  tellsOfBusiness(
    wordsIn(
      part.text
        .replace(ownAffairs, "")
        .replace(onBehalf, (client) => (looksForSomebody.test(sentence.text) ? "" : client)),
    ),
  );

const tellsOfBusiness = (words: readonly string[]): boolean =>
  words.some((word) => businessWords.has(word) || statistics.has(word));

/** "Writer needed for my client, R18k pm": for whom somebody is looked for. */
const onBehalf =
  /\b(?:for|4) (?:my|our|a|one of my|one of our) (?:[a-z-]+ )?clients?\b(?: of (?:mine|ours))?/;
const looksForSomebody =
  /\b(?:looking for|needed|wanted|seeking|hiring|searching for|required|urgently|in search of)\b/;
const ownAffairs =
  /\bcost[ -]to[ -]company\b|\bclient (?:has|pays|offers)\b|\byour (?:bank )?account\b|\bpaid (?:\w+ )?(?:through|via|by) (?:the|our|an|your) agency\b/g;

const wordsIn = (text: string): readonly string[] => text.match(/[a-z][a-z-]+/g) ?? [];

/** Without a word for pay, a figure must stand nearly alone, or be counted by the hour, month or year, which little else is. */
export function looksLikePay(found: Found): boolean {
  const { sentence, part, figure, period } = found;
  if (sentence.field === "payText") return true;
  if (isOfBusiness(found)) return false;
  if (sentence.field === "title" || (figure.isRange && period === "hour")) return true;
  // A sentence that begins with a figure by the hour tells the wage.
  if (period === "hour" && figure.start < 2 && hasPeriodAtOnce(found)) return true;
  const others = part.words.filter((word) => !fillerWords.has(word)).length;
  const isTimed = hasOwnPeriod(found);
  const isYearly = figure.currency !== null && figure.low >= 20_000;
  const isTimedAtOnce = isTimed && hasPeriodAtOnce(found);
  if (figure.isRange) return others <= (isTimedAtOnce ? 14 : isTimed ? 8 : isYearly ? 6 : 2);
  if (isYearly && (others === 0 || gives(sentence, onlyBesidePay))) return others <= 10;
  if (isTimed && (others === 0 || isDayRate(found))) return true;
  return isTimedAtOnce && (others <= 14 || standsApart(found));
}

/** "Someone to run our pages, mornings only, R8 500 pm.": told apart at the end, as in a note to friends. */
const standsApart = ({ around: { before, after } }: Found): boolean =>
  /[,;] ?$/.test(before) &&
  /^[^a-z]{0,2}(?:per |a |an |\/ ?|p\/)?(?:month|pm|p\.m|hour|hr|h|ph|week|pw|year)\b\W*$/.test(
    after,
  );

/** Words that stand beside nothing but pay. */
const onlyBesidePay = new Clue(
  /\b(?:lpa|super|superannuation|ctc|doe|pro rata|13th cheque|negotiable|for the right (?:person|candidate|fit|one)|haggl\w+|at this level|before you ask|the (?:money|number|figure|bit everyone)|same for everyone|no matter who|take it or leave it)\b/,
);

/** What others earn is not what this job pays. */
const statistics: ReadonlySet<string> = new Set([
  "average",
  "survey",
  "statistics",
  "typically",
  "says",
]);

/** What a figure stands in: its sentence, or a part of a title. Its words are looked at where nothing else has settled what it is. */
export class Part {
  readonly text: string;
  #words: readonly string[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get words(): readonly string[] {
    return (this.#words ??= wordsIn(this.text));
  }
}

/** A title may be made of parts, and so may a line that stands for one. */
export const isInParts = ({ field, text }: Sentence): boolean =>
  field === "title" || (text.includes("|") && /^[^|]{2,80}\|[^|]{2,80}\|/.test(text));

/** "Acme Projects | Lead Writer | $150k". */
export function partAround(text: string, { start, end }: Figure): Part {
  const from = Math.max(text.lastIndexOf("|", start), text.lastIndexOf(" / ", start)) + 1;
  const to = text.indexOf("|", end);
  return new Part(text.slice(from, to === -1 ? text.length : to));
}

/** "R18 500 a month": the period right behind the figure says what it is. */
const hasPeriodAtOnce = ({ around }: Found): boolean =>
  /^[ -]?(?:basic |base |gross |nett? |brut |brutto |netto |ctc |tctc |before tax )?\)? ?(?:\/|per |(?:for )?an?[ -]|each |every |p\/|pro |par |im |por |al )? ?(?:(?:calendar|working|full) )?(?:p[./]?[hdwma]\b|pcm|hour|hr|h\b|uur|stunde|std\b|day|tag|week|wk|woche|month|mth|mo?\b|monat|maand|mes\b|mois|year|yr|annum|annually|jahr|jaar|an\b|ano\b|monthly|hourly|weekly|daily|yearly)/.test(
    around.after,
  );
