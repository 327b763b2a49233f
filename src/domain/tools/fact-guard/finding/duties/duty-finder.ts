import { aimedOrClaimed } from "../../text/aims.ts";
import { helpingVerbs, leadingVerbs, tellingVerb } from "../../vocabulary/duty-verbs.ts";
import { mayStartFigure } from "../../figures/number-names.ts";
import { prepositions } from "../../vocabulary/everyday-words.ts";
import { audiences, peopleWords } from "../../vocabulary/people.ts";
import { titleHeads } from "../../vocabulary/title-parts.ts";
import { claimOf, type Asking } from "../asking.ts";
import type { Claim } from "../claim.ts";
import { dutyObjects, type DutyObject } from "./duty-objects.ts";
import { dutyVerbAt } from "./duty-verb-finder.ts";
import { fieldBefore, frameAt, type Frame } from "./frames.ts";
import { isSaidInThoseWords } from "../known.ts";
import { knows } from "./knows.ts";
import { isFromOneSentence } from "./same-sentence.ts";
import { isOtherVerb } from "./verb-forms.ts";

/** What somebody says they did, verb and object: "managed a budget", "hired and trained writers". */
export function findDuties(asking: Asking): Claim[] {
  const { read, moods } = asking;
  const claims: Claim[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    // A line with a place to fill in is a pattern, not a claim: it cannot be sent as it is.
    const mood = moods[read.words[at]?.sentence ?? 0];
    if (mood === undefined || mood.toFill || mood.asks || !asking.isFree(at)) continue;
    const verb = dutyVerbAt(asking, at);
    if (verb !== null) claims.push(...claimsOfVerb(asking, at, verb));
    if (isPromotion(asking, at))
      claims.push(claimOf(read, { first: at, last: at + 1, kind: "duty", isSaid: false }));
    const field = fieldBefore(asking, at);
    if (
      field.length > 0 &&
      !field.some((one) => knows(asking, one)) &&
      !isFromOneSentence(asking, field[0] ?? at, at)
    )
      claims.push(claimOf(read, { first: field[0] ?? at, last: at, kind: "duty", isSaid: false }));
    const frame = verb === null ? frameAt(asking, at) : null;
    if (frame !== null) claims.push(...claimsOfFrame(asking, at, frame));
    if (verb === null && frame === null && isOtherWork(asking, at))
      claims.push(
        ...claimsOfFrame(asking, at, { last: at, isLoose: read.words[at + 1]?.low !== "after" }),
      );
  }
  return claims;
}

/** From a verb: itself and its first object, then each further object by itself. */
function claimsOfVerb(asking: Asking, at: number, verb: number): Claim[] {
  const { read, known } = asking;
  const stem = read.words[verb]?.stem ?? "";
  const objects = dutyObjects(asking, verb, stem);
  const [first, ...others] = objects;
  const isVerbSaid = isVerbBorneOut(asking, stem, first);
  if (first === undefined)
    return isVerbSaid || (!sharesObject(asking, verb) && !goesOnTelling(asking, verb))
      ? []
      : [claimOf(read, { first: at, last: verb, kind: "duty", isSaid: false })];
  const isFirstSaid =
    isVerbSaid &&
    (isObjectSaid(asking, first, verb) ||
      isTiedToSaid(asking, first) ||
      isFromOneSentence(asking, first.first, first.last)) &&
    !isInflated(asking, stem, first);
  const main = isFirstSaid || isSaidInThoseWords(known, read, at, first.last);
  return [
    claimOf(read, { first: at, last: first.last, kind: "duty", isSaid: main }),
    ...others.map((object) =>
      claimOf(read, {
        first: object.first,
        last: object.last,
        kind: "duty",
        isSaid:
          ((isObjectSaid(asking, object, verb) ||
            isFromOneSentence(asking, object.first, object.last)) &&
            !isInflated(asking, stem, object)) ||
          isSaidInThoseWords(known, read, object.first, object.last),
      }),
    ),
  ];
}

/** "feedback from 20 teachers", "listings in 26 farm stalls": another name for what the member's own figure counts. */
function isTiedToSaid(asking: Asking, { last }: DutyObject): boolean {
  const { read, isBorneOut } = asking;
  // "promotional items such as pens": named by what the member names.
  const [next = "", afterNext = ""] = [read.words[last + 1]?.low, read.words[last + 2]?.low];
  const example = /^(?:like|including)$/.test(next)
    ? last + 2
    : next === "such" && afterNext === "as"
      ? last + 3
      : null;
  if (example !== null && knows(asking, example)) return true;
  if (!prepositions.has(read.words[last + 1]?.low ?? "")) return false;
  return [2, 3].some((offset) => {
    const low = read.words[last + offset]?.low ?? "";
    return isBorneOut(last + offset) && mayStartFigure(low) && !/^(?:one|two|three|\d)$/.test(low);
  });
}

/** Whether the member's text bears out a verb that claims something of its own. */
function isVerbBorneOut(
  { read, known }: Asking,
  stem: string,
  object: DutyObject | undefined,
): boolean {
  const verb = tellingVerb(stem);
  if (verb === null) return true;
  const bearers = [...verb.borneOutBy];
  if (!verb.isNear || object === undefined || object.telling.length === 0)
    return bearers.some((one) => known.meanings.has(one));
  // "the clinic's page" may be spoken of where the clinic is not.
  const places = object.content.flatMap(
    (one) => known.sentencesOf.get(read.meanings[one] ?? "") ?? [],
  );
  return places.some((sentence) =>
    bearers.some((one) => known.stemsBySentence[sentence]?.has(one)),
  );
}

/** "hired and trained writers": the first verb's object comes after the second. */
const sharesObject = ({ read }: Asking, verb: number): boolean =>
  /^(?:and|or|,)$/.test(read.words[verb + 1]?.low ?? "") || read.words[verb + 1]?.gap === ", ";

/** "translated them", "negotiated with wholesalers": claimed, though it has no object of its own. */
const goesOnTelling = ({ read }: Asking, verb: number): boolean =>
  read.words[verb + 1]?.gap === " " &&
  (/^(?:them|it|these|those|this|with|for)$/.test(read.words[verb + 1]?.low ?? "") ||
    (read.words[verb + 2]?.low === "of" && mayStartFigure(read.words[verb + 1]?.low ?? "")));

/** "promoted from intern": a step up that the member does not speak of. */
const isPromotion = ({ read, known }: Asking, at: number): boolean =>
  read.words[at]?.low === "promoted" &&
  /^(?:from|to|within|after|into|twice|internally)$/.test(read.words[at + 1]?.low ?? "") &&
  !known.lows.has("promoted") &&
  !known.lows.has("promotion");

/** "I lobby departments", "we look after donors": work under a name that no list has. */
function isOtherWork(asking: Asking, at: number): boolean {
  const { words } = asking.read;
  const [word, after] = [words[at], words[at + 1]];
  if (word === undefined || after?.sentence !== word.sentence || after.gap !== " ") return false;
  if (/^looks?(?:ed|ing)?$/.test(word.low))
    return after.low === "after" && aimedOrClaimed(asking.read, at) !== "aimed";
  if (isOtherVerb(word) === null || knows(asking, at)) return false;
  const before = /ly$|^also$/.test(words[at - 1]?.low ?? "") ? at - 2 : at - 1;
  return /^(?:i|we)$/.test(words[before]?.low ?? "") && words[before]?.sentence === word.sentence;
}

/** "responsible for budgets", "experience in events": what follows is claimed, and any of it may bear it out. */
function claimsOfFrame(
  asking: Asking,
  at: number,
  { last, isLoose, leads = false }: Frame,
): Claim[] {
  const { read, known } = asking;
  return dutyObjects(asking, last, "").map((object, index) => {
    const first = index === 0 ? at : object.first;
    const isSaid = isLoose
      ? object.content.length === 0 || object.content.some((one) => knows(asking, one))
      : isObjectSaid(asking, object) && !(leads && isInflated(asking, "manag", object));
    return claimOf(read, {
      first,
      last: object.last,
      kind: "duty",
      isSaid: isSaid || isSaidInThoseWords(known, read, first, object.last),
    });
  });
}

/** The word an object turns on must be the member's; one that says little needs any other beside it. */
function isObjectSaid(
  asking: Asking,
  { content, telling, soft, isElsewhere, isPartSaid, isNameSaid }: DutyObject,
  verb?: number,
): boolean {
  const head = telling.at(-1);
  if (isNameSaid || (head !== undefined && isCompound(asking, head) && soft.length > 0))
    return true;
  // "five retail clients" of somebody with five clients.
  if (isPartSaid && content.some((one) => one === content.at(-1) && knows(asking, one)))
    return true;
  // "spaza shop branding" of somebody who does spaza branding.
  const strange = content.filter((one) => !knows(asking, one));
  if (content.length > 2 && strange.length === 1 && strange[0] !== content.at(-1)) return true;
  // "I guide visitors" of a guide: whom else.
  if (
    head !== undefined &&
    verb !== undefined &&
    isForWhom(asking, head) &&
    isOwnTrade(asking, verb)
  )
    return true;
  // "collaborate with our admissions officer" of somebody who works with admissions.
  if (head !== undefined && verb !== undefined && isColleague(asking, verb, head))
    return content.some((one) => knows(asking, one));
  if (head !== undefined)
    return knows(asking, head) || (isPartSaid && telling.some((one) => knows(asking, one)));
  if (soft.length === 0 || isElsewhere) return true;
  return soft.some((one) => knows(asking, one)) || (verb !== undefined && knows(asking, verb));
}

const isColleague = ({ read }: Asking, verb: number, head: number): boolean =>
  /^(?:work|collaborat|liais)/.test(read.words[verb]?.stem ?? "") &&
  (titleHeads.has(read.words[head]?.low ?? "") || peopleWords.has(read.words[head]?.low ?? ""));

const isForWhom = ({ read }: Asking, head: number): boolean =>
  audiences.has(read.words[head]?.low ?? "");

/** A verb that the member uses too, and that does not go with anything. */
function isOwnTrade({ read, known }: Asking, verb: number): boolean {
  const stem = read.words[verb]?.stem ?? "";
  if (leadingVerbs.has(stem) || helpingVerbs.has(stem)) return false;
  return known.meanings.has(stem) || known.meanings.has(read.meanings[verb] ?? "");
}

/** "a kitchen-table business": a word made up for the occasion, of which the member has one half. */
function isCompound(asking: Asking, at: number): boolean {
  const { words } = asking.read;
  const [from, to] = [
    words[at]?.gap === "-" ? at - 1 : at,
    words[at + 1]?.gap === "-" ? at + 1 : at,
  ];
  return from !== to && [from, to].some((one) => knows(asking, one));
}

/** Somebody who helped with a thing did not lead it, and somebody in a team was not in charge of it. */
function isInflated({ read, known }: Asking, stem: string, { content }: DutyObject): boolean {
  const head = read.meanings[content.at(-1) ?? -1];
  if (head === undefined || !leadingVerbs.has(stem) || helpingVerbs.has(stem)) return false;
  if (known.helpedWith.has(head)) return true;
  return peopleWords.has(read.words[content.at(-1) ?? -1]?.low ?? "") && !known.leadsPeople;
}
