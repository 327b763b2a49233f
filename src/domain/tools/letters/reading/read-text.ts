import { originOf, plainText, type PlainText } from "#domain/listing/text/plain-text.ts";
import type { Span } from "#domain/tools/letters/letter-check.ts";
import { sentenceEnds } from "./sentence-ends.ts";
import { tokensOf, type Token } from "./word-tokens.ts";

/** The words from `first` up to, but not including, `end`. */
export interface Sentence {
  readonly first: number;
  readonly end: number;
  /** As somebody counts: `fast-paced` is one. */
  readonly words: number;
}

/** A letter or an ad taken apart once, for all rules to read. */
export interface ReadText {
  readonly source: string;
  readonly plain: PlainText;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  readonly words: number;
}

/** A line of a letter from this length on was broken by a program, not by its writer. */
export const wrappedLetterLine = 60;

export function readText(source: string, shortestWrapped = Infinity): ReadText {
  const plain = plainText(source);
  const tokens = tokensOf(plain.text);
  const sentences: Sentence[] = [];
  let words = 0;
  let first = 0;
  for (const at of sentenceEnds(plain, shortestWrapped)) {
    let end = first;
    let counted = 0;
    for (let token = tokens[end]; token !== undefined && token.start < at; token = tokens[end]) {
      if (!token.isJoined) counted += 1;
      end += 1;
    }
    if (end > first) sentences.push({ first, end, words: Math.max(counted, 1) });
    words += counted;
    first = end;
  }
  return { source, plain, tokens, sentences, words };
}

/** Where words stand in the text as it was given, with the marks of their last letter and the signs of a figure. */
export function spanOf({ source, plain, tokens }: ReadText, first: number, end: number): Span {
  const from = tokens[first];
  const to = tokens[end - 1];
  if (from === undefined || to === undefined) return { start: 0, end: 0 };
  const start = originOf(plain, from.start);
  const last = endOfLetter(source, originOf(plain, to.end - 1));
  return {
    start: start - Number(/^[$£€]\d/.test(source.slice(Math.max(0, start - 1), start + 1))),
    end: last + Number(/^\d%/.test(source.slice(last - 1, last + 1))),
  };
}

/** A sentence with the sign it ends in. */
export function sentenceSpan(read: ReadText, { first, end }: Sentence): Span {
  const { start, end: last } = spanOf(read, first, end);
  const signs =
    /^[)\]"'”’]{0,3}[.!?]{0,3}["'”’]?/.exec(read.source.slice(last, last + 8))?.[0] ?? "";
  return { start, end: last + signs.length };
}

/** The last letter may be an entity, or be followed by marks that belong to it. */
function endOfLetter(source: string, at: number): number {
  const rest = source.slice(at, at + 16);
  const entity = /^&(?:#\w{1,8}|[a-z]{2,8});/i.exec(rest)?.[0];
  if (entity !== undefined) return at + entity.length;
  return at + 1 + (/^\p{Mn}{1,12}/u.exec(rest.slice(1))?.[0].length ?? 0);
}
