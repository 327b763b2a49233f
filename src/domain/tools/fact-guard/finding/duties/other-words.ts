import { joiningWords, softNouns } from "../../vocabulary/everyday-words.ts";
import type { Asking } from "../asking.ts";

const mostWords = 10;
const enough = 2;

/**
 * "gathered feedback from 20 teachers on the app": the words after an object, where the member tells of most of them in
 * one sentence. The object is then another name for what they tell.
 */
export function isToldInOtherWords({ read, known, isBorneOut }: Asking, from: number): boolean {
  const { words, meanings } = read;
  const shared = new Map<number, number>();
  let figures = 0;
  let told = 0;
  for (let at = from; at < from + mostWords; at += 1) {
    const word = words[at];
    if (word === undefined || word.sentence !== words[from]?.sentence) break;
    if (/[,;:(]/.test(word.gap) || /^(?:and|or|while|i|we)$/.test(word.low)) break;
    if (isBorneOut(at)) figures = 1;
    if (isBorneOut(at) || joiningWords.has(word.low) || softNouns.has(word.stem)) continue;
    told += 1;
    for (const sentence of known.sentencesOf.get(meanings[at] ?? "") ?? [])
      shared.set(sentence, (shared.get(sentence) ?? 0) + 1);
  }
  const most = Math.max(0, ...shared.values());
  return most > 0 && most + figures >= enough && most * 2 >= told;
}
