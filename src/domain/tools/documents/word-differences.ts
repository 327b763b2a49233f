import { commonWords } from "./common-words.ts";

/** A piece of one of two texts: in both of them, or in this one alone. */
export interface ComparedPiece {
  readonly text: string;
  readonly isOnlyHere: boolean;
  /** The AI added it: the member's own text does not bear it out. */
  readonly isUnsupported?: true;
}

/** A text with the places in it that are marked. */
export interface TextWithMarks {
  readonly text: string;
  readonly marks: readonly { readonly start: number; readonly end: number }[];
}

export interface ComparedText {
  readonly pieces: readonly ComparedPiece[];
  /** How many words of it the other text has not. */
  readonly wordsOnlyHere: number;
}

/** Two texts word by word. Gaps between words count for nothing; signs count as signs. */
export function wordDifferences(
  one: TextWithMarks,
  other: TextWithMarks,
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
  readonly isUnsupported: boolean;
}

/** Words with their hyphens and apostrophes, and every other sign by itself. */
const wordsOf = ({ text, marks }: TextWithMarks): Word[] =>
  [...text.trimEnd().matchAll(/([\p{L}\p{M}\p{N}'’-]+|[^\s\p{L}\p{M}\p{N}'’-])(\s*)/gu)].map(
    ({ 1: word = "", 2: gap = "", index }) => ({
      word,
      gap,
      isUnsupported: marks.some(({ start, end }) => index < end && index + word.length > start),
    }),
  );

function comparedText(words: readonly Word[], common: ReadonlySet<number>): ComparedText {
  const pieces: { text: string; isOnlyHere: boolean; isUnsupported?: true }[] = [];
  const add = (text: string, isOnlyHere: boolean, isUnsupported: boolean) => {
    const last = pieces.at(-1);
    if (last?.isOnlyHere === isOnlyHere && (last.isUnsupported === true) === isUnsupported)
      last.text += text;
    else if (text !== "")
      pieces.push({ text, isOnlyHere, ...(isUnsupported && { isUnsupported }) });
  };
  let wordsOnlyHere = 0;
  for (const [at, { word, gap, isUnsupported }] of words.entries()) {
    const isOnlyHere = !common.has(at);
    add(word, isOnlyHere, isUnsupported);
    if (isOnlyHere && /[\p{L}\p{N}]/u.test(word)) wordsOnlyHere += 1;
    // Between two words that are both only here the gap is too; at the edge it belongs to neither.
    const next = words[at + 1];
    add(
      gap,
      isOnlyHere && next !== undefined && !common.has(at + 1),
      isUnsupported && next?.isUnsupported === true,
    );
  }
  return { pieces, wordsOnlyHere };
}
