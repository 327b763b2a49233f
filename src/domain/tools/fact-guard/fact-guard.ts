import type { Asking } from "./finding/asking.ts";
import { findCertificates } from "./finding/certificate-finder.ts";
import type { Claim } from "./finding/claim.ts";
import { findDegrees } from "./finding/degrees/degree-finder.ts";
import { findAdded } from "./finding/duties/added-finder.ts";
import { findDuties } from "./finding/duties/duty-finder.ts";
import { findUnknownThings } from "./finding/duties/unknown-things.ts";
import { findEmployers } from "./finding/names/employer-finder.ts";
import { findFigures } from "./finding/figure-finder.ts";
import { freeParts } from "./finding/free-parts.ts";
import { isSaidInThoseWords, knownFrom } from "./finding/known.ts";
import { findOtherNames } from "./finding/names/other-name-finder.ts";
import { findRegions } from "./finding/names/region-finder.ts";
import { findTitles } from "./finding/title-finder.ts";
import { findTools } from "./finding/names/tool-finder.ts";
import type { Mark } from "./mark.ts";
import { readText } from "./text/read-text.ts";
import { moodsOf } from "./text/sentence-moods.ts";

/** What was generated, and what it may rest on. */
export interface Generated {
  /** What the member wrote about themselves: their letter, their role, their context. */
  readonly own: readonly string[];
  /**
   * What others wrote, such as the ad. Its company, title and tools may be mentioned ("I would love to join Acme"),
   * but it bears out no claim about the member ("I worked at Acme").
   */
  readonly asked?: readonly string[];
  readonly generated: string;
  /** With it, "since 2019" bears out a number of years. */
  readonly thisYear?: number;
}

/** What earlier rules have made of a word. */
const [free, inDoubt, borneOut] = [0, 1, 2];

/** Rules in the order in which they take words: what is surest first, and last what only its context tells. */
const rules: readonly ((asking: Asking) => Claim[])[] = [
  findCertificates,
  findDegrees,
  findFigures,
  findTitles,
  findEmployers,
  findTools,
  findRegions,
  findOtherNames,
];

/**
 * The passages of a generated text that claim something about the member which their own text does not say, in order
 * and without overlap. Another wording of the same fact is not marked, nor is a figure that can be worked out from
 * theirs ("from 2,000 to 5,000" as "150%"). Places to fill in are no claims, and advice is read only where it quotes
 * what may be copied.
 */
export function unsupportedFacts({ own, asked = [], generated, thisYear }: Generated): Mark[] {
  const read = readText(generated);
  const { words } = read;
  const moods = moodsOf(read);
  const taken = new Uint8Array(words.length);
  const asking: Asking = {
    read,
    known: knownFrom(own, asked, thisYear ?? null),
    moods,
    isFree: (at) => {
      const word = words[at];
      if (word === undefined || word.toFill || taken[at] !== free) return false;
      return word.quoted || moods[word.sentence]?.advises !== true;
    },
    isBorneOut: (at) => taken[at] === borneOut,
    reaches: (lows, first, last) => words.slice(first, last + 1).every(({ low }) => lows.has(low)),
  };
  const claims = rules.flatMap((rule) => {
    const found = rule(asking);
    for (const { first, last, isSaid } of found)
      taken.fill(isSaid ? borneOut : inDoubt, first, last + 1);
    return found;
  });
  const duties = [...findDuties(asking), ...findAdded(asking), ...findUnknownThings(asking)]
    .filter(({ isSaid }) => !isSaid)
    .flatMap((duty) => freeParts(duty, asking));
  return [...claims.filter(({ isSaid }) => !isSaid), ...duties]
    .filter((claim) => !isQuotedFromOwn(asking, claim))
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0))
    .map(({ start, end, kind }) => ({ start, end, kind, text: generated.slice(start, end) }));
}

/** Whether a claim stands in the member's text word for word, together with what is around it. */
function isQuotedFromOwn({ read, known }: Asking, { first, last }: Claim): boolean {
  const sentence = read.words[first]?.sentence ?? 0;
  const from = Math.max(read.sentenceStarts[sentence] ?? 0, first - 2);
  const to = Math.min((read.sentenceStarts[sentence + 1] ?? 0) - 1, last + 2);
  return isSaidInThoseWords(known, read, from, Math.max(to, last));
}
