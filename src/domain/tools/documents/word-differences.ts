import { commonWords } from "./common-words.ts";

/** A piece of one of two texts: in both of them, or in this one alone. */
export interface ComparedPiece {
  readonly text: string;
  readonly isOnlyHere: boolean;
}

export interface ComparedText {
  readonly pieces: readonly ComparedPiece[];
  /** How many words of it the other text has not. */
  readonly wordsOnlyHere: number;
}

/** Two texts word by word. Gaps between words count for nothing; signs count as signs. */
export function wordDifferences(
  one: string,
  other: string,
): { readonly one: ComparedText; readonly other: ComparedText } {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const common = commonWords(
    left.map(({ word }) => word),
    right.map(({ word }) => word),
  );
  return {
    one: comparedText(left, new Set(common.map(([at]) => at))),
    other: comparedText(right, new Set(common.map(([, at]) => at))),
  };
}

interface Word {
  readonly word: string;
  /** The gap behind it. */
  readonly gap: string;
}

/** Words with their hyphens and apostrophes, and every other sign by itself. */
const wordsOf = (text: string): Word[] =>
  [...text.trim().matchAll(/([\p{L}\p{M}\p{N}'’-]+|[^\s\p{L}\p{M}\p{N}'’-])(\s*)/gu)].map(
    ([, word = "", gap = ""]) => ({ word, gap }),
  );

function comparedText(words: readonly Word[], common: ReadonlySet<number>): ComparedText {
  const pieces: { text: string; isOnlyHere: boolean }[] = [];
  const add = (text: string, isOnlyHere: boolean) => {
    const last = pieces.at(-1);
    if (last?.isOnlyHere === isOnlyHere) last.text += text;
    else if (text !== "") pieces.push({ text, isOnlyHere });
  };
  let wordsOnlyHere = 0;
  for (const [at, { word, gap }] of words.entries()) {
    const isOnlyHere = !common.has(at);
    add(word, isOnlyHere);
    if (isOnlyHere && /[\p{L}\p{N}]/u.test(word)) wordsOnlyHere += 1;
    // Between two words that are both only here the gap is too; at the edge it belongs to neither.
    add(gap, isOnlyHere && at + 1 < words.length && !common.has(at + 1));
  }
  return { pieces, wordsOnlyHere };
}
