import type { Word } from "../../text/read-text.ts";
import { joiningWords } from "../../vocabulary/everyday-words.ts";
import { tellingNouns } from "../../vocabulary/telling-nouns.ts";
import { claimOf, type Asking } from "../asking.ts";
import type { Claim } from "../claim.ts";
import { dutyObjects } from "./duty-objects.ts";
import { knows } from "./knows.ts";
import { isOwnClaim } from "./own-claim.ts";

/** What is claimed without a verb of its own: added at the end ("plus podcasts"), honoured, or told by a single noun. */
export function findAdded(asking: Asking): Claim[] {
  const { read } = asking;
  const claims: Claim[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    if (!asking.isFree(at)) continue;
    const found =
      honourAt(asking, at) ?? recordAt(asking, at) ?? telling(asking, at) ?? addedAfter(asking, at);
    if (found === null || (!isOwnClaim(asking, at) && !isEver(asking, at))) continue;
    claims.push(claimOf(read, { ...found, kind: "duty", isSaid: false }));
    at = found.last;
  }
  return claims;
}

interface Found {
  readonly first: number;
  readonly last: number;
}

/** A noun that nobody puts in by way of rewording. */
function telling(asking: Asking, at: number): Found | null {
  const { read, known } = asking;
  const word = read.words[at];
  const bearers = tellingNouns.get(word?.low ?? "");
  if (bearers === undefined || bearers.some((one) => known.meanings.has(one))) return null;
  if (knows(asking, at)) return null;
  return { first: at, last: at };
}

/** "plus podcast sponsorships", "as well as trade shows": a thing of which the member has no word. */
function addedAfter(asking: Asking, at: number): Found | null {
  const { words } = asking.read;
  const low = words[at]?.low ?? "";
  const isWell = low === "well" && words[at - 1]?.low === "as" && words[at + 1]?.low === "as";
  if (!isWell && !/^(?:plus|alongside|including)$/.test(low)) return null;
  const from = isWell ? at + 1 : at;
  const [object] = dutyObjects(asking, from, "");
  if (object === undefined || object.isPartSaid || object.telling.length === 0) return null;
  if (object.content.some((one) => knows(asking, one))) return null;
  return { first: object.first, last: object.last };
}

const superlative = /^(?:largest|biggest|highest|fastest|busiest|record|greatest)$/;
const ofRecords =
  /^(?:most|best|largest|biggest|highest|fastest|busiest|record|greatest|top|first|leading)$/;

/** "the most watched stream", "our biggest launch": the member compares nothing with everything. */
function recordAt({ read, known }: Asking, at: number): Found | null {
  const { words } = read;
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isOwned = /^(?:the|our|its|a|their)$|['’]s$/.test(before?.text.toLowerCase() ?? "");
  if (!isOwned || next?.gap !== " ") return null;
  const isMost = word?.low === "most" && /[^e]ed$|^read$/.test(next.low);
  if (!isMost && !superlative.test(word?.low ?? "")) return null;
  if (known.own.words.some(({ low }) => ofRecords.test(low))) return null;
  return { first: at, last: at + 1 };
}

/** "the shop's highest ever": said of nobody but the teller, unless it is the reader's. */
function isEver({ read, moods }: Asking, at: number): boolean {
  const { words, sentenceStarts } = read;
  const sentence = words[at]?.sentence ?? 0;
  if (words[at + 1]?.low !== "ever" || moods[sentence]?.asks !== false) return false;
  const before = words.slice(Math.max(sentenceStarts[sentence] ?? 0, at - 15), at);
  return !before.some(({ low }) => /^(?:you|your|their)$/.test(low));
}

const honours =
  /^(?:featured|named|voted|awarded|nominated|shortlisted|recogni[sz]ed|honoured|selected|finalist|profiled|headhunted)$/;
const ofHonours = [
  "featur",
  "award",
  "nomin",
  "shortlist",
  "recogniz",
  "honor",
  "select",
  "finalist",
  "win",
  "prize",
  "vot",
  "nam",
  "profil",
];

/** "came first in my class", "finished second in". */
const isPlaced = (words: readonly Word[], at: number): boolean =>
  /^(?:came|placed|finished|ranked)$/.test(words[at]?.low ?? "") &&
  /^(?:first|second|third|top)$/.test(words[at + 1]?.low ?? "") &&
  /^(?:in|of|at|out|among)$/.test(words[at + 2]?.low ?? "");

/** "Featured as App of the Day", "was named Best Community". */
function honourAt({ read, known }: Asking, at: number): Found | null {
  const { words, sentenceStarts } = read;
  const word = words[at];
  if (word === undefined) return null;
  if (isPlaced(words, at))
    return ofHonours.some((one) => known.meanings.has(one)) ||
      known.lows.has(words[at + 1]?.low ?? "")
      ? null
      : { first: at, last: at + 1 };
  if (!honours.test(word.low)) return null;
  const before = words[at - 1]?.low ?? "";
  const isFirst = sentenceStarts[word.sentence] === at;
  if (!isFirst && !/^(?:was|were|been|being|got|and|also|a|twice)$/.test(before)) return null;
  if (ofHonours.some((one) => known.meanings.has(one))) return null;
  const next = words[at + 1];
  const goesOn = next !== undefined && next.gap === " " && !joiningWords.has(next.low);
  return { first: at, last: goesOn ? at + 1 : at };
}
