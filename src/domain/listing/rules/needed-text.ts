import { byRarity, type AnyOf, type Way } from "./needs.ts";
import { PatternReader } from "./pattern-reader.ts";

/** So many are looked for: a third tells little that two have not told. */
const mostPerWay = 2;

/**
 * What a text must hold for a pattern to match it, for each of the ways in which it may match. Found by reading the pattern itself,
 * so that nobody keeps a list of trigger words beside it. Null when the pattern may match without any.
 */
export function neededText(pattern: RegExp): readonly Way[] | null {
  const ways = new PatternReader(pattern.source).ways().map(rarest);
  if (ways.some((way) => way.length === 0)) return null;
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}

/** The pieces of text that are found least often. */
const rarest = (way: Way): Way => way.toSorted(byRarity).slice(0, mostPerWay).map(withoutLonger);

/** Where "live " is there, "live in " need not be looked for. */
const withoutLonger = (texts: AnyOf): AnyOf =>
  texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)));
