import { aimedOrClaimed, isDenied } from "../../text/aims.ts";
import { isCapital, nameEnd, startsSentence } from "../../text/names.ts";
import type { ReadText, Word } from "../../text/read-text.ts";
import { claimOf, type Asking } from "../asking.ts";
import type { Claim } from "../claim.ts";
import { isThirdForm, isVerbForm } from "../duties/verb-forms.ts";
import { isInOwnStory, isOfSomebodyAt } from "./own-story.ts";
import { isPutTogether } from "./put-together-names.ts";
import { isSaidInThoseWords } from "../known.ts";

/** Names that nothing tells us about: whoever they are, the member did not name them. Headings are full of capitals. */
export function findOtherNames(asking: Asking): Claim[] {
  const { read, known } = asking;
  const claims: Claim[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    const last = asking.isFree(at) && !startsSentence(read, at) ? nameEnd(read, at) : null;
    if (last === null || !asking.isFree(last) || isAddressed(read, at)) continue;
    if (at === last && isMeasure(read, at)) continue;
    const isSaid =
      isSaidInThoseWords(known, read, at, last) ||
      isPutTogether(asking, at, last) ||
      asking.reaches(known.lows, at, isGenericEnd(read, last) ? last - 1 : last) ||
      (asking.reaches(known.asked, at, last) &&
        !isInOwnStory(read.words, at) &&
        !isOfSomebodyAt(read, at)) ||
      aimedOrClaimed(read, at) === "aimed" ||
      isDenied(read, at) ||
      isSearchEngine(read, at) ||
      isHeading(read, at);
    const isTool = /^(?:in|with|via|on|through|using|and|or|into|plus)$/.test(
      read.words[at - 1]?.low ?? "",
    );
    claims.push(claimOf(read, { first: at, last, kind: isTool ? "tool" : "employer", isSaid }));
    at = last;
  }
  return claims;
}

/** "Loerie Award" of somebody who has a Loerie. */
const isGenericEnd = ({ words }: ReadText, last: number): boolean =>
  /^(?:awards?|agency|group|academy|team|course|programme|festival|conference)$/.test(
    words[last]?.low ?? "",
  );

/** A few capitals stand for a measure or a trade, unless an employer would stand there: "our CPI", "for the SPCA". */
function isMeasure({ words }: ReadText, at: number): boolean {
  if (!/^\p{Lu}{2,4}s?$/u.test(words[at]?.text ?? "")) return false;
  const before = words[at - 1]?.low === "the" ? words[at - 2]?.low : words[at - 1]?.low;
  return !/^(?:for|at|by|from|joined|with)$/.test(before ?? "");
}

/** "the first page of Google": where one is found, not what one worked with. */
function isSearchEngine({ words, sentenceStarts }: ReadText, at: number): boolean {
  const sentence = words[at]?.sentence ?? 0;
  return (
    /^(?:google|bing)$/.test(words[at]?.low ?? "") &&
    words
      .slice(Math.max(sentenceStarts[sentence] ?? 0, at - 8), at + 4)
      .some(({ low }) => /^(?:rank\w{0,3}|search|top|page|results?|found)$/.test(low))
  );
}

const isAddressed = ({ words }: ReadText, at: number): boolean =>
  /^(?:dear|hi|hello|hey|mr|mrs|ms|dr|regards|sincerely|thanks|name|best|wishes)$/.test(
    words[at - 1]?.low ?? "",
  ) || /\n/.test(words[at]?.gap ?? "");

const isAnyVerbForm = (word: Word): boolean => isVerbForm(word) === "past" || isThirdForm(word);

/** More capitals than a sentence has. */
function isHeading({ text, words, sentenceStarts }: ReadText, at: number): boolean {
  const sentence = words[at]?.sentence ?? 0;
  const end = words[(sentenceStarts[sentence + 1] ?? 0) - 1]?.end ?? 0;
  const opening = words[sentenceStarts[sentence] ?? 0];
  if (text.charAt(end) === "." || (opening !== undefined && isAnyVerbForm(opening))) return false;
  const first = Math.max(sentenceStarts[sentence] ?? 0, at - 20);
  const around = words.slice(first, Math.min(sentenceStarts[sentence + 1] ?? 0, at + 20));
  if (around.some(({ low }) => /^(?:i|we|my|i've|i'm)$/.test(low))) return false;
  const small = around.filter((word) => !isCapital(word) || /^i(?:'|$)/.test(word.low)).length;
  return around.length < 4 || small < around.length * 0.6;
}
