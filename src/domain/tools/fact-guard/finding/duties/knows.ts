import { stemsAlike } from "../../vocabulary/meanings/same-meaning.ts";
import { stemOf } from "../../text/stems.ts";
import type { Word } from "../../text/read-text.ts";
import type { Asking } from "../asking.ts";
import type { Known } from "../known.ts";

/** A word by itself, or as part of one that others write apart: "start-up", "startup". */
export function knows(asking: Asking, at: number): boolean {
  const { read, known } = asking;
  const [before, word, after] = [read.words[at - 1], read.words[at], read.words[at + 1]];
  if (word === undefined) return false;
  const meaning = read.meanings[at] ?? "";
  if (known.meanings.has(meaning)) return true;
  // A part of a phrase says nothing by itself: "media" is not "social media".
  if (meaning !== (stemsAlike.get(word.stem) ?? word.stem)) return false;
  if (known.meanings.has(word.stem) || known.meanings.has(word.low)) return true;
  if (known.lows.has(`${before?.low}${word.low}`) || known.lows.has(`${word.low}${after?.low}`))
    return true;
  // "payouts" of somebody who pays.
  const [, part = ""] =
    /^(\w{3,12})(?:outs?|ups?|offs?|downs?|backs?|ins?|overs?)$/.exec(word.low) ?? [];
  if (part !== "" && known.meanings.has(stemOf(part))) return true;
  return isInitials(word, known) || isSpelledOut(asking, at);
}

/** "ASO" of somebody who wrote "App Store Optimisation". */
const isInitials = ({ text, low }: Word, known: Known): boolean =>
  /^\p{Lu}{3,5}$/u.test(text) && known.own.initials.includes(low);

/** How many letters an abbreviation has that is read letter by letter. */
const lengths = [3, 4, 5] as const;

/** And the other way round. */
function isSpelledOut({ read, known }: Asking, at: number): boolean {
  if (known.acronyms.size === 0) return false;
  for (const length of lengths)
    for (let from = Math.max(0, at - length + 1); from <= at; from += 1)
      if (known.acronyms.has(read.initials.slice(from, from + length))) return true;
  return false;
}
