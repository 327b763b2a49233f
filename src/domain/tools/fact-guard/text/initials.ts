import type { Word } from "./read-text.ts";

/** The first letters of words, in small letters. */
export const initialsOf = (words: readonly Word[]): string =>
  words.map(({ low }) => low.charAt(0)).join("");

/** The initials of every few words in a row. */
export function initialsIn(words: readonly Word[]): Set<string> {
  const found = new Set<string>();
  for (const at of words.keys())
    for (let length = 3; length <= 5; length += 1)
      if (at + length <= words.length) found.add(initialsOf(words.slice(at, at + length)));
  return found;
}
