import { aimedOrClaimed, isDenied } from "../../text/aims.ts";
import { nameEnd } from "../../text/names.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { ReadText } from "../../text/read-text.ts";
import { largerThan, regionNames } from "../../vocabulary/names/regions.ts";
import { claimOf, type Asking } from "../asking.ts";
import type { Claim } from "../claim.ts";
import { isInOwnStory } from "./own-story.ts";

const regionAt = phraseFinder(regionNames);

/** Where somebody says they worked, and the languages they say they have. Who names a town has named its country. */
export function findRegions(asking: Asking): Claim[] {
  const { read, known, moods } = asking;
  const said = regionsIn(known.own);
  const claims: Claim[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    const word = read.words[at];
    if (word === undefined || !/\p{Lu}/u.test(word.text) || !asking.isFree(at)) continue;
    const found = regionAt(read.words, at);
    if (found === null) continue;
    const last = at + found.length - 1;
    if (isSpokenBetter(asking, at)) {
      claims.push(claimOf(read, { first: at - 1, last, kind: "duty", isSaid: false }));
      continue;
    }
    // "Cape Town Tourism" is a name, and looked at with names.
    if ((nameEnd(read, at) ?? last) > last) continue;
    const isSaid =
      said.has(found.name) ||
      moods[word.sentence]?.asks === true ||
      isDenied(read, at) ||
      aimedOrClaimed(read, at) === "aimed" ||
      isOfHours(read, last) ||
      (asking.reaches(known.asked, at, last) && !isInOwnStory(read.words, at));
    claims.push(claimOf(read, { first: at, last, kind: "duty", isSaid }));
    at = last;
  }
  return claims;
}

const ofMastery = /^(?:fluent|native|excellent|perfect|bilingual|advanced)$/;
const ofLittle =
  /^(?:basic|some|beginner|elementary|conversational|little|limited|learning|rusty)$/;

/** "fluent German" of somebody with basic German. */
function isSpokenBetter({ read, known }: Asking, at: number): boolean {
  const before = read.words[at - 1];
  const language = read.words[at]?.low ?? "";
  if (!ofMastery.test(before?.low ?? "") || known.lows.has(before?.low ?? "")) return false;
  return known.own.words.some(
    ({ low }, own) => low === language && ofLittle.test(known.own.words[own - 1]?.low ?? ""),
  );
}

/** "US hours", "UK time": when somebody works, not where they did. */
const isOfHours = ({ words }: ReadText, last: number): boolean =>
  /^(?:hours?|times?|timezones?|eastern|pacific|business|morning|mornings|afternoon|dollars?|spelling|english)$/.test(
    words[last + 1]?.low ?? "",
  );

function regionsIn(read: ReadText): ReadonlySet<string> {
  const regions = new Set(["South Africa"]);
  for (const at of read.words.keys()) {
    const found = regionAt(read.words, at);
    if (found === null) continue;
    for (const name of [found.name, ...largerThan(found.name)]) regions.add(name);
  }
  return regions;
}
