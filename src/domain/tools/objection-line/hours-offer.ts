import type { Hours } from "#domain/listing/facts.ts";
import { clock, offsetOn, offsetsOf } from "#domain/listing/hours/sast.ts";
import { homeZone } from "#domain/listing/hours/zones.ts";
import type { Fact } from "#domain/listing/posting.ts";
import { shortDay } from "#domain/listing/pay/saying/figures.ts";
import { readableQuote } from "#domain/listing/text/readable-quote.ts";
import { sharedWindow, shifted, type DailyWindow } from "./daily-window.ts";
import { hoursProblem, lengthOf, type WorkingHours } from "./member-terms.ts";
import type { Offer } from "./offer.ts";
import { isLivedIn, zoneWords } from "./zone-words.ts";

const homeOffset = 120;

/** The hours both sides allow on that day, as a clause behind "I". */
export function hoursOffer(
  { value: asked, confidence, evidence, rules }: Fact<Hours | null>,
  own: WorkingHours | null,
  day: string,
): Offer {
  if (own === null || hoursProblem(own) !== null)
    return left("You have not set your working hours yet, so the line says nothing about time.");
  const mine: DailyWindow = { start: own.from, length: lengthOf(own) };
  if (asked === null) return ownHours(mine);
  const offset = offsetOn(asked.zone, day);
  if (offset === null || asked.end <= asked.start)
    return left("We could not work out the hours of the ad, so the line says nothing about time.");
  const ahead = homeOffset - offset;
  const theirs = shifted(windowOf(asked), ahead);
  const shared = sharedWindow(mine, theirs);
  if (shared === null || shared.length < neededOf(asked))
    return left(tooLittle(asked, theirs, mine, shared));
  const isOwnZone = asked.zone === homeZone;
  const there = shifted(shared, -ahead);
  const your = confidence === "high" && isLivedIn(asked.zone) ? "your " : "";
  const translated = isOwnZone ? "" : `, which is ${your}${say(there)} ${zoneWords(asked.zone)}`;
  const spans = isOwnZone && rules.includes("hours-window");
  const quoted = evidence.map(({ quote }) => `“${readableQuote(quote)}”`).join(" and ");
  return {
    clause: `work ${say(shared)} SAST${translated}${spans ? ", inside the time zones you ask for" : ""}${sayOverlap(asked)}`,
    because: [
      ...(quoted === "" ? [] : [`The ad says: ${quoted}`]),
      ...(asked.areAssumed ? [`It gives no exact hours, so we took ${say(windowOf(asked))}.`] : []),
      `You work ${say(mine)} SAST.`,
      ...(isOwnZone ? [] : [sayDistance(asked.zone, ahead, day)]),
      ...otherSeason(asked, mine, offset),
    ],
    leftOut: [],
  };
}

const left = (why: string): Offer => ({ clause: null, because: [], leftOut: [why] });

function ownHours(mine: DailyWindow): Offer {
  return {
    clause: `work ${say(mine)} SAST, which is ${say(shifted(mine, -homeOffset))} UTC`,
    because: ["The ad asks for no particular hours, so these are your own."],
    leftOut: [],
  };
}

const windowOf = ({ start, end }: Hours): DailyWindow => ({ start, length: end - start });

/**
 * How many minutes must be shared before we promise any: the overlap asked for; all of the hours that are told; half of a
 * day of which only the zone is told, as those who name a zone alone seldom mean every minute.
 */
function neededOf({ start, end, overlapAsked, areAssumed }: Hours): number {
  if (overlapAsked !== null) return Math.min(overlapAsked * 60, end - start);
  return areAssumed ? (end - start) / 2 : end - start;
}

function tooLittle(
  asked: Hours,
  theirs: DailyWindow,
  mine: DailyWindow,
  shared: DailyWindow | null,
): string {
  const inTheirs = `${say(windowOf(asked))} ${zoneWords(asked.zone)}, which is ${say(theirs)} SAST`;
  const wanted = asked.zone === homeZone ? `${say(theirs)} SAST` : inTheirs;
  const wish =
    asked.overlapAsked === null
      ? `The ad asks for ${asked.areAssumed ? "a day of about " : ""}${wanted}.`
      : `The ad asks for ${sayAmount(asked.overlapAsked * 60)} of overlap with ${wanted}.`;
  const common = shared === null ? "none of it" : `only ${sayAmount(shared.length)} of it`;
  return `${wish} You work ${say(mine)} SAST and share ${common}, so the line promises no hours.`;
}

const sayOverlap = ({ overlapAsked }: Hours): string =>
  overlapAsked === null
    ? ""
    : ` and covers the ${sayAmount(overlapAsked * 60)} of overlap you ask for`;

function sayDistance(zone: string, ahead: number, day: string): string {
  if (ahead === 0) return `On ${shortDay(day)} the clocks there show the same time as here.`;
  const way = ahead > 0 ? "behind" : "ahead of";
  return `On ${shortDay(day)} ${zoneWords(zone)} is ${sayAmount(Math.abs(ahead))} ${way} South Africa.`;
}

/** What becomes of the same hours when their clocks change, as ours never do. */
function otherSeason(asked: Hours, mine: DailyWindow, offset: number): string[] {
  const { january, july } = offsetsOf(asked.zone);
  if (january === july) return [];
  const later = shifted(windowOf(asked), homeOffset - (offset === january ? july : january));
  const shared = sharedWindow(mine, later);
  const holds = shared !== null && shared.length >= neededOf(asked);
  const then = `When their clocks change, their day becomes ${say(later)} SAST`;
  return [
    holds ? `${then}, and the line changes with it.` : `${then}, which does not fit your hours.`,
  ];
}

/** `15:00 to 23:00`. */
const say = ({ start, length }: DailyWindow): string =>
  `${clock(start)} to ${clock(start + length)}`;

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "four hours", "an hour and a half" as "1.5 hours", and less than an hour in minutes. */
function sayAmount(minutes: number): string {
  if (minutes === 60) return "one hour";
  if (minutes < 60) return `${String(minutes)} minutes`;
  const hours = minutes / 60;
  const figure = Number.isInteger(hours) ? numbers[hours - 1] : undefined;
  return `${figure ?? String(Math.round(hours * 100) / 100)} hours`;
}
