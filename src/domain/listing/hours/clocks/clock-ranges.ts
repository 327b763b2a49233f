import { everyMatch } from "#domain/listing/text/every-match.ts";
import { minutesInDay } from "../sast.ts";

/** "9am - 5pm" and the like: minutes after midnight, and where in the sentence it stands. */
export interface ClockRange {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Only figures, as in "8 to 5": it takes a zone beside it to be a time of day. */
  readonly isBare: boolean;
  /** "9 bis 17 Uhr". */
  readonly isGerman: boolean;
}

interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly half: "am" | "pm" | undefined;
}

const time = String.raw`(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m\b\.?)?`;
/** A zone may be told with both times: "9am ET to 5pm ET". */
const zoneBetween = String.raw`(?: ?\(?(?:in )?(?:[a-z]{2,4}|eastern|pacific|central|mountain|london|[a-z]{4,12} time|berlin|paris|sydney|toronto|chicago|dublin|helsinki|amsterdam|dubai|singapore|johannesburg|joburg|cape town|new york|warsaw|madrid|lisbon|denver|boston)(?: time)?\)?)?`;
const ending = String.raw`(?:,|,? ?and|,? ?then)? ?(?:you )?(?:log|clock|sign|knock|wrap)? ?(?:out|off|up|finish(?:es|ing)?|ends?|ending|done|stops?|clos(?:es|ing))(?: time)?(?: is)?(?: at| by| around|:)?`;
const rangePattern = new RegExp(
  String.raw`(?<![\d$/:.,+#]|\d ?- ?)\b${time}(?: ?uhr)?${zoneBetween} ?(?:-to-|-|to|till|until|up to|and|through|bis|und|tot|a las|a|y|${ending}) ?${time}( ?uhr\b)?(?![\d%$€£/]|[.,:]\d| ?(?:-|to) ?\d)`,
  "g",
);

/** Less than three hours is a meeting, unless it is what everybody keeps; more than fourteen is no working day. */
const shortest = 180;
const shortestFixed = 90;
const fixed =
  /\b(?:core|fixed|anchor(?:ed)?|block|must be|have to be|need to be|be online|online|overlap\w*|everyone|the whole team)\b/;
const longest = 840;

export function clockRangesIn(text: string): ClockRange[] {
  const ranges: ClockRange[] = [];
  for (const match of everyMatch(text, rangePattern)) {
    const [whole, hourA, minuteA, halfA, hourB, minuteB, halfB, uhr] = match;
    const first = timeOf(hourA, minuteA, halfA);
    const last = timeOf(hourB, minuteB, halfB);
    const range = first && last && minutesOf(first, last);
    if (range === undefined || isTwoTimes(text, match)) continue;
    if (range.end - range.start < (fixed.test(text) ? shortestFixed : shortest)) continue;
    if (range.end - range.start > longest) continue;
    ranges.push({
      ...range,
      from: match.index,
      to: match.index + whole.length,
      isBare: [minuteA, minuteB, halfA, halfB, uhr].every((part) => part === undefined),
      isGerman: uhr !== undefined,
    });
  }
  return ranges;
}

/** "We publish at 9am and 3pm" names two times; "between 9am and 3pm" is a stretch. */
const isTwoTimes = (text: string, { 0: whole, index }: RegExpExecArray): boolean =>
  /[^a-z]and \d/.test(whole) &&
  !/\b(?:between|from|start\w*|begin\w*|core|hours?|zwischen)\b/.test(text.slice(0, index));

function timeOf(
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
): ClockTime | undefined {
  const time = { hour: Number(hour), minute: Number(minute ?? 0) };
  if (time.hour > (half === undefined ? 24 : 12) || time.minute > 59) return undefined;
  return { ...time, half: half === "a" ? "am" : half === "p" ? "pm" : undefined };
}

/** Fills in what people leave out: "9-5" ends in the afternoon, "1-6pm" begins there. */
function minutesOf(first: ClockTime, last: ClockTime): { start: number; end: number } {
  let start = minuteOfDay(first, first.half);
  let end = minuteOfDay(last, last.half);
  if (first.half === undefined && last.half !== undefined && first.hour <= 12) {
    start = minuteOfDay(first, last.half);
    if (start >= end) start = minuteOfDay(first, last.half === "pm" ? "am" : "pm");
  }
  const isEndOpen = last.half === undefined && last.hour <= 12;
  if (end <= start && isEndOpen && start <= 720) end += 720;
  if (end <= start) end += minutesInDay;
  return { start, end };
}

function minuteOfDay({ hour, minute }: ClockTime, half: ClockTime["half"]): number {
  const hours = half === undefined ? hour : (hour % 12) + (half === "pm" ? 12 : 0);
  return hours * 60 + minute;
}
