import { byRarity, type AnyOf, type Way } from "./needs.ts";
import { PatternReader } from "./pattern-reader.ts";

/** So many are looked for: a third tells little that two have not told. */
const mostPerWay = 2;

/**
 * What a text must hold for a pattern to match it, for each of the ways in which it may match. Found by reading the pattern itself,
 * so that nobody keeps a list of trigger words beside it. Null when the pattern may match without any.
 */
export function neededText(pattern: RegExp): readonly Way[] | null {
  const known = read.get(pattern);
  if (known !== undefined) return known;
  const ways = new PatternReader(pattern.source).ways().map(rarest);
  const needed = ways.some((way) => way.length === 0) ? null : byRarest(ways);
  read.set(pattern, needed);
  return needed;
}

const read = new WeakMap<RegExp, readonly Way[] | null>();

/** Ways that share what is rarest in them are one, which may go on in several ways. */
function byRarest(ways: readonly Way[]): readonly Way[] {
  const together = new Map<string, { rarest: AnyOf; others: AnyOf[] | null }>();
  for (const [rarest = [], ...others] of ways) {
    const key = rarest.join("|");
    const before = together.get(key)?.others ?? (together.has(key) ? null : []);
    const more = others.length === 0 ? null : others;
    together.set(key, { rarest, others: before && more && [...before, ...more] });
  }
  return [...together.values()].map(({ rarest, others }) =>
    others === null ? [rarest] : [rarest, withoutLonger([...new Set(others.flat())])],
  );
}

/** The pieces of text that are found least often. */
const rarest = (way: Way): Way => way.toSorted(byRarity).slice(0, mostPerWay).map(withoutLonger);

/** Where "live " is there, "live in " need not be looked for. */
const withoutLonger = (texts: AnyOf): AnyOf =>
  texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)));
