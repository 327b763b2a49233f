import { everyMatch } from "#domain/listing/text/every-match.ts";
import { holds } from "#domain/listing/worth-trying.ts";
import { condition, conditions } from "./asides.ts";

/** Something is said in passing, or of what was and of what might be. Read where places are marked, in the whole or a part of it. */
export const isAside = (marked: string, part = marked): boolean => holds("asides", marked, part);

/** "Used to be the EU only; now it is the UK only" still shuts. */
export const isPast = (marked: string): boolean =>
  holds("formerly", marked) && (!/\bnow\b/.test(marked) || nowTaken.test(marked));

const nowTaken =
  /\bnow (?:just as |also |equally |all )?(?:welcome|eligible|considered|accepted|open to (?:all|everyone|anyone|@world))\b/;

/** "We offered it anywhere, in our last advert." */
export const wasOpenOnce = (marked: string): boolean =>
  holds("wasOpen", marked) && !/\bnow\b/.test(marked);

/** People who were here are not here any more. */
export const wasHere = (marked: string): boolean =>
  holds("peopleBefore", marked) && !/\bnow\b/.test(marked);

export const isOfOwnPeople = (marked: string, part: string): boolean =>
  holds("ownPeople", marked, part) && !conditions.test(part);

/** What is offered to those who happen to be in a place asks nobody to be there. */
export function isConditional(marked: string, part = marked): boolean {
  if (!holds("conditional", marked, part)) return false;
  const last = everyMatch(part, condition).at(-1);
  if (last === undefined) return false;
  const rest = part.slice(last.index);
  const [own = ""] = rest.split(",", 1);
  // "Whether in town or up a hill, you live in Spain": the place is not part of the condition.
  const isBeside = rest.includes("@") && !own.includes("@");
  return !isBeside && !/\b(?:only|must|apply)\b/.test(rest);
}
