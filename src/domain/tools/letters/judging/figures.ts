import {
  deedVerbs,
  figureVerbs,
  metrics,
  outcomeVerbs,
} from "#domain/tools/letters/lists/claims.ts";
import { proseShare } from "#domain/tools/letters/reading/language.ts";
import { phraseBook, phrasesIn } from "#domain/tools/letters/reading/phrase-book.ts";
import { inflectionStem } from "#domain/tools/letters/reading/stems.ts";
import type { ReadText, Sentence } from "#domain/tools/letters/reading/read-text.ts";

/** What a sentence has to show for itself. */
export interface Shown {
  /** The words that are figures of something. */
  readonly figures: readonly number[];
  /** A figure, what it measures, and how it changed. */
  readonly isResult: boolean;
  /** A figure and what was done with it: less than a result. */
  readonly isDeed: boolean;
  /** Where figure, verb and measure stand. */
  readonly first: number;
  readonly end: number;
}

const verbs = phraseBook([
  ["outcome", outcomeVerbs],
  ["deed", deedVerbs],
] as const);
const measures = phraseBook([[true, metrics]]);
const figuresInThemselves = new Set(figureVerbs.split(", ").map(inflectionStem));

const numberWords = new Set(
  "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred hundreds thousand thousands million dozen half third quarter fifth twice".split(
    " ",
  ),
);

/** A sentence this short says a number, but not how it came about. */
const shortestResult = 6;
const leastProse = 0.15;

/** Numbers in more than one word of twelve are a pile, not an account. */
const mostFigures = 1 / 12;
const fewestInPile = 9;

export const isNumberPile = (figures: number, words: number): boolean =>
  figures >= fewestInPile && figures > words * mostFigures;

export function shownIn(read: ReadText, sentence: Sentence): Shown {
  const { tokens } = read;
  const figures: number[] = [];
  const spoken: number[] = [];
  for (let at = sentence.first; at < sentence.end; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isFigure(read, at) || figuresInThemselves.has(token.stem)) figures.push(at);
    else if (numberWords.has(token.text) && !isTimeServed(read, at)) spoken.push(at);
  }
  const done = phrasesIn(tokens, sentence, verbs);
  const outcomes = new Set([
    ...done.filter(({ meaning }) => meaning === "outcome").map(({ first }) => first),
    ...figures.filter((at) => isComparison(read, at)),
  ]);
  const measured = [
    ...phrasesIn(tokens, sentence, measures)
      .filter(({ first }) => !outcomes.has(first))
      .flatMap(({ first, end }) => [first, end - 1]),
    ...figures.filter((at) => isMoney(read, at) || isFromTo(read, at)),
  ];
  const isSaid =
    figures.length + spoken.length > 0 &&
    sentence.words >= shortestResult &&
    proseShare(tokens, sentence) >= leastProse;
  const counted = [...figures, ...(outcomes.size > 0 ? spoken : [])];
  const isResult = isSaid && counted.length > 0 && outcomes.size > 0 && measured.length > 0;
  const places = [...counted, ...outcomes, ...measured];
  return {
    figures,
    isResult,
    isDeed: isSaid && figures.length > 0 && done.length > 0,
    first: places.reduce((least, place) => Math.min(least, place), sentence.end - 1),
    end: places.reduce((most, place) => Math.max(most, place), sentence.first) + 1,
  };
}

/** "From 8,000 to 46,000", "160 more", "down 28%". */
function isComparison(read: ReadText, at: number): boolean {
  const { tokens } = read;
  if (/^(?:more|fewer|less|higher|lower|times)$/.test(tokens[at + 1]?.text ?? "")) return true;
  return /^(?:down|up)$/.test(tokens[at - 1]?.text ?? "") || isFromTo(read, at);
}

const isFromTo = ({ tokens }: ReadText, at: number): boolean =>
  tokens[at - 1]?.text === "from" && [1, 2].some((step) => tokens[at + step]?.text === "to");

const isMoney = ({ tokens, plain }: ReadText, at: number): boolean => {
  const token = tokens[at];
  return (
    token !== undefined &&
    (/^(?:r|us|usd|zar)\d/.test(token.text) || /[$£€]/.test(plain.text.charAt(token.start - 1)))
  );
};

/** A number that measures something: not a date, a time, a telephone number or the years somebody has worked. */
function isFigure(read: ReadText, at: number): boolean {
  const { tokens, plain } = read;
  const token = tokens[at];
  if (token === undefined || !/^(?:r|us|usd|zar)?\d/.test(token.text)) return false;
  if (isMoney(read, at)) return true;
  const after = tokens[at + 1]?.text ?? "";
  const [before, next] = [plain.text.charAt(token.start - 1), plain.text.charAt(token.end)];
  if (next === "%") return !(/^1[01]0$/.test(token.text) && feeling.test(after));
  if (dateOrTime.test(token.text) || /[:/+]/.test(before + next) || month.test(after)) return false;
  return !isTimeServed(read, at) && !isTelephone(read, at);
}

const dateOrTime = /^(?:(?:19|20)\d\d|\d{1,2}(?:am|pm|st|nd|rd|th))$/;
const month =
  /^(?:am|pm|january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** What people give a hundred per cent of. */
const feeling =
  /^(?:commit|dedicat|sure|certain|confident|focus|honest|remote|effort|passion|invest|ready|willing)/;

/** Many figures at once, or in a group that began with a nought. */
const isTelephone = ({ tokens }: ReadText, at: number): boolean =>
  /^\d{7}/.test(tokens[at]?.text ?? "") ||
  [0, 1, 2].some((step) => /^0\d{1,2}$/.test(tokens[at - step]?.text ?? ""));

function isTimeServed({ tokens }: ReadText, at: number): boolean {
  return [1, 2].some((step) => /^(?:years?'?|yrs)$/.test(tokens[at + step]?.text ?? ""));
}
