import { noNames, places } from "../vocabulary/names/no-names.ts";
import type { ReadText, Word } from "./read-text.ts";

const capital = /^\p{Lu}|^\p{Ll}{1,2}\p{Lu}/u;
const linking = /^(?:of|the|de|van|du|and|n|e)$/;

/** What opens the next sentence, though the stop before it was left out: "at Superbalist Would you have ten minutes?" */
const opensSentence =
  /^(?:would|could|should|shall|can|might|do|does|did|is|are|what|how|when|why|who|if|please)$/;

export const isCapital = ({ text }: Word): boolean => capital.test(text);

/** Whether a word is the first of its sentence, or follows a sign after which anybody writes a capital. */
export function startsSentence({ words, sentenceStarts }: ReadText, at: number): boolean {
  const word = words[at];
  return (
    word !== undefined && (sentenceStarts[word.sentence] === at || /[:"“‘]\s?$/.test(word.gap))
  );
}

/** The last word of the name that starts here, or null where no name starts. Names are known by their capitals. */
export function nameEnd(read: ReadText, at: number): number | null {
  const { words } = read;
  const isOpening =
    isCapitalWord(words[at]) && words[at + 1]?.gap === " " && isNamePart(words[at + 1]);
  if (!isNamePart(words[at]) && !isOpening) return null;
  let last = at;
  for (let next = at + 1; next < words.length && next < at + 6; next += 1) {
    const word = words[next];
    if (word === undefined || !/^(?: |-|&| & |\.|’)$/.test(word.gap)) break;
    if (opensSentence.test(word.low)) break;
    if (isNamePart(word) || (word.gap !== " " && isCapital(word))) last = next;
    else if (!linking.test(word.low) || word.low === "and" || !isNamePart(words[next + 1])) break;
  }
  return last;
}

/** A word that is no name by itself but may open one: "Cape Union Mart". */
const isCapitalWord = (word: Word | undefined): boolean =>
  word !== undefined && !word.toFill && isCapital(word) && places.has(word.low);

const isNamePart = (word: Word | undefined): boolean =>
  word !== undefined &&
  !word.toFill &&
  isCapital(word) &&
  !noNames.has(word.low) &&
  !opensSentence.test(word.low);
