import { mayStartFigure } from "../../figures/number-names.ts";
import { helpingVerbs, leadingVerbs } from "../../vocabulary/duty-verbs.ts";
import { prepositions } from "../../vocabulary/everyday-words.ts";
import { audiences, peopleWords } from "../../vocabulary/people.ts";
import { titleHeads } from "../../vocabulary/title-parts.ts";
import type { Asking } from "../asking.ts";
import type { DutyObject } from "./duty-objects.ts";
import { knows } from "./knows.ts";

/** "feedback from 20 teachers", "listings in 26 farm stalls": another name for what the member's own figure counts. */
export function isTiedToSaid(asking: Asking, { last }: DutyObject): boolean {
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

/** The word an object turns on must be the member's; one that says little needs any other beside it. */
export function isObjectSaid(
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
export function isInflated(
  { read, known }: Asking,
  stem: string,
  { content }: DutyObject,
): boolean {
  const head = read.meanings[content.at(-1) ?? -1];
  if (head === undefined || !leadingVerbs.has(stem) || helpingVerbs.has(stem)) return false;
  if (known.helpedWith.has(head)) return true;
  return peopleWords.has(read.words[content.at(-1) ?? -1]?.low ?? "") && !known.leadsPeople;
}
