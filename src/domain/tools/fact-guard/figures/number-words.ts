import { multiples, smallNumbers, tens } from "./number-names.ts";
import type { Word } from "../text/read-text.ts";

interface Named {
  readonly value: number;
  readonly last: number;
}

/** Reads "twenty-five", "a hundred and fifty", "half a million", "a dozen", "two and a half" from a word on. */
export function readNumberWords(words: readonly Word[], at: number): Named | null {
  const low = words[at]?.low ?? "";
  if (low === "a" || low === "an" || low === "half") return readArticle(words, at);
  if (low === "couple" || low === "pair") return { value: 2, last: at };
  if (!smallNumbers.has(low) && !tens.has(low) && low !== "dozen") return null;
  return low === "dozen" ? { value: 12, last: at } : readSum(words, at, 0);
}

/** "a hundred", "a million", "a dozen", "half a million", "a couple". */
function readArticle(words: readonly Word[], at: number): Named | null {
  const isHalf = words[at]?.low === "half";
  // "a quarter of a million".
  if (
    words[at + 1]?.low === "quarter" &&
    words[at + 2]?.low === "of" &&
    words[at + 3]?.low === "a"
  ) {
    const whole = multiples.get(words[at + 4]?.low ?? "");
    return whole === undefined ? null : { value: whole / 4, last: at + 4 };
  }
  const noun = isHalf && words[at + 1]?.low === "a" ? at + 2 : at + 1;
  const low = words[noun]?.low ?? "";
  if (low === "couple" || low === "pair") return isHalf ? null : { value: 2, last: noun };
  if (low.length < 5) return null;
  const multiple = multiples.get(low);
  if (multiple === undefined || (isHalf && noun === at + 1 && low !== "dozen")) return null;
  if (isHalf) return { value: multiple / 2, last: noun };
  return low === "dozen" ? { value: 12, last: noun } : readSum(words, noun, 1);
}

/** Adds up number words as far as they go. `started` is what an article before stands for. */
function readSum(words: readonly Word[], at: number, started: number): Named {
  let [total, part, last] = [0, started, at - 1];
  for (let next = at; next < words.length && next < at + 10; next += 1) {
    const word = words[next];
    if (word === undefined || (next > at && !/^[ -]?$/.test(word.gap))) break;
    const small = smallNumbers.get(word.low) ?? tens.get(word.low);
    const multiple = word.low.length < 5 ? undefined : multiples.get(word.low);
    if (small !== undefined) {
      if (!goesAfter(part, small)) break;
      part += small;
    } else if (multiple === 100 || multiple === 12) part = (part === 0 ? 1 : part) * multiple;
    else if (multiple !== undefined) {
      total += (part === 0 ? 1 : part) * multiple;
      part = 0;
    } else if (word.low === "and" && goesOn(words, next)) {
      if (words[next + 1]?.low === "a") return { value: total + part + 0.5, last: next + 2 };
      continue;
    } else break;
    last = next;
  }
  return { value: total + part, last: Math.max(last, at) };
}

/** "twenty three" is one figure, "two three" are two. */
const goesAfter = (part: number, small: number): boolean =>
  part % 100 === 0 || (part % 10 === 0 && part % 100 >= 20 && small < 10);

/** "a hundred and fifty" and "two and a half" go on; "two and three" do not. */
function goesOn(words: readonly Word[], and: number): boolean {
  const [before, after, afterThat] = [words[and - 1], words[and + 1], words[and + 2]];
  if (after?.low === "a" && afterThat?.low === "half") return true;
  const isLarge = before !== undefined && before.low.length > 4 && multiples.has(before.low);
  return (
    isLarge &&
    before.low !== "dozen" &&
    (smallNumbers.has(after?.low ?? "") || tens.has(after?.low ?? ""))
  );
}
