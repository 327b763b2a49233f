import { stemOf } from "./stems.ts";
import type { Word } from "./read-text.ts";

interface FoundPhrase {
  readonly name: string;
  /** In words. */
  readonly length: number;
}

interface Phrase {
  readonly words: readonly string[];
  readonly name: string;
}

/** Looks for the longest of many phrases at a word. */
export type PhraseFinder = (words: readonly Word[], at: number) => FoundPhrase | null;

/** What may stand between the words of a phrase: "e-commerce", "A/B testing", "B.Com", "Marks & Spencer". */
const holdsTogether = /^(?: |[-‐‑–./&+'’]| ?& ?)?$/;

/** The words of a phrase as texts are read, in small letters. */
export const wordsOfPhrase = (phrase: string): string[] =>
  phrase.toLowerCase().match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];

/**
 * Makes a finder from pairs of a phrase and the name it goes by. Capitals need not fit; with "stem" the forms of a
 * word are one, as in "landing page" and "landing pages".
 */
export function phraseFinder(
  pairs: Iterable<readonly [phrase: string, name: string]>,
  by: "low" | "stem" = "low",
): PhraseFinder {
  const byFirst = new Map<string, Phrase[]>();
  for (const [phrase, name] of pairs) {
    const words = wordsOfPhrase(phrase).map((low) => (by === "stem" ? stemOf(low) : low));
    const [first] = words;
    if (first === undefined) continue;
    const sharing = byFirst.get(first);
    if (sharing === undefined) byFirst.set(first, [{ words, name }]);
    else sharing.push({ words, name });
  }
  for (const sharing of byFirst.values()) sharing.sort((a, b) => b.words.length - a.words.length);
  return (words, at) => {
    const first = words[at];
    if (first === undefined) return null;
    const fitting = byFirst.get(first[by])?.find((phrase) => fits(phrase, words, at, by));
    return fitting === undefined ? null : { name: fitting.name, length: fitting.words.length };
  };
}

function fits(phrase: Phrase, words: readonly Word[], at: number, by: "low" | "stem"): boolean {
  return phrase.words.every((expected, offset) => {
    const word = words[at + offset];
    if (word === undefined || word[by] !== expected) return false;
    return offset === 0 || holdsTogether.test(word.gap);
  });
}
