import type { Word } from "../../text/read-text.ts";
import { aimedOrClaimed, isDenied } from "../../text/aims.ts";
import { isWorkWith, verbsWithPreposition } from "../../vocabulary/duty-verbs.ts";
import { prepositions } from "../../vocabulary/everyday-words.ts";
import { isThirdForm, isVerbForm } from "./verb-forms.ts";
import type { Asking } from "../asking.ts";

const adverb =
  /^(?:also|currently|now|regularly|often|typically|still|successfully|personally|then|previously|recently|later|even|both|consistently|\w{2,20}ly)$/;
const determiner =
  /^(?:a|an|the|your|their|its|our|my|this|these|those|any|each|every|well|newly|highly|more|most|very|some|no)$/;
const being = /^(?:am|i'm|is|are|was|were|be|been|being|get|gets|got)$/;

/**
 * The verb that the word at `at` claims somebody did, by its place: itself, or the one after "helped". Null where the
 * word is no such verb, describes a thing, is wished for, or is somebody else's.
 */
export function dutyVerbAt(asking: Asking, at: number): number | null {
  const { read } = asking;
  const { words } = read;
  const word = words[at];
  if (word === undefined) return null;
  const form = isVerbForm(word) ?? (isThirdForm(word) ? "third" : null);
  if (form === null || isDenied(read, at)) return null;
  const after = words[at + 1];
  if (!isWorkWith(word.stem, after?.low ?? "") || isAboutMe(after)) return null;
  if ((word.low === "used" && after?.low === "to") || word.low === "applying") return null;
  if (
    word.stem === "do" &&
    /^(?:not|you|so|this|that|it|believe|have|want|my|n't)$/.test(words[at + 1]?.low ?? "")
  )
    return null;
  let back = at - 1;
  while (words[back]?.sentence === word.sentence && adverb.test(words[back]?.low ?? "")) back -= 1;
  const before = words[back]?.sentence === word.sentence ? (words[back]?.low ?? "") : "";
  const isClaim =
    form === "past"
      ? isPastClaim(asking, at, before)
      : form === "doing"
        ? isDoingClaim(asking, at, before)
        : form === "third"
          ? isThirdClaim(asking, at, before)
          : isPlainClaim(asking, at, before);
  if (!isClaim) return null;
  // "I help teams like yours" is an offer; "I help run the shop" is work.
  if (/^help(?:ing)?$/.test(word.low) && afterHelping(words, at) === at) return null;
  return afterHelping(words, at);
}

/** "taught me patience", "made me curious": what happened to the writer, not what they did. */
const isAboutMe = (after: Word | undefined): boolean => /^(?:me|myself)$/.test(after?.low ?? "");

/** "Manages a budget and supervises writers": in a profile, from its first word on or after "who". */
function isThirdClaim({ read }: Asking, at: number, before: string): boolean {
  const { words, sentenceStarts } = read;
  const [word, after] = [words[at], words[at + 1]];
  if (word === undefined || after?.sentence !== word.sentence || after.gap !== " ") return false;
  if (/^(?:and|or|is|are|was|were|that|which|have|has|will)$/.test(after.low)) return false;
  const start = sentenceStarts[word.sentence] ?? 0;
  if (before === "" || before === "who") return true;
  const isChained = before === "and" || before === "or" || /^[,;] $/.test(word.gap);
  if (!isChained || prepositions.has(after.low)) return false;
  const opening = words[adverb.test(words[start]?.low ?? "") ? start + 1 : start];
  return (
    (opening !== undefined && isThirdForm(opening)) ||
    words.slice(start, at).some(({ low }, offset) => {
      const next = words[start + offset + 1];
      return low === "who" && next !== undefined && isThirdForm(next);
    })
  );
}

/** "helped build", "helped to build", "was able to build". */
function afterHelping(words: readonly Word[], at: number): number {
  if (words[at]?.low.startsWith("help") !== true) return at;
  const next = words[at + 1]?.low === "to" ? at + 2 : at + 1;
  const verb = words[next];
  return verb !== undefined && isVerbForm(verb) === "plain" && !verb.low.endsWith("s") ? next : at;
}

function isPastClaim({ read, known }: Asking, at: number, before: string): boolean {
  const { words } = read;
  if (words[at]?.gap.endsWith("-") === true || determiner.test(before) || being.test(before))
    return false;
  // "paid media" is a trade.
  if (
    words[at]?.low === "paid" &&
    /^(?:media|search|social|ads?|advertising|channels?|traffic|campaigns?|acquisition|performance)$/.test(
      words[at + 1]?.low ?? "",
    )
  )
    return false;
  // "came to paid search", "with edited photos".
  const described = /^(?:to|of|in|on|for|with|from|through|about|into|between|across|like|as|via)$/;
  if (words[at]?.gap === " " && described.test(before)) return false;
  // A thing described: "campaigns managed by others", "tools used".
  if (words[at + 1]?.low === "by" && before !== "i") return false;
  return !isSomebodyElse(asking(words, at), known.asked);
}

/** The words before, back to the start of the clause. */
function asking(words: readonly Word[], at: number): string[] {
  const sentence = words[at]?.sentence;
  const lows: string[] = [];
  for (let back = at - 1; back >= Math.max(0, at - 8); back -= 1) {
    if (words[back]?.sentence !== sentence) break;
    lows.push(words[back]?.low ?? "");
    if (/[,;:(–—]/.test(words[back + 1]?.gap ?? "")) break;
  }
  return lows;
}

function isSomebodyElse(before: readonly string[], asked: ReadonlySet<string>): boolean {
  for (const [back, low] of before.entries()) {
    // "people who had booked"; a profile begins with whom it is about.
    if (low === "who") return back + 4 < before.length;
    if (/^(?:i|we|my|our|i've|we've|me|where|which|that)$/.test(low)) return false;
    if (/^(?:you|your|they|he|she|their|you've|you're|company)$/.test(low)) return true;
  }
  const [nearest = ""] = before;
  return (
    nearest.length > 3 &&
    asked.has(nearest) &&
    !/^(?:have|had|also|and|successfully)$/.test(nearest)
  );
}

const beforeDoing =
  /^(?:|and|or|by|while|including|of|in|for|from|with|experience|involved|included|includes|include|whilst|when|through|after|before|spent|am|i'm|was|been|enjoy|to)$/;

function isDoingClaim({ read }: Asking, at: number, before: string): boolean {
  const { words } = read;
  const [word, after] = [words[at], words[at + 1]];
  if (after === undefined || after.sentence !== word?.sentence || !/^ $/.test(after.gap))
    return false;
  const startsClause = /^(?:, |; | [–—-] )$/.test(word.gap);
  if (!startsClause && !beforeDoing.test(before)) return false;
  if (
    /^(?:and|or|skills|skill|experience|is|was|are|team|strategy|process)$/.test(after.low) &&
    !startsClause
  )
    return false;
  return aimedOrClaimed(read, at) !== "aimed";
}

function isPlainClaim({ read, moods }: Asking, at: number, before: string): boolean {
  const { words } = read;
  const [word, after] = [words[at], words[at + 1]];
  if (word === undefined || after?.sentence !== word.sentence || word.low.endsWith("s"))
    return false;
  if (before === "i" || before === "we")
    return !/^(?:could|can|may|should|shall|might|would|will|do|did|if)$/.test(
      words[at - 2]?.low ?? "",
    );
  // "I have run", whose participle is plain.
  if (/^(?:have|i've|we've|has|had)$/.test(before) && /^(?:run|set|put|cut)$/.test(word.low))
    return true;
  const isChained = before === "and" || before === "or" || word.gap === ", ";
  if (
    isChained &&
    after.gap === " " &&
    (!prepositions.has(after.low) || verbsWithPreposition.has(word.stem)) &&
    followsPlainClaim(words, at)
  )
    return true;
  const isAble =
    before === "to" && /^(?:able|managed|hired|tasked|used)$/.test(words[at - 2]?.low ?? "");
  if (isAble) return aimedOrClaimed(read, at - 2) !== "aimed";
  // A bullet in the present: "Manage a monthly budget".
  if (read.sentenceStarts[word.sentence] !== at || moods[word.sentence]?.aboutLetter === true)
    return false;
  return (
    /^(?:a|an|the|all|daily|weekly|monthly|our|and|\d+)$/.test(after.low) &&
    !read.words
      .slice(at, read.sentenceStarts[word.sentence + 1])
      .some(({ low }) => /^(?:you|your)$/.test(low))
  );
}

const noClaim =
  /^(?:would|will|can|could|am|have|had|was|were|do|hope|want|love|may|might|should|must|wish|aim|need|believe|think|know|look)$/;

/** "I write copy, build pages and shoot photographs": one "I" for all three. */
function followsPlainClaim(words: readonly Word[], at: number): boolean {
  const sentence = words[at]?.sentence;
  for (let back = at - 1; back >= Math.max(0, at - 30); back -= 1) {
    const word = words[back];
    if (word === undefined || word.sentence !== sentence) return false;
    if (word.low !== "i" && word.low !== "we") continue;
    const next = adverb.test(words[back + 1]?.low ?? "") ? words[back + 2] : words[back + 1];
    const isPlanned = next?.low === "plan" && words[back + 2]?.low === "to";
    return !isPlanned && !noClaim.test(next?.low ?? "") && words[back - 1]?.low !== "could";
  }
  return false;
}
