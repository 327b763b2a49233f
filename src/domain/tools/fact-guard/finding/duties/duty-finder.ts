import { aimedOrClaimed } from "../../text/aims.ts";
import { tellingVerb } from "../../vocabulary/duty-verbs.ts";
import { mayStartFigure } from "../../figures/number-names.ts";
import { claimOf, type Asking } from "../asking.ts";
import type { Claim } from "../claim.ts";
import { dutyObjects, type DutyObject } from "./duty-objects.ts";
import { dutyVerbAt } from "./duty-verb-finder.ts";
import { fieldBefore, frameAt, type Frame } from "./frames.ts";
import { isSaidInThoseWords } from "../known.ts";
import { knows } from "./knows.ts";
import { isInflated, isObjectSaid, isTiedToSaid } from "./object-judge.ts";
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
