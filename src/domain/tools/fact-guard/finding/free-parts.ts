import type { ReadText } from "../text/read-text.ts";
import { joiningWords } from "../vocabulary/everyday-words.ts";
import type { Asking } from "./asking.ts";
import type { Claim } from "./claim.ts";

/**
 * What is left of a claim around the words that other rules have taken, without loose joining words. A single word
 * beside one that is marked already says nothing more.
 */
export function freeParts(claim: Claim, { read, isFree, isBorneOut }: Asking): Claim[] {
  const parts: Claim[] = [];
  let first = claim.first;
  let isMarked = false;
  for (let at = claim.first; at <= claim.last + 1; at += 1) {
    if (at <= claim.last && isFree(at)) continue;
    isMarked ||= at <= claim.last && !isBorneOut(at);
    const part = trimmed({ ...claim, first, last: at - 1 }, read.words);
    if (part !== null) parts.push(part);
    first = at + 1;
  }
  return isMarked ? parts.filter((part) => part.last > part.first) : parts;
}

function trimmed(claim: Claim, words: ReadText["words"]): Claim | null {
  let { first, last } = claim;
  const isLoose = (at: number): boolean => joiningWords.has(words[at]?.low ?? "");
  while (first <= last && isLoose(first)) first += 1;
  while (last >= first && isLoose(last)) last -= 1;
  if (first > last) return null;
  return { ...claim, first, last, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 };
}
