import type { Sentence, ReadText } from "./read-text.ts";
import type { Token } from "./word-tokens.ts";

/** The small words that hold English sentences together: about four of ten in any letter. */
const english = new Set(
  `a about after all also an and any are as at be because been before but by can could did do does each for from get had has have he her here his how i i'd i'll i'm i've if in into is it it's its
  just like me more most my no not now of on once one only or other our out over own she since so some such than that the their them then there these they they're this those through to too under
  up us was we we're were what when where which while who will with would you you'll you're your yours`.split(
    /\s+/,
  ),
);

/** The same in the languages of people who apply from here, without the words that English has too. */
const otherLanguages = new Set(
  "aan als auch au aux avec bei com con da das dat dans de dem den der des die dit du een ek el en er es est et eu fur haben het ich ihre jy kan la las le les los mais met mit na nach nao ngi nie niet nicht nous om ons oor os para pas por pour que qui se sich sie sobre su sur uit um una und van vir voor vous wat werk wie wir zu zum zur futhi ukuthi".split(
    " ",
  ),
);

/** How much of a stretch is made of small words: near none in a list of keywords. */
export function proseShare(
  tokens: readonly Token[],
  { first, end }: Pick<Sentence, "first" | "end">,
): number {
  let small = 0;
  for (let at = first; at < end; at += 1) {
    const token = tokens[at];
    if (token !== undefined && english.has(token.text)) small += 1;
  }
  return end === first ? 0 : small / (end - first);
}

export const isSmallWord = (word: string): boolean => english.has(word);

/** Fewer words than this are too few to tell. */
const fewestWords = 12;

/** Whether our rules, which are about English, have anything to say about a text. */
export function isEnglish({ tokens }: ReadText): boolean {
  if (tokens.length < fewestWords) return tokens.every(({ text }) => /^[a-z0-9]/.test(text));
  const share = proseShare(tokens, { first: 0, end: tokens.length });
  const other = tokens.filter(({ text }) => otherLanguages.has(text)).length / tokens.length;
  if (other > share) return false;
  const strange = tokens.filter(({ text }) => !/^[a-z0-9]/.test(text)).length / tokens.length;
  return share >= 0.1 && strange < 0.3;
}
