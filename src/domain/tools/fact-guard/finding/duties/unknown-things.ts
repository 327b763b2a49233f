import type { Word } from "../../text/read-text.ts";
import {
  colourWords,
  emptyNouns,
  joiningWords,
  softNouns,
} from "../../vocabulary/everyday-words.ts";
import { isDutyVerb } from "../../vocabulary/duty-verbs.ts";
import { claimOf, type Asking } from "../asking.ts";
import type { Claim } from "../claim.ts";
import { knows } from "./knows.ts";
import { isOwnClaim } from "./own-claim.ts";
import { everydayVerbs, personalVerbs } from "./personal-verbs.ts";

/**
 * Things that take two words to name, or two things that belong together, of which the member has no word at all:
 * "the executive team", "screens in airports". One strange word may be another name for something of theirs.
 */
export function findUnknownThings(asking: Asking): Claim[] {
  const { read } = asking;
  const claims: Claim[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    const last = thingEnd(asking, at);
    if (last === null) continue;
    const telling = strangeWords(asking, at, last);
    const further = telling === 1 ? linkedThing(asking, last) : null;
    if (
      (telling > 1 || further !== null) &&
      !isDescription(read.words, at) &&
      !isOfSaid(asking, further ?? last) &&
      isOwnClaim(asking, at)
    )
      claims.push(claimOf(read, { first: at, last: further ?? last, kind: "duty", isSaid: false }));
    at = further ?? last;
  }
  return claims;
}

/** How many words of a thing say much, when the member has none of them; nought when they have any. */
function strangeWords(asking: Asking, first: number, last: number): number {
  let strange = 0;
  for (let at = first; at <= last; at += 1) {
    const word = asking.read.words[at];
    if (word === undefined || word.low.length < 2) continue;
    if (knows(asking, at)) return 0;
    if (isTelling(word)) strange += 1;
  }
  return strange;
}

/** The end of a strange thing that belongs to the one before: "screens in airports". */
function linkedThing(asking: Asking, last: number): number | null {
  const { words } = asking.read;
  const link = words[last + 1];
  if (link?.gap !== " " || !/^(?:in|of|for|on|at|to|with)$/.test(link.low)) return null;
  const next = words[last + 2]?.low === "the" ? last + 3 : last + 2;
  const end = words[next]?.gap === " " ? thingEnd(asking, next) : null;
  return end !== null && strangeWords(asking, next, end) > 0 ? end : null;
}

/** "an average gift of R200": another name for what the member's own figure tells. */
const isOfSaid = ({ read, isBorneOut }: Asking, last: number): boolean =>
  read.words[last + 1]?.low === "of" && isBorneOut(last + 2);

/** "My rates are flexible". */
const isDescription = (words: readonly Word[], at: number): boolean =>
  /^(?:is|are|was|were|am|be|been|feel|felt|i'm|it's|that's|as|so|more|most|too|very|quite)$/.test(
    words[at - 1]?.low ?? "",
  );

const isTelling = ({ low, stem }: Word): boolean =>
  !softNouns.has(stem) &&
  !emptyNouns.has(stem) &&
  !colourWords.has(low) &&
  !ofTimeAndPlace.has(low);

/** Words that say when, how or which, and so claim nothing. */
const ofTimeAndPlace = new Set(
  "last next first second third person employer one step moment future past present reader readers world people life heart head eye ear mind way ways day days week weeks month months year years home weekend weekends".split(
    " ",
  ),
);

function thingEnd(asking: Asking, at: number): number | null {
  const { words } = asking.read;
  if (!isPart(asking, at)) return null;
  let last = at;
  while (/^[ -]$/.test(words[last + 1]?.gap ?? "") && isPart(asking, last + 1)) last += 1;
  return last;
}

function isPart(asking: Asking, at: number): boolean {
  const word = asking.read.words[at];
  if (word === undefined || !asking.isFree(at)) return false;
  // "to explain".
  if (asking.read.words[at - 1]?.low === "to" && word.gap === " ") return false;
  const { low, stem, text } = word;
  return (
    /^\p{Ll}/u.test(text) &&
    !joiningWords.has(low) &&
    !/ly$|ing$|ed$|^(?:include|cover|span|comprise|involve|mean|contain)s?$/.test(low) &&
    !isDutyVerb(stem) &&
    !personalVerbs.has(low) &&
    !everydayVerbs.has(low)
  );
}
