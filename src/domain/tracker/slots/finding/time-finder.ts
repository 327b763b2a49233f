import { abbreviations } from "../zones/abbreviations.ts";
import { clockAt, type FoundClock } from "./clock-finder.ts";
import { isInside, type DayItem, type DayPart, type TimeItem, type TimeSaid } from "./item.ts";

/** Where a time of day can begin. */
const beginning =
  /(?:(?<![\w$€£#.,:/+])|(?<=\dt)|(?<=[\w)]\/)|(?<=[a-z)][,:]))(?:\d|noon|midday|midnight|half|quarter|twenty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/g;

const rangeJoint = /(?: \(?([a-z]{2,4})\)?)? ?(?:-|to|till|til|until|through|thru|bis) ?/y;
const betweenJoint = /(?: \(?([a-z]{2,4})\)?)? ?(?:and|&|-) ?/y;

/** "UTC-03:00" is no time of day. */
const offsetBefore = /(?:utc|gmt) ?[+-]$/;

const before = {
  between: /\bbetween(?: the hours of)? ?$/,
  after: /(?:\b(?:after|past|later than|no earlier than|not before|from|onwards from|ab)|>) ?$/,
  start: /\b(?:start|starts|starting|begin|begins|beginning) (?:at|from) ?$/,
  before: /\b(?:before|until|till|til|earlier than|not after|no later than|by|up to|bis) ?$/,
  around: /(?:\b(?:around|about|approx\.?|approximately|circa|roughly|ca\.?|say)|~) ?$/,
  /** Words that make a mere figure a time. */
  any: /(?:\b(?:at|from|between|after|before|until|till|til|around|about|@|by|past|than|starting|kl\.?|um|ab)|[@~]) ?$/,
};

const behind = {
  after: /^ ?(?:or later|onwards?\b|and later|or after|and after|and onwards|\+(?! ?\d))/,
  before: /^ ?(?:or earlier|or before|and earlier)/,
  around: /^ ?-?ish\b/,
  part: /^,? ?(?:(?:in the|on the|this|at) )?(morning|afternoon|evening|night|tonight)\b/,
};
const partBefore =
  /\b(morning|afternoon|evening|tonight|night)s?,?(?: (?:at|from|between|after|before|around|about|of|the))*[ :(-]*$/;

/** What may follow a mere figure that is a time: the end, a mark, or a word that goes on about something else. */
const figureBehind =
  /^(?:$|[\n.,;:?!)(/]| ?-| (?:or|and|to|till|until|on|in|for|if|works?|would|is|your|my|our|their|local|sharp|today|tonight|tomorrow|this|next|which|but|with|tbc|at|please|then|either|so|suits?|though|ish|onwards?|instead|latest|earliest|mon|tue|wed|thu|fri|sat|sun)\b|ish\b)/;

/** All times of day that a message names. `days` are found already, and their figures are no hours. */
export function timesIn(raw: string, text: string, days: readonly DayItem[]): TimeItem[] {
  const found: TimeItem[] = [];
  for (const { index } of text.matchAll(beginning)) {
    const last = found.at(-1);
    if (last !== undefined && index < last.to) continue;
    if (offsetBefore.test(text.slice(Math.max(0, index - 6), index))) continue;
    const item = timeAt(raw, text, index, days, last);
    if (item !== undefined && !isInside(item, days)) found.push(item);
  }
  return joinedAfterBefore(text, found);
}

function timeAt(
  raw: string,
  text: string,
  index: number,
  days: readonly DayItem[],
  last: TimeItem | undefined,
): TimeItem | undefined {
  const first = clockAt(text, index);
  if (first === undefined || isInside({ from: index, to: first.to }, days)) return undefined;
  const ahead = text.slice(Math.max(0, index - 30), index);
  const second = secondClock(text, first.to, before.between.test(ahead));
  const end =
    second !== undefined && !isInside({ from: index, to: second.to }, days) ? second : undefined;
  const to = end?.to ?? first.to;
  const isPlain = first.isPlain || end?.isPlain === true;
  if (!isPlain && !isTimeInContext(raw, text, { from: index, to }, days, last)) return undefined;
  const rest = text.slice(to, to + 24);
  return {
    kind: "time",
    from: index,
    to:
      to +
      (behind.around.exec(rest) ?? behind.after.exec(rest) ?? behind.before.exec(rest) ?? [""])[0]
        .length,
    time: timeSaid(first, end, ahead, rest),
  };
}

/** The end of a range: "2–4 pm", "9 am ET to 11 am ET", "between 2 and 4". */
function secondClock(text: string, from: number, isBetween: boolean): FoundClock | undefined {
  for (const pattern of isBetween ? [betweenJoint, rangeJoint] : [rangeJoint]) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) continue;
    const letters = match[1]?.toUpperCase();
    if (letters !== undefined && !abbreviations.has(letters)) continue;
    // "3 pm GMT-5" is an offset, no range.
    if (/^\(?(?:gmt|utc)-/.test(match[0].trimStart())) continue;
    const clock = clockAt(text, from + match[0].length);
    if (clock !== undefined) return clock;
  }
  return undefined;
}

function timeSaid(
  first: FoundClock,
  end: FoundClock | undefined,
  ahead: string,
  rest: string,
): TimeSaid {
  const part = partOf(behind.part.exec(rest)?.[1] ?? partBefore.exec(ahead)?.[1]);
  const said = {
    isAround: before.around.test(ahead) || behind.around.test(rest),
    ...(part === undefined ? {} : { part }),
  };
  if (end !== undefined) return { ...said, kind: "between", start: first.clock, end: end.clock };
  const isBefore = before.before.test(ahead) || behind.before.test(rest);
  if (isBefore) return { ...said, kind: "before", start: null, end: first.clock };
  const isAfter =
    (before.after.test(ahead) && !before.start.test(ahead)) || behind.after.test(rest);
  return { ...said, kind: isAfter ? "after" : "at", start: first.clock, end: null };
}

function partOf(word: string | undefined): DayPart | undefined {
  if (word === undefined) return undefined;
  return word === "morning" || word === "afternoon" ? word : "evening";
}

/** Whether a mere figure is a time: after "at" or a day, after another time, or as a range before a zone. */
function isTimeInContext(
  raw: string,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  days: readonly DayItem[],
  last: TimeItem | undefined,
): boolean {
  const letters = /^ ?\(?([A-Z]{2,5})\b/.exec(raw.slice(to, to + 8))?.[1] ?? "";
  const hasZone =
    abbreviations.has(letters) ||
    /^ ?\(?(?:eastern|pacific|central|mountain|[a-z]{2,12} time)\b/.test(text.slice(to, to + 20));
  if (!hasZone && !figureBehind.test(text.slice(to, to + 12))) return false;
  const ahead = text.slice(Math.max(0, from - 30), from);
  if (hasZone || before.any.test(ahead)) return true;
  const isAfterDay = days.some(
    (day) =>
      day.to <= from &&
      /^[ ,:(@-]{0,3}(?:(?:morning|afternoon|evening|anytime|any time)[ ,:(@-]{0,3})?$/.test(
        text.slice(day.to, from),
      ),
  );
  const isListed =
    last !== undefined && /^ ?(?:,|or|and|\/|, or|, and|&) ?$/.test(text.slice(last.to, from));
  return isAfterDay || isListed;
}

/** "After 10 and before 3" is one stretch of time. */
function joinedAfterBefore(text: string, found: readonly TimeItem[]): TimeItem[] {
  const joined: TimeItem[] = [];
  for (const item of found) {
    const last = joined.at(-1);
    const isOne =
      last?.time.kind === "after" &&
      item.time.kind === "before" &&
      /^ ?(?:,|and|but|\()? ?(?:before|until|till|not after|no later than|by|up to) $/.test(
        text.slice(last.to, item.from),
      );
    if (!isOne) joined.push(item);
    else {
      const time: TimeSaid = { ...last.time, kind: "between", end: item.time.end };
      joined[joined.length - 1] = { ...last, to: item.to, time };
    }
  }
  return joined;
}
