import { stemOf } from "./stems.ts";
import { endsSentence, opensQuote, closesQuote } from "./boundaries.ts";
import { placesToFill } from "./places-to-fill.ts";
import { meaningsOf } from "./meanings.ts";

/** A word of a text and what stands before it. */
export interface Word {
  /** As written. */
  readonly text: string;
  /** Small letters, accents folded, without a possessive ending. */
  readonly low: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** The signs between the word before and this one, white space single. A new line stays one. */
  readonly gap: string;
  /** Which sentence it is in, counted from nought. */
  readonly sentence: number;
  /** Inside quotation marks. */
  readonly quoted: boolean;
  /** Inside a place to fill in, such as "[number]". */
  readonly toFill: boolean;
}

/** A text read once, for every rule to look at. */
export interface ReadText {
  readonly text: string;
  readonly words: readonly Word[];
  /** What each word stands for: synonyms and spelled-out abbreviations share a meaning. */
  readonly meanings: readonly string[];
  /** The first letter of each word, in small letters. */
  readonly initials: string;
  /** The index of the first word of each sentence, and one more: the number of words. */
  readonly sentenceStarts: readonly number[];
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Reads the words of a text. Takes time in line with its length. */
export function readText(text: string): ReadText {
  const words: Word[] = [];
  const sentenceStarts: number[] = [];
  const fills = placesToFill(text);
  let fill = 0;
  let end = 0;
  let quoted = false;
  for (const { 0: written, index: start } of text.matchAll(word)) {
    const gap = singleSpaced(text.slice(end, start));
    const before = words.at(-1);
    const startsSentence = before === undefined || endsSentence(before.text, gap, written);
    if (startsSentence) {
      sentenceStarts.push(words.length);
      quoted = false;
    }
    if (quoted && closesQuote(gap)) quoted = false;
    if (opensQuote(gap)) quoted = true;
    while (fill < fills.length && (fills[fill]?.end ?? 0) <= start) fill += 1;
    const toFill = (fills[fill]?.start ?? text.length) <= start;
    const low = lowOf(written);
    end = start + written.length;
    words.push({
      text: written,
      low,
      stem: stemOf(low),
      start,
      end,
      gap,
      sentence: sentenceStarts.length - 1,
      quoted,
      toFill,
    });
  }
  sentenceStarts.push(words.length);
  const initials = words.map(({ low }) => low.charAt(0)).join("");
  return { text, words, meanings: meaningsOf(words), initials, sentenceStarts };
}

const singleSpaced = (gap: string): string =>
  gap === " " || gap === ""
    ? gap
    : gap.replaceAll(/\s+/g, (space) =>
        /[\n\r\u2028\u2029]/.test(space)
          ? /\n[^\S\n]*\r?\n|\u2029/.test(space)
            ? "\n\n"
            : "\n"
          : " ",
      );

function lowOf(written: string): string {
  const plain = /^[a-z\d]+$/i.test(written)
    ? written
    : written.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");
  const low = plain.toLowerCase();
  return low.endsWith("'s") ? low.slice(0, -2) : low;
}
