import type { Hours } from "#domain/listing/facts.ts";
import { clock, offsetOn, offsetsOf } from "#domain/listing/hours/sast.ts";
import { homeZone } from "#domain/listing/hours/zones/zones.ts";
import type { Fact } from "#domain/listing/posting.ts";
import { shortDay } from "#domain/listing/pay/saying/figures.ts";
import { readableQuote } from "#domain/listing/text/readable-quote.ts";
import { sharedWindow, shifted, type DailyWindow } from "./daily-window.ts";
import { hoursProblem, lengthOf, type WorkingHours } from "./member-terms.ts";
import { saysNothing, type Offer } from "./offer.ts";
import { isLivedIn, zoneWords } from "./zone-words.ts";

const homeOffset = 120;

/** The hours both sides allow on that day, as a clause behind "I". */
export function hoursOffer(
  asked: Fact<Hours | null>,
  own: WorkingHours | null,
  day: string,
): Offer {
  if (own === null || hoursProblem(own) !== null)
    return saysNothing(
      "You have not set your working hours yet, so the line says nothing about time.",
    );
  const mine: DailyWindow = { start: own.from, length: lengthOf(own) };
  const { value: hours } = asked;
  if (hours === null) return ownHours(mine);
  const offset = offsetOn(hours.zone, day);
  if (offset === null || hours.end <= hours.start)
    return saysNothing(
      "We could not work out the hours of the ad, so the line says nothing about time.",
    );
  const theirs = inSast(hours, offset);
  const shared = sharedWindow(mine, theirs);
  if (shared === null || shared.length < neededOf(hours))
    return saysNothing(tooLittle(hours, theirs, mine, shared));
  return {
    clause: `${verbFor(shared)} ${say(shared)} SAST${inTheirTime(asked, hours, shifted(shared, offset - homeOffset))}${sayOverlap(hours, shared)}`,
    because: [
      ...quotesIn(asked),
      ...(hours.areAssumed ? [`It gives no exact hours, so we took ${say(windowOf(hours))}.`] : []),
      `You work ${say(mine)} SAST.`,
      ...(hours.zone === homeZone ? [] : [sayDistance(hours.zone, homeOffset - offset, day)]),
      ...otherSeason(hours, mine, offset),
    ],
    leftOut: [],
  };
}

/** More than nine hours are a span to choose from: nobody is promised a day that long. */
const verbFor = ({ length }: DailyWindow): string => (length > 540 ? "am available" : "work");

/** "Your" only where the ad is clear about its zone and people live by it. */
function inTheirTime(
  { confidence, rules }: Fact<Hours | null>,
  { zone }: Hours,
  there: DailyWindow,
): string {
  if (zone === homeZone)
    return rules.includes("hours-window") ? ", inside the time zones you ask for" : "";
  const your = confidence === "high" && isLivedIn(zone) ? "your " : "";
  return `, which is ${your}${say(there)} ${zoneWords(zone)}`;
}

function quotesIn({ evidence }: Fact<Hours | null>): string[] {
  const quotes = evidence.map(({ quote }) => `“${readableQuote(quote)}”`);
  return quotes.length === 0 ? [] : [`The ad says: ${quotes.join(" and ")}`];
}

function ownHours(mine: DailyWindow): Offer {
  return {
    clause: `${verbFor(mine)} ${say(mine)} SAST, which is ${say(shifted(mine, -homeOffset))} UTC`,
    because: ["The ad asks for no particular hours, so these are your own."],
    leftOut: [],
  };
}

const windowOf = ({ start, end }: Hours): DailyWindow => ({ start, length: end - start });

const inSast = (hours: Hours, offset: number): DailyWindow =>
  shifted(windowOf(hours), homeOffset - offset);

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

/** Their own day may be shorter than the overlap they ask for: then nothing is said of it. */
const sayOverlap = ({ overlapAsked }: Hours, shared: DailyWindow): string =>
  overlapAsked === null || shared.length < overlapAsked * 60
    ? ""
    : `, with the ${sayAmount(overlapAsked * 60)} of overlap you ask for`;

function sayDistance(zone: string, ahead: number, day: string): string {
  if (ahead === 0) return `On ${shortDay(day)} the clocks there show the same time as here.`;
  const way = ahead > 0 ? "behind" : "ahead of";
  return `On ${shortDay(day)} ${zoneWords(zone)} is ${sayAmount(Math.abs(ahead))} ${way} South Africa.`;
}

/** What becomes of the same hours when their clocks change, as ours never do. */
function otherSeason(asked: Hours, mine: DailyWindow, offset: number): string[] {
  const { january, july } = offsetsOf(asked.zone);
  if (january === july) return [];
  const later = inSast(asked, offset === january ? july : january);
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
