import { proseShare } from "#domain/tools/letters/reading/language.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";

/** This many different words make a letter, and this many of I and my make it one about its writer. */
const fullWords = 60;
const fullSelf = 3;

/**
 * How much of a letter there is, from 0 to 1. What a letter must not do (clichés, long sentences) earns its points
 * only so far: an empty page, a recipe or a list of keywords has no clichés either.
 */
export function substanceOf({ tokens }: Letter): number {
  const stems = new Set<string>();
  let self = 0;
  for (const { text, stem } of tokens) {
    if (stems.size < fullWords) stems.add(stem);
    if (/^(?:i(?:'[a-z]{1,2})?|my|me|mine)$/.test(text)) self += 1;
  }
  const prose = (proseShare(tokens, { first: 0, end: tokens.length }) - 0.15) / 0.15;
  return atMostOne(stems.size / fullWords) * atMostOne(self / fullSelf) * atMostOne(prose);
}

const atMostOne = (share: number): number => Math.min(1, Math.max(0, share));
