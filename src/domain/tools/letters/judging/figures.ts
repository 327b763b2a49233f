import { changeVerbs, figureVerbs, metrics } from "#domain/tools/letters/lists/claims.ts";
import { proseShare } from "#domain/tools/letters/reading/language.ts";
import { phraseBook, phrasesIn } from "#domain/tools/letters/reading/phrase-book.ts";
import type { ReadText, Sentence } from "#domain/tools/letters/reading/read-text.ts";

/** What a sentence has to show for itself. */
export interface Shown {
  /** The words that are figures of something. */
  readonly figures: readonly number[];
  /** A figure, what was done and what it is a figure of. */
  readonly isResult: boolean;
  /** Where figure, deed and measure stand. */
  readonly first: number;
  readonly end: number;
}

const verbs = phraseBook([[true, changeVerbs]]);
const measures = phraseBook([[true, metrics]]);
const figuresInThemselves = phraseBook([[true, figureVerbs]]);

const numberWords = new Set(
  "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred hundreds thousand thousands million dozen half third quarter twice".split(
    " ",
  ),
);

/** A sentence this short says a number, but not how it came about. */
const shortestResult = 6;

export function shownIn(read: ReadText, sentence: Sentence): Shown {
  const { tokens } = read;
  const written: number[] = [];
  const spoken: number[] = [];
  for (let at = sentence.first; at < sentence.end; at += 1) {
    if (isFigure(read, at)) written.push(at);
    else if (numberWords.has(tokens[at]?.text ?? "") && !isTimeServed(read, at)) spoken.push(at);
  }
  const done = phrasesIn(tokens, sentence, verbs);
  const changed = phrasesIn(tokens, sentence, figuresInThemselves).map(({ first }) => first);
  const measured = phrasesIn(tokens, sentence, measures).filter(
    ({ first }) => !done.some((verb) => verb.first === first),
  );
  const figures = [...written, ...changed, ...spoken].toSorted((a, b) => a - b);
  const isResult =
    figures.length > 0 &&
    done.length > 0 &&
    measured.length > 0 &&
    sentence.words >= shortestResult &&
    proseShare(tokens, sentence) >= 0.15;
  const places = [
    ...figures,
    ...done.map(({ first }) => first),
    ...measured.map(({ end }) => end - 1),
  ];
  return {
    figures: [...written, ...changed],
    isResult,
    first: Math.min(...places, sentence.end - 1),
    end: Math.max(...places, sentence.first) + 1,
  };
}

/** A number that measures something: not a date, a time, a telephone number or the years somebody has worked. */
function isFigure(read: ReadText, at: number): boolean {
  const { tokens, plain } = read;
  const token = tokens[at];
  if (token === undefined || !/^(?:r|us|usd|zar)?\d/.test(token.text)) return false;
  const sign = plain.text.charAt(token.start - 1);
  const next = plain.text.charAt(token.end);
  if (/[$£€]/.test(sign) || /^[a-z]/.test(token.text)) return true;
  if (next === "%") return !(/^1[01]0$/.test(token.text) && isFeeling(tokens[at + 1]?.text));
  if (/^(?:19|20)\d\d$/.test(token.text) || /^(?:\+?0\d|\d{7})/.test(token.text) || sign === "+")
    return false;
  if (
    next === ":" ||
    sign === ":" ||
    next === "/" ||
    sign === "/" ||
    /^\d{1,2}(?:am|pm|st|nd|rd|th)$/.test(token.text)
  )
    return false;
  return (
    !isTimeServed(read, at) &&
    !/^(?:am|pm|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
      tokens[at + 1]?.text ?? "",
    )
  );
}

function isTimeServed({ tokens }: ReadText, at: number): boolean {
  return [1, 2].some((step) => /^(?:years?'?|yrs)$/.test(tokens[at + step]?.text ?? ""));
}

const isFeeling = (word: string | undefined): boolean =>
  word !== undefined &&
  /^(?:commit|dedicat|sure|certain|confident|focus|honest|remote|effort|passion|invest|ready|willing)/.test(
    word,
  );
