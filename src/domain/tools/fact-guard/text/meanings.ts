import { stemsAlike } from "../vocabulary/meanings/same-meaning.ts";
import { phrasesAlike } from "../vocabulary/meanings/same-phrases.ts";
import { phraseFinder } from "./phrases.ts";
import type { Word } from "./read-text.ts";

const phrases = phraseFinder(phrasesAlike, "stem");

/** What each word stands for. The words of a known phrase stand for it together. */
export function meaningsOf(words: readonly Word[]): string[] {
  const meanings = words.map(({ stem }) => stemsAlike.get(stem) ?? stem);
  for (let at = 0; at < words.length; at += 1) {
    const found = phrases(words, at);
    if (found === null) continue;
    for (let part = at; part < at + found.length; part += 1) meanings[part] = found.name;
    at += found.length - 1;
  }
  return meanings;
}
