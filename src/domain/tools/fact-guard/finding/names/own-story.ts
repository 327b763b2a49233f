import type { ReadText, Word } from "../../text/read-text.ts";
import { titleHeads } from "../../vocabulary/title-parts.ts";
import { isVerbForm } from "../duties/verb-forms.ts";

/** Whether the sentence has told of the member's own work before a word: "I use", "we built", or a bullet's verb. */
export function isInOwnStory(words: readonly Word[], at: number): boolean {
  const sentence = words[at]?.sentence;
  for (let back = at - 1; back >= Math.max(0, at - 15); back -= 1) {
    const word = words[back];
    if (word === undefined || word.sentence !== sentence) return false;
    const form = isVerbForm(word);
    if (form === null) continue;
    const before = words[back - 1];
    const isFirst = before?.sentence !== sentence;
    if (/^(?:i|we|i've|have|and|also)$/.test(before?.low ?? "") && !isFirst)
      return form !== "doing";
    if (isFirst) return form === "past";
  }
  return false;
}

/** "a growth marketer at Acme", "at Acme I wrote": somebody there. "The team at Acme" is not the member. */
export function isOfSomebodyAt(read: ReadText, first: number): boolean {
  const { words } = read;
  if (!/^(?:at|of|with|for|by|from)$/.test(words[first - 1]?.low ?? "")) return false;
  if (titleHeads.has(words[first - 2]?.low ?? "")) return true;
  return words
    .slice(first + 1, first + 4)
    .some(({ low }, offset) => /^(?:i|we|my)$/.test(low) && isWork(words[first + 2 + offset]));
}

const isWork = (word: Word | undefined): boolean =>
  word !== undefined && (isVerbForm(word) === "past" || /[^e]ed$/.test(word.low));
