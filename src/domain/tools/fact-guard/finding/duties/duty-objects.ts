import {
  colourWords,
  emptyNouns,
  joiningWords,
  prepositions,
  softNouns,
} from "../../vocabulary/everyday-words.ts";
import { mayStartFigure } from "../../figures/number-names.ts";
import { verbsWithPreposition } from "../../vocabulary/duty-verbs.ts";
import { stemOf } from "../../text/stems.ts";
import { isCapital } from "../../text/names.ts";
import type { Word } from "../../text/read-text.ts";
import type { Asking } from "../asking.ts";
import { everydayVerbs } from "./personal-verbs.ts";
import { isThirdForm, isVerbForm } from "./verb-forms.ts";

/** What a verb was done to, by the places of its words. */
export interface DutyObject {
  readonly first: number;
  readonly last: number;
  /** Words that carry meaning. */
  readonly content: readonly number[];
  /** Those of them that say much by themselves, and those that do not. */
  readonly telling: readonly number[];
  readonly soft: readonly number[];
  /** Whether a name or figure in it was judged by another rule. */
  readonly isElsewhere: boolean;
  /** Whether one of those was borne out: "23 podcast interviews" of somebody with 23 podcasts. */
  readonly isPartSaid: boolean;
  /** Whether a name was: "SQL queries" of somebody who uses SQL. */
  readonly isNameSaid: boolean;
}

const mostWords = 14;
const particles = /^(?:up|out|off|after|over|together|back|down|on)$/;

/** "members of the press" are the press. */
const containers = new Set(
  "relationship member number variety series range group array set mix portfolio part host suite bunch collection pack dozen hundred thousand lot base network roster database pool handful stream"
    .split(" ")
    .map(stemOf),
);

/** The objects of a verb, one by one: "budgets, vendors and writers" are three. */
export function dutyObjects(asking: Asking, verb: number, stem: string): DutyObject[] {
  const { words } = asking.read;
  const objects: DutyObject[] = [];
  let at = verb + 1;
  if (particles.test(words[at]?.low ?? "") && words[at]?.gap === " ") at += 1;
  while (/(?:ly|together)$/.test(words[at]?.low ?? "") && words[at]?.gap === " ") at += 1;
  if (
    verbsWithPreposition.has(stem) &&
    prepositions.has(words[at]?.low ?? "") &&
    words[at]?.low !== "as"
  )
    at += 1;
  // "the flow I built reactivated riders": what was built stands before.
  const next = words[at];
  if (next !== undefined && isOwnPast(words, at)) return [];
  let first = at;
  for (; at < verb + mostWords; at += 1) {
    const word = words[at];
    if (
      /^(?:of|with)$/.test(word?.low ?? "") &&
      containers.has(words[at - 1]?.stem ?? "") &&
      at > first
    )
      continue;
    if (word !== undefined && isLooseNumber(words, at)) continue;
    const isEnd =
      word === undefined ||
      word.sentence !== words[verb]?.sentence ||
      endsObject(word) ||
      (at > first && isTrailing(words, at)) ||
      // "selling contracts taught me": the object was the subject of another verb.
      (at > first && /^(?:me|us)$/.test(words[at + 1]?.low ?? ""));
    const isJoin =
      !isEnd && (/^(?:and|or|&)$/.test(word.low) || word.gap === ", " || word.gap === " & ");
    if (!isEnd && !isJoin) continue;
    if (at > first) {
      const object = objectOf(asking, first, at - 1);
      if (object !== null) objects.push(object);
    }
    if (isEnd) return objects;
    const next = /^(?:and|or|&)$/.test(word.low) ? at + 1 : at;
    if (!isObjectStart(asking, next) || (word.gap === ", " && next === at && !isListed(words, at)))
      return objects;
    first = next;
    at = next;
  }
  const rest = first < at ? objectOf(asking, first, at - 1) : null;
  return rest === null ? objects : [...objects, rest];
}

/** A verb with an object of its own, not a thing described: "reactivated 12,000", not "paid ads". */
function isOwnPast(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = particles.test(words[at - 1]?.low ?? "") ? words[at - 3] : words[at - 2];
  if (word === undefined || !/^(?:i|we|i've|we've)$/.test(before?.low ?? "")) return false;
  if (isVerbForm(word) !== "past" && !goesOn.test(word.low) && !isThirdForm(word)) return false;
  // "charts that I added cut returns".
  if (/^(?:that|which)$/.test(words[at - 3]?.low ?? "")) return true;
  return /^(?:\d|(?:about|around|some|roughly|nearly|more)$|(?:the|a|an|our|my|their|by|in|to|over|from|up|down|on|at|for|as)$)/.test(
    words[at + 1]?.low ?? "",
  );
}

const goesOn =
  /^(?:gets|has|had|is|was|grew|rose|fell|became|went|won|ran|hit|got|\w{2,20}[^e\W]ed)$/;

/** "more than 30 writers", "up to eight": what stands before a figure is no end. */
function isLooseNumber(words: readonly Word[], at: number): boolean {
  const low = words[at]?.low ?? "";
  if (!/^(?:than|over|around|about|under|to|between)$/.test(low)) return false;
  if (low === "than" || low === "to")
    return (
      /^(?:more|fewer|less|up|close)$/.test(words[at - 1]?.low ?? "") &&
      mayStartFigure(words[at + 1]?.low ?? "")
    );
  return /^\d/.test(words[at + 1]?.low ?? "");
}

function endsObject(word: Word): boolean {
  if (word.toFill || !/^(?: [$£€#~]?|, | & |-|\/|\.|'|’|&| "| “)$/.test(word.gap)) return true;
  if (prepositions.has(word.low)) return true;
  return /^(?:(?:i|we|it|that|you)(?:'\w{1,2})?|my|is|are|was|were|has|have|had|will|would|can|could)$/.test(
    word.low,
  );
}

/** "a webinar attended by 250": what is said of the object, not a part of it. */
const isTrailing = (words: readonly Word[], at: number): boolean =>
  /[^e]ed$/.test(words[at]?.low ?? "") && /^(?:by|from)$/.test(words[at + 1]?.low ?? "");

/** A further object, and not a further verb, a new subject or an aside. */
function isObjectStart({ read }: Asking, at: number): boolean {
  const word = read.words[at];
  if (word === undefined || isVerbForm(word) !== null) return false;
  // "approve commissions and watch for abuse": a verb, as what follows it shows.
  const after = read.words[at + 1];
  const isVerb = everydayVerbs.has(word.low) || word.low.endsWith("ing") || word.low === "am";
  if (isVerb && after?.gap === " " && joiningWords.has(after.low)) return false;
  return (
    !/^(?:(?:i|we|you|it|they|that)(?:'\w{1,2})?|then|also|now|this|which|who|my)$/.test(
      word.low,
    ) && !prepositions.has(word.low)
  );
}

/** After a comma a list goes on when another comma or an "and" comes soon. */
function isListed(words: readonly Word[], at: number): boolean {
  for (let next = at + 1; next < at + 6; next += 1) {
    const word = words[next];
    if (word === undefined || word.sentence !== words[at]?.sentence) return false;
    if (/^(?:and|or|&)$/.test(word.low) || word.gap === ", ")
      return isVerbForm(words[next + (word.gap === ", " ? 0 : 1)] ?? word) === null;
    if (prepositions.has(word.low)) return false;
  }
  return false;
}

function objectOf(
  { read, isFree, isBorneOut }: Asking,
  first: number,
  last: number,
): DutyObject | null {
  const { words, meanings } = read;
  const content: number[] = [];
  let [isElsewhere, isPartSaid, isNameSaid] = [false, false, false];
  for (let at = first; at <= last; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    if (isBorneOut(at)) isPartSaid = true;
    // So is a large figure: it is hardly hit upon by chance.
    if (isBorneOut(at) && (isCapital(word) || Number(word.low) >= 20)) isNameSaid = true;
    if (!isFree(at)) isElsewhere = true;
    else if (carriesMeaning(word)) content.push(at);
  }
  const isPronoun = words
    .slice(first, last + 1)
    .every(({ low }) => joiningWords.has(low) || low.endsWith("ly"));
  if (content.length === 0 && (isElsewhere || isPronoun)) return null;
  const isSoft = (at: number): boolean =>
    softNouns.has(words[at]?.stem ?? "") || softNouns.has(meanings[at] ?? "");
  return {
    first,
    last,
    content,
    telling: content.filter((at) => !isSoft(at)),
    soft: content.filter(isSoft),
    isElsewhere,
    isPartSaid,
    isNameSaid,
  };
}

const carriesMeaning = ({ low, stem }: Word): boolean =>
  low.length > 1 &&
  !joiningWords.has(low) &&
  !colourWords.has(low) &&
  !emptyNouns.has(stem) &&
  !low.endsWith("ly") &&
  !/^\d/.test(low);
