import { figuresSaid, type FiguresSaid } from "../figures/figures-said.ts";
import { readFigures } from "../figures/read-figures.ts";
import { deniesAnything, isDenied } from "../text/aims.ts";
import { readText, type ReadText, type Word } from "../text/read-text.ts";
import { helpingVerbs, leadingVerbs } from "../vocabulary/duty-verbs.ts";
import { peopleWords } from "../vocabulary/people.ts";
import { withImplied } from "../vocabulary/meanings/implied-meanings.ts";
import { ranks } from "../vocabulary/title-parts.ts";
import { toolsIn } from "./names/known-tools.ts";

/** What the member wrote about themselves, ready to be asked. */
export interface Known {
  readonly own: ReadText;
  /** Meanings and stems of every word. */
  readonly meanings: ReadonlySet<string>;
  readonly lows: ReadonlySet<string>;
  readonly tools: ReadonlySet<string>;
  readonly figures: FiguresSaid;
  /** The sentences a meaning stands in, a few of each, and the stems of each sentence. */
  readonly sentencesOf: ReadonlyMap<string, readonly number[]>;
  readonly stemsBySentence: readonly ReadonlySet<string>[];
  /** Where words of rank stand, a few of each. */
  readonly rankPlaces: ReadonlyMap<string, readonly number[]>;
  /** Each word together with the one after it. */
  readonly pairs: ReadonlySet<string>;
  /** Meanings that stand only in sentences of somebody who helped, and in none of somebody in charge. */
  readonly helpedWith: ReadonlySet<string>;
  /** Whether the member says that they are in charge of people. */
  readonly leadsPeople: boolean;
  /** Small-letter words of the texts that are not the member's, such as the ad. */
  readonly asked: ReadonlySet<string>;
  /** The values of the figures in those texts. */
  readonly askedFigures: ReadonlySet<number>;
  /** The abbreviations the member uses. */
  readonly acronyms: ReadonlySet<string>;
}

/** Reads what the member wrote, and what was asked of them. */
export function knownFrom(
  own: readonly string[],
  asked: readonly string[],
  thisYear: number | null,
): Known {
  const read = readText(own.join("\n\n"));
  const { words, meanings } = read;
  const readAsked = asked.map(readText);
  const said = deniesAnything(read) ? words.filter((_, at) => !isDenied(read, at)) : words;
  const lows = new Set(said.flatMap(({ low }) => [low, shortened.get(low) ?? low]));
  const inCharge = new Set<string>();
  const helped = new Set<string>();
  const elsewhere = new Set<string>();
  let leadsPeople = false;
  for (const [sentence, first] of read.sentenceStarts.slice(0, -1).entries()) {
    const together = words.slice(first, read.sentenceStarts[sentence + 1]);
    const isLeading = together.some(
      ({ low, stem }, at) =>
        isInCharge(low, stem) ||
        isOwning(low, together[at - 1]?.low) ||
        isOverOthers(low, together[at + 1]?.low),
    );
    const isHelping = together.some(({ stem }) => helpingVerbs.has(stem));
    const target = isLeading ? inCharge : isHelping ? helped : elsewhere;
    for (let at = first; at < first + together.length; at += 1) target.add(meanings[at] ?? "");
    leadsPeople ||= isLeading && together.some(({ low }) => isPeople(low));
    // "Team: one designer, one junior".
    leadsPeople ||= together[0]?.low === "team" && together[1]?.gap.startsWith(":") === true;
    leadsPeople ||= together.some(
      ({ low }, at) =>
        /^reports?$/.test(low) && /^(?:direct|line)$/.test(together[at - 1]?.low ?? ""),
    );
  }
  // Who spent an amount had a budget, and so had who advertised for one; who spent years had not.
  const isPaid = meanings.some((one) => /^(?:advertis|ppc|paidsocial)$/.test(one));
  const spent = words.some(
    ({ low, gap }, at) =>
      (isPaid || words[at - 1]?.low === "spent") && (/[$£€]/.test(gap) || /^r\d/.test(low)),
  );
  return {
    own: read,
    meanings: withImplied([
      ...meanings,
      ...words.map(({ stem }) => stem),
      ...compoundsIn(words),
      ...(spent ? ["budget"] : []),
    ]),
    lows,
    tools: toolsIn(read),
    figures: figuresSaid(read, thisYear),
    sentencesOf: sentencesOf(read),
    stemsBySentence: read.sentenceStarts
      .slice(0, -1)
      .map(
        (first, sentence) =>
          new Set(words.slice(first, read.sentenceStarts[sentence + 1]).map(({ stem }) => stem)),
      ),
    rankPlaces: rankPlacesIn(read),
    pairs: new Set(words.slice(1).map(({ low }, at) => `${words[at]?.low} ${low}`)),
    helpedWith: new Set([...helped].filter((one) => !inCharge.has(one) && !elsewhere.has(one))),
    leadsPeople,
    acronyms: new Set(words.flatMap(({ text, low }) => (/^\p{Lu}{2,5}$/u.test(text) ? [low] : []))),
    asked: new Set(readAsked.flatMap((text) => text.words.map(({ low }) => low))),
    askedFigures: new Set(readAsked.flatMap(readFigures).map(({ value }) => value)),
  };
}

/** How people shorten their titles. */
const shortened = new Map([
  ["exec", "executive"],
  ["mgr", "manager"],
  ["asst", "assistant"],
  ["snr", "senior"],
  ["sr", "senior"],
  ["jnr", "junior"],
  ["dir", "director"],
  ["coord", "coordinator"],
]);

const isPeople = (low: string): boolean => peopleWords.has(low) || peopleWords.has(`${low}s`);

/** A verb of somebody in charge, not the word for one: "with two product managers". */
const isInCharge = (low: string, stem: string): boolean =>
  leadingVerbs.has(stem) &&
  !/^(?:managers?|management|directors?|leaders?|owners?|head|heads|own)$/.test(low);

/** "I own the emails", not "my own emails". */
const isOwning = (low: string, before: string | undefined): boolean =>
  low === "own" && /^(?:i|we|and)$/.test(before ?? "");

/** "writes for me", "my team", "reports to me". */
const isOverOthers = (low: string, next: string | undefined): boolean =>
  (next === "me" && (low === "for" || low === "to" || low === "under")) ||
  (next === "team" && (low === "my" || low === "our"));

/** "guest house" is also "guesthouse". */
const compoundsIn = (words: readonly Word[]): string[] =>
  words.flatMap(({ low, gap }, at) =>
    at > 0 && /^[ .-]$/.test(gap) ? [`${words[at - 1]?.low}${low}`] : [],
  );

const mostPlaces = 40;

function sentencesOf({ words, meanings }: ReadText): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { sentence }] of words.entries()) {
    const sharing = places.get(meanings[at] ?? "") ?? [];
    if (sharing.length < mostPlaces && sharing.at(-1) !== sentence) sharing.push(sentence);
    places.set(meanings[at] ?? "", sharing);
  }
  return places;
}

/** "My manager" is somebody else's rank. */
function rankPlacesIn({ words }: ReadText): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const low = shortened.get(word.low) ?? word.low;
    if (!ranks.has(low) || /^(?:my|hiring|dear|your)$/.test(words[at - 1]?.low ?? "")) continue;
    const sharing = places.get(low) ?? [];
    if (sharing.length < mostPlaces) sharing.push(at);
    places.set(low, sharing);
  }
  return places;
}

/** Whether words stand in the member's text just as they stand here. */
export function isSaidInThoseWords(
  known: Known,
  read: ReadText,
  first: number,
  last: number,
): boolean {
  if (first === last) return known.lows.has(read.words[first]?.low ?? "");
  for (let at = first; at < last; at += 1)
    if (!known.pairs.has(`${read.words[at]?.low} ${read.words[at + 1]?.low}`)) return false;
  return true;
}
