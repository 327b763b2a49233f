import { inflectionStem } from "./stems.ts";

/** A word or a figure of the text as rules read it. */
export interface Token {
  readonly text: string;
  readonly stem: string;
  /** Where it stands in the plain text. */
  readonly start: number;
  readonly end: number;
  /** Behind a hyphen, as `paced` in `fast-paced`: a word of its own to a rule, but not to somebody who counts. */
  readonly isJoined: boolean;
  /** Nothing but spaces, quotes, hyphens or the point of a name stand between it and the one before: both can be part of one phrase. */
  readonly followsOn: boolean;
}

/** Reads letters and figures; an apostrophe inside a word and a point inside a figure belong to it. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  let at = 0;
  while (at < text.length) {
    if (!isInside(text, at)) {
      at += 1;
      continue;
    }
    const start = at;
    at = endOfWord(text, start);
    const word = text.slice(start, at);
    tokens.push({
      text: word,
      stem: inflectionStem(word),
      start,
      end: at,
      isJoined: start > 1 && text[start - 1] === "-" && last === start - 1,
      followsOn: isPhraseGap(text, last, start),
    });
    last = at;
  }
  return tokens;
}

function isPhraseGap(text: string, start: number, end: number): boolean {
  if (end - start === 1 && text.charCodeAt(start) === 32) return true;
  return end - start < 4 && /^(?:[\s"'/-]*|\.)$/.test(text.slice(start, end));
}

function endOfWord(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length) {
    if (isInside(text, end)) end += 1;
    else if (belongsInside(text, end)) end += 2;
    else break;
  }
  return end;
}

function belongsInside(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 39) return isLetter(text, at - 1) && isLetter(text, at + 1);
  return (code === 44 || code === 46) && isFigure(text, at - 1) && isFigure(text, at + 1);
}

const isInside = (text: string, at: number): boolean => isFigure(text, at) || isLetter(text, at);

function isFigure(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return code >= 97 && code <= 122;
  return /\p{L}/u.test(text.charAt(at));
}
