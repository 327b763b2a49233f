import { aimedOrClaimed } from "../text/aims.ts";
import { isCapital } from "../text/names.ts";
import type { ReadText, Word } from "../text/read-text.ts";
import { stemOf } from "../text/stems.ts";
import { colourWords, joiningWords } from "../vocabulary/everyday-words.ts";
import { stemsAlike } from "../vocabulary/meanings/same-meaning.ts";
import {
  loneHeads,
  plainHeads,
  ranks,
  titleFields,
  titleHeads,
} from "../vocabulary/title-parts.ts";
import { claimOf, type Asking } from "./asking.ts";
import type { Claim } from "./claim.ts";
import { isKnownTool } from "./names/known-tools.ts";
import { isSaidInThoseWords, type Known } from "./known.ts";

/** Job titles: "Head of Growth", "Senior SEO Specialist", "a content strategist". */
export function findTitles(asking: Asking): Claim[] {
  const { read, known } = asking;
  const claims: Claim[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    const last = asking.isFree(at) ? titleEnd(read, at) : null;
    if (last === null || !asking.isFree(last)) continue;
    const isSaid =
      isSaidInThoseWords(known, read, at, last) ||
      isOtherSpelling(read, known, at, last) ||
      isNoClaim(read, at, last) ||
      isBorneOut(read, known, at, last);
    claims.push(claimOf(read, { first: at, last, kind: "job title", isSaid }));
    at = last;
  }
  return claims;
}

const joins = /^(?: |-|\/| \/ | & |&)$/;

/** The last word of a title that starts here. */
function titleEnd(read: ReadText, at: number): number | null {
  // "Tag Manager" is nobody's title.
  if (isKnownTool(read, at)) return null;
  return withOf(read, at) ?? withHead(read, at) ?? afterBecoming(read, at);
}

/** "Head of Growth", "VP Marketing", "Director of Paid Media", "Chief Growth Officer". */
function withOf({ words }: ReadText, at: number): number | null {
  const low = words[at]?.low ?? "";
  if (!/^(?:head|director|vp|svp|president|manager|lead|chief)$/.test(low)) return null;
  const of = words[at + 1]?.low === "of";
  if (low === "chief" && !of) return null;
  if (!of && low !== "vp" && low !== "svp") return null;
  let last = of ? at + 1 : at;
  for (let next = last + 1; next < words.length && next < last + 5; next += 1) {
    const word = words[next];
    if (word === undefined || !joins.test(word.gap)) break;
    if (titleFields.has(word.low) || (isCapital(word) && word.low !== "i" && next < at + 4))
      last = next;
    else if (word.low !== "and" || !titleFields.has(words[next + 1]?.low ?? "")) break;
  }
  return last > at + (of ? 1 : 0) ? last : null;
}

function withHead({ words }: ReadText, at: number): number | null {
  const first = words[at];
  if (first === undefined || (!isPart(first) && !isCapitalBeforeHead(words, at))) return null;
  let head: number | null =
    isHead(first) && loneHeads.has(first.low) && isNamed(words, at) ? at : null;
  for (let next = at + 1; next < words.length && next < at + 6; next += 1) {
    const word = words[next];
    if (word === undefined || !joins.test(word.gap)) break;
    if (isHead(word)) head = next;
    else if (
      !isPart(word) &&
      !isCapitalBeforeHead(words, next) &&
      !(word.low === "and" && isPart(words[next + 1]))
    )
      break;
  }
  return head;
}

const highHeads = /^(?:director|editor|manager|officer|supervisor|producer|president|controller)$/;

/** "served as acting tourism director", "later becoming audience editor": a field that no list has. */
function afterBecoming({ words }: ReadText, at: number): number | null {
  if (!/^(?:as|became|becoming|become)$/.test(words[at - 1]?.low ?? "")) return null;
  for (let next = at; next < at + 3; next += 1) {
    const word = words[next];
    if (word === undefined || word.toFill || (next > at && word.gap !== " ")) return null;
    if (joiningWords.has(word.low) || colourWords.has(word.low)) return null;
    if (highHeads.test(word.low)) return next > at ? next : null;
  }
  return null;
}

/** "Fundraising Manager": capitals make any field a part of the title. */
function isCapitalBeforeHead(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || next.gap !== " " || word.toFill) return false;
  return (
    isCapital(word) &&
    isCapital(next) &&
    isHead(next) &&
    !joiningWords.has(word.low) &&
    !/^(?:hiring|dear|hi|hello|former|ex|current|previous|i)$/.test(word.low)
  );
}

const isHead = ({ low }: Word): boolean => titleHeads.has(low);
const isPart = (word: Word | undefined): boolean =>
  word !== undefined &&
  !word.toFill &&
  (titleFields.has(word.low) ||
    ranks.has(word.low) ||
    titleHeads.has(word.low) ||
    /^(?:mid|level|entry)$/.test(word.low));

/** A head alone is a title where somebody is called so. */
function isNamed(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.low ?? "";
  return (
    /^(?:as|a|an|was|am|freelance|the|became|former)$/.test(before) ||
    (words[at] !== undefined && isCapital(words[at]) && before !== "")
  );
}

/** Somebody else's title, or the one applied for. */
function isNoClaim(read: ReadText, first: number, last: number): boolean {
  const { words } = read;
  const [before, after] = [words[first - 1]?.low ?? "", words[last + 1]?.low ?? ""];
  if (
    /^(?:hiring|your|dear|hi|hello|its|their|his|her|whose)$/.test(before) ||
    words[first]?.low === "hiring"
  )
    return true;
  const mood = aimedOrClaimed(read, first);
  if (
    /^(?:role|position|vacancy|opening|opportunity|job|post|candidate)$/.test(after) &&
    mood !== "claimed"
  )
    return true;
  return mood === "aimed" && !/^(?:am|i'm|was)$/.test(before);
}

/** "CMO" of a chief marketing officer, "the chief executive" of somebody who wrote "CEO". */
const isOtherSpelling = (
  { words, meanings }: ReadText,
  known: Known,
  first: number,
  last: number,
): boolean =>
  (first === last || /^(?:chief|managing|personal)$/.test(words[first]?.low ?? "")) &&
  /^(?:c[emfto]o|md|pa)$/.test(meanings[first] ?? "") &&
  known.meanings.has(meanings[first] ?? "");

/** Every part of the title must be the member's, and a rank must stand near another part of it. */
function isBorneOut(read: ReadText, known: Known, first: number, last: number): boolean {
  const parts = read.words
    .slice(first, last + 1)
    .filter(({ low }) => !/^(?:of|and|the|level|e|go|to|general)$/.test(low));
  const meanings = read.meanings.slice(first, last + 1);
  return parts.every((word) => {
    const { low, stem } = word;
    if (founders.has(low) && hasFounded(known)) return true;
    if (ranks.has(low)) return known.lows.has(low) && isRankOf(known, low, meanings);
    if (plainHeads.has(low) || low === "marketing" || low === "digital") return true;
    return (
      known.meanings.has(stem) ||
      known.meanings.has(read.meanings[read.words.indexOf(word, first)] ?? "")
    );
  });
}

const founders = new Set(["founder", "owner", "entrepreneur"]);
const ventures = ["business", "company", "shop", "brand", "agency", "startup", "studio"].map(
  (one) => stemsAlike.get(stemOf(one)) ?? stemOf(one),
);

/** "I started a candle business". */
const hasFounded = ({ sentencesOf, own }: Known): boolean =>
  ventures
    .flatMap((venture) => sentencesOf.get(venture) ?? [])
    .some((sentence) =>
      own.words
        .slice(own.sentenceStarts[sentence], own.sentenceStarts[sentence + 1])
        .some(
          ({ low }, at, said) =>
            /^(?:started|founded|opened|own|owned|launched|built)$/.test(low) &&
            /^(?:i|and|have|i've|my)$/.test(said[at - 1]?.low ?? ""),
        ),
    );

const near = 6;

/** "Senior" in the member's text, near another word of the title or alone in a short answer. */
function isRankOf({ own, rankPlaces }: Known, rank: string, meanings: readonly string[]): boolean {
  return (rankPlaces.get(rank) ?? []).some((at) => {
    const sentence = own.words[at]?.sentence ?? 0;
    const length = (own.sentenceStarts[sentence + 1] ?? 0) - (own.sentenceStarts[sentence] ?? 0);
    if (length <= 5) return true;
    for (let other = Math.max(0, at - near); other <= at + near; other += 1)
      if (other !== at && meanings.includes(own.meanings[other] ?? "")) return true;
    return false;
  });
}
