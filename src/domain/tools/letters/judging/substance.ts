import { proseShare } from "#domain/tools/letters/reading/language.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";
import { isNumberPile, type Shown } from "./figures.ts";

/** This many different words make a letter, and this many of I and my make it one about its writer. */
const fullWords = 60;
const fullSelf = 3;
/** A list of keywords has fewer small words than this, a letter twice as many. */
const listProse = 0.15;
/** What is left when most of it is numbers, or is the ad's own text. */
const leftOfPile = 0.4;
const mostCopied = 0.4;

/** How much of a letter there is, from 0 to 1, and what is wanting. */
export interface Substance {
  readonly share: number;
  readonly reason: string;
}

/**
 * What a letter must not do (clichés, long sentences) earns its points only as far as there is a letter: an empty
 * page, a recipe or a list of keywords has no clichés either.
 */
export function substanceOf(
  letter: Letter,
  shown: readonly Shown[],
  copiedShare: number,
): Substance {
  const { tokens, words } = letter;
  const stems = new Set<string>();
  let self = 0;
  for (const { text, stem } of tokens) {
    if (stems.size < fullWords) stems.add(stem);
    if (/^(?:i(?:'[a-z]{1,2})?|my|me|mine)$/.test(text)) self += 1;
  }
  const figures = shown.reduce((sum, each) => sum + each.figures.length, 0);
  const prose = atMostOne(
    (proseShare(tokens, { first: 0, end: tokens.length }) - listProse) / listProse,
  );
  const size = atMostOne(stems.size / fullWords) * atMostOne(self / fullSelf) * prose;
  if (copiedShare > mostCopied)
    return {
      share: size * leftOfPile,
      reason: "Most of it is the ad's own text, so these count only in part.",
    };
  if (isNumberPile(figures, words))
    return {
      share: size * leftOfPile,
      reason: "Most of it is bare numbers, so these count only in part.",
    };
  if (words === 0) return { share: 0, reason: "Nothing is written yet." };
  return {
    share: size,
    reason:
      prose < 1
        ? "Much of it is a list rather than sentences, so these count only in part."
        : "There is too little of a letter yet to earn all of these.",
  };
}

const atMostOne = (share: number): number => Math.min(1, Math.max(0, share));
