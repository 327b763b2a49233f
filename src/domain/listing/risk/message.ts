import { wordCount } from "#domain/listing/text/word-count.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";

/** Tricks come as messages that are passed on. A full ad has room for any of their words, two sentences apart and honest. */
const mostWords = 110;

/** Few enough words that all of them are about one thing. */
export function isMessage(sentences: readonly Sentence[]): boolean {
  let words = 0;
  return sentences.every((sentence) => (words += wordCount(sentence)) <= mostWords);
}
