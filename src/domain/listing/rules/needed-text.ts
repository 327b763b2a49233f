import { byRarity, shortened, withoutLonger, type Way } from "./needs.ts";
import { PatternReader } from "./pattern-reader.ts";

/** So many are looked for: more tell little that these have not told. */
const mostPerWay = 5;

/**
 * What a text must hold for a pattern to match it, for each of the ways in which it may match. Found by reading the pattern itself,
 * so that nobody keeps a list of trigger words beside it. Null when the pattern may match without any.
 */
export function neededText(pattern: { readonly source: string }): readonly Way[] | null {
  const ways = new PatternReader(pattern.source).ways();
  return ways.some((way) => way.length === 0) ? null : ways.map(rarest);
}

/** The pieces of text that are found least often. Besides the first, what nearly every sentence holds tells nothing. */
const rarest = (way: Way): Way =>
  way
    .toSorted(byRarity)
    .slice(0, mostPerWay)
    .filter((texts, index) => index === 0 || !texts.some((text) => everywhere.has(text.trim())))
    .map((texts) => withoutLonger(texts.map(shortened)));

/** What sentences are made of. */
const everywhere = new Set(
  "and are at be for from in is nd of on or our rd st th the to we will with you".split(" "),
);
