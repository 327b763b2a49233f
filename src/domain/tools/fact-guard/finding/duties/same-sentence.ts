import {
  colourWords,
  emptyNouns,
  joiningWords,
  softNouns,
} from "../../vocabulary/everyday-words.ts";
import { peopleWords } from "../../vocabulary/people.ts";
import type { Asking } from "../asking.ts";
import { isVerbForm } from "./verb-forms.ts";

const mostWords = 12;

/**
 * "presented findings to regional managers": one word is strange, but the others stand together in one sentence of the
 * member's. That is another wording of it, not another duty.
 */
export function isFromOneSentence(
  { read, known, isBorneOut }: Asking,
  from: number,
  objectEnd: number,
): boolean {
  const { words, meanings } = read;
  const shared = new Map<number, number>();
  const counted = new Set<string>();
  let strange = 0;
  let isObjectStrange = true;
  for (let at = from; at < from + mostWords; at += 1) {
    const word = words[at];
    if (word === undefined || word.sentence !== words[from]?.sentence) break;
    if (at > from && (/[,;:(–—•]/.test(word.gap) || word.low === "and" || word.low === "which"))
      break;
    const { low, stem } = word;
    if (joiningWords.has(low) || colourWords.has(low) || low.endsWith("ly") || low.length < 2)
      continue;
    const meaning = meanings[at] ?? stem;
    if (counted.has(meaning) || (emptyNouns.has(stem) && !isBorneOut(at))) continue;
    if (at > from && isVerbForm(word) === "past") break;
    counted.add(meaning);
    const places = known.sentencesOf.get(meaning) ?? [];
    if (places.length === 0) strange += 1;
    if (softNouns.has(stem) && !peopleWords.has(low)) continue;
    if (at <= objectEnd && places.length > 0) isObjectStrange = false;
    for (const place of places) shared.set(place, (shared.get(place) ?? 0) + 1);
  }
  return strange <= 1 && Math.max(0, ...shared.values()) >= (isObjectStrange ? 3 : 2);
}
