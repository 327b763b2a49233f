import { figuresSaid, type FiguresSaid } from "../figures/figures-said.ts";
import { readText, type ReadText, type Word } from "../text/read-text.ts";
import { helpingVerbs, leadingVerbs } from "../vocabulary/duty-verbs.ts";
import { withImplied } from "../vocabulary/implied-meanings.ts";
import { ranks } from "../vocabulary/title-parts.ts";
import { toolsIn } from "./tool-finder.ts";

/** What the member wrote about themselves, ready to be asked. */
export interface Known {
  readonly own: ReadText;
  /** Meanings and stems of every word. */
  readonly meanings: ReadonlySet<string>;
  readonly lows: ReadonlySet<string>;
  readonly tools: ReadonlySet<string>;
  readonly figures: FiguresSaid;
  /** Where words of rank stand, a few of each. */
  readonly rankPlaces: ReadonlyMap<string, readonly number[]>;
  /** Each word together with the one after it. */
  readonly pairs: ReadonlySet<string>;
  /** Meanings that stand only in sentences of somebody who helped, and in none of somebody in charge. */
  readonly helpedWith: ReadonlySet<string>;
  /** Meanings that stand in a sentence of somebody in charge. */
  readonly inChargeOf: ReadonlySet<string>;
  /** Small-letter words of the texts that are not the member's, such as the ad. */
  readonly asked: ReadonlySet<string>;
}

/** Reads what the member wrote, and what was asked of them. */
export function knownFrom(own: readonly string[], asked: readonly string[], thisYear: number | null): Known {
  const read = readText(own.join("\n\n"));
  const { words, meanings } = read;
  const inCharge = new Set<string>();
  const helped = new Set<string>();
  const elsewhere = new Set<string>();
  for (const [sentence, first] of read.sentenceStarts.slice(0, -1).entries()) {
    const stems = words.slice(first, read.sentenceStarts[sentence + 1]).map(({ stem }) => stem);
    const target = stems.some((stem) => leadingVerbs.has(stem))
      ? inCharge
      : stems.some((stem) => helpingVerbs.has(stem))
        ? helped
        : elsewhere;
    for (let at = first; at < first + stems.length; at += 1) target.add(meanings[at] ?? "");
  }
  return {
    own: read,
    meanings: withImplied([...meanings, ...words.map(({ stem }) => stem), ...compoundsIn(words)]),
    lows: new Set(words.map(({ low }) => low)),
    tools: toolsIn(read),
    figures: figuresSaid(read, thisYear),
    rankPlaces: rankPlacesIn(read),
    pairs: new Set(words.slice(1).map(({ low }, at) => `${words[at]?.low} ${low}`)),
    helpedWith: new Set([...helped].filter((one) => !inCharge.has(one) && !elsewhere.has(one))),
    inChargeOf: inCharge,
    asked: new Set(asked.flatMap((text) => readText(text).words.map(({ low }) => low))),
  };
}

/** "guest house" is also "guesthouse". */
const compoundsIn = (words: readonly Word[]): string[] =>
  words.flatMap(({ low, gap }, at) => (at > 0 && /^[ -]$/.test(gap) ? [`${words[at - 1]?.low}${low}`] : []));

const mostPlaces = 40;

/** "My manager" is somebody else's rank. */
function rankPlacesIn({ words }: ReadText): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { low }] of words.entries()) {
    if (!ranks.has(low) || /^(?:my|hiring|dear|your)$/.test(words[at - 1]?.low ?? "")) continue;
    const sharing = places.get(low) ?? [];
    if (sharing.length < mostPlaces) sharing.push(at);
    places.set(low, sharing);
  }
  return places;
}

/** Whether words stand in the member's text just as they stand here. */
export function isSaidInThoseWords(known: Known, read: ReadText, first: number, last: number): boolean {
  if (first === last) return known.lows.has(read.words[first]?.low ?? "");
  for (let at = first; at < last; at += 1)
    if (!known.pairs.has(`${read.words[at]?.low} ${read.words[at + 1]?.low}`)) return false;
  return true;
}
