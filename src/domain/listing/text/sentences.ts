import type { Evidence, Field } from "#domain/listing/posting.ts";
import { originOf, plainText, type PlainText } from "./plain-text.ts";
import { meantAt } from "./repair/garbled.ts";
import { lostBreaks } from "./repair/lost-breaks.ts";

/** A sentence, a bullet, a heading: what a rule reads at a time. */
export interface Sentence {
  readonly field: Field;
  /** Lower case, accents folded, white space single. Never longer than `longestSentence`. */
  readonly text: string;
  /** Where it starts in the text it is from. */
  readonly start: number;
  readonly from: PlainText;
  /** What was worked out of it so far, for `oncePerSentence` alone. */
  readonly kept: unknown[];
}

/** The same place in a posting, read as other words. */
export const withText = (sentence: Sentence, text: string): Sentence => ({
  ...sentence,
  text,
  kept: nothingKept.slice(),
});

/** A place for each of them, as every sentence begins. */
const nothingKept: unknown[] = [];

/** Something that is worked out of a sentence once, whoever asks for it and however often. */
export function oncePerSentence<Result extends object | number>(
  work: (sentence: Sentence) => Result,
): (sentence: Sentence) => Result {
  const kind = nothingKept.push(undefined) - 1;
  return (sentence) => {
    // Only this work writes to this place.
    const known = sentence.kept[kind] as Result | undefined;
    if (known !== undefined) return known;
    const fresh = work(sentence);
    sentence.kept[kind] = fresh;
    return fresh;
  };
}

/** No rule ever looks at more than this at once, so reading a text takes time in line with its length. */
export const longestSentence = 600;

const longestQuote = 280;

/** The sentences of a text. Their order never matters to a rule. */
export function sentencesOf(source: string, field: Field): Sentence[] {
  const from = plainText(source, { ...lostBreaks(source), meantAt });
  const sentences: Sentence[] = [];
  let start = 0;
  const endAt = (end: number): void => {
    for (let piece = start; piece < end; piece += longestSentence) {
      const pieceEnd = Math.min(end, piece + longestSentence);
      const text = from.text.slice(piece, pieceEnd);
      if (text.trim() === "") continue;
      sentences.push({
        field,
        text,
        start: piece,
        from,
        kept: nothingKept.slice(),
      });
    }
    start = end;
  };
  everyEnd.lastIndex = 0;
  while (everyEnd.test(from.text)) {
    if (endsSentence(from.text, everyEnd.lastIndex - 1)) endAt(everyEnd.lastIndex);
  }
  endAt(from.text.length);
  return sentences;
}

const everyEnd = /[\n.!?;]/g;
const lineEnd = 10;

/** Words that end in a full stop of their own. */
const abbreviations = new Set(
  "a.m approx apr aug co corp dec dept dr e.g eg est etc excl feb i.e ie inc incl jan jr ltd max min mr mrs ms no nov oct p.a p.m pvt rs sept sr st u.k u.s u.s.a vs".split(
    " ",
  ),
);

/** What comes after the dot in a name of a file or a site. */
const dotted =
  /^(?:com|net|org|io|co|ai|js|app|dev|gov|edu|me|us|uk|za|de|eu|html?|php|pdf|docx?|ts|net)\b/;

const closing = new Set(')]"%');

function endsSentence(text: string, at: number): boolean {
  if (text[at] !== ".") return true;
  // The end of the line ends it.
  if (text.charCodeAt(at + 1) === lineEnd) return false;
  const next = text.slice(at + 1, at + 6);
  const before = text.slice(startOfWord(text, at), at);
  if (next === "" || next.startsWith(" ")) {
    // "In Germany (see below). You", "3 days p/w. You", "Ndlovu's. You": none is an abbreviation with its dot.
    if (before.length > 1) return !abbreviations.has(before);
    return (
      closing.has(text.charAt(at - 1)) || (before !== "" && "/'".includes(text.charAt(at - 2)))
    );
  }
  // An address is one word, however many dots it has.
  if (/^[^ \n]{0,60}?[@/]/.test(text.slice(at + 1, at + 62))) return false;
  // A lost space after a full stop. Numbers, initials and addresses have no space there either.
  return /[a-z]{3}$/.test(before) && /^[a-z]{3}/.test(next) && !dotted.test(next);
}

/** Where the letters, figures and dots before a place begin; no further back than an abbreviation is long. */
function startOfWord(text: string, at: number): number {
  let start = at;
  while (start > 0 && start > at - 8 && isOfWord(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

const isOfWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 46;

/** The sentence as it was written; of a long one the part around the match. */
export function quote(sentence: Sentence, from = 0, to = sentence.text.length): Evidence {
  const { text } = sentence;
  let [start, end] = [0, text.length];
  if (end > longestQuote) {
    start = from < longestQuote / 2 ? 0 : wordEdge(text, from - longestQuote / 4);
    end = Math.max(to, Math.min(text.length, wordEdge(text, start + longestQuote)));
  }
  while (start < end && bullets.has(text.charAt(start))) start += 1;
  while (end > start && spaces.has(text.charAt(end - 1))) end -= 1;
  return { field: sentence.field, quote: sourceOf(sentence, start, end) };
}

/** All the white space that plain text has. */
const spaces = new Set(" \n");
const bullets = new Set(" \n*#>-");

/** Exactly the matched words as they were written. */
export const exactQuote = (sentence: Sentence, from: number, to: number): Evidence => ({
  field: sentence.field,
  quote: sourceOf(sentence, from, to),
});

function sourceOf({ from, start }: Sentence, first: number, end: number): string {
  const firstAt = originOf(from, start + first);
  const lastAt = originOf(from, start + end - 1);
  const endAt = lastAt + (entityAt(from.source, lastAt)?.length ?? 1);
  return from.source.slice(wholeFrom(from.source, firstAt), wholeTo(from.source, endAt));
}

/** Emoji and ornate letters are pairs, and half of one is no text: a database refuses it. */
const isPair = (source: string, at: number): boolean => (source.codePointAt(at - 1) ?? 0) > 0xff_ff;
const wholeFrom = (source: string, at: number): number =>
  at > 0 && isPair(source, at) ? at - 1 : at;
const wholeTo = (source: string, at: number): number =>
  at > 0 && isPair(source, at) ? at + 1 : at;

/** The last letter may stand for a whole entity. */
const entityAt = (source: string, at: number): string | undefined =>
  source[at] === "&"
    ? /^&(?:#\w{1,8}|[a-z]{2,8});/i.exec(source.slice(at, at + 12))?.[0]
    : undefined;

function wordEdge(text: string, near: number): number {
  const at = text.indexOf(" ", Math.max(0, Math.floor(near)));
  return at === -1 ? text.length : at;
}
