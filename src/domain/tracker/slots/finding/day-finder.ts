import { monthNumbers, monthSource } from "./day-names.ts";
import { isInside, type DayItem, type DaySaid } from "./item.ts";
import type { MessageText } from "./message-text.ts";
import { weekdaysIn } from "./weekday-finder.ts";

const ordinal = "(?:st|nd|rd|th)";
/** What makes a figure an hour instead of a day. */
const noHour = String.raw`(?!\d|[:.h]\d| ?[ap]\.?m\b| ?o'clock| ?h\b| ?noon| ?uhr)`;
const joint = String.raw`(?: ?(?:-|\/|&) ?| (?:or|and|to|through|thru) )(?:the )?`;

const isoDay = /(?<![\d-])(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d|-\d)(?:t(?=\d))?/g;
/** "18 Nov", "18–20 November 2026", "the 18th and 19th of November". */
const dayThenMonth = new RegExp(
  String.raw`(?<![\d:./$-])(?:the )?((?:\d{1,2}${ordinal}?(?:${joint}|, )){0,3})(\d{1,2})${ordinal}?(?: of)?[ -](${monthSource})\b(?:\.?,? (20\d\d)\b(?!:))?`,
  "g",
);
/** "Nov 18", "November 18th or 19th, 2026". */
const monthThenDay = new RegExp(
  String.raw`\b(${monthSource})\.? (?:the )?(\d{1,2})${ordinal}?\b${noHour}((?:(?:${joint}|, (?=\d{1,2}${ordinal}))\d{1,2}${ordinal}?\b${noHour}(?! ?- ?\d)){0,3})(?:,? (20\d\d)\b(?!:))?`,
  "g",
);
/** "The 18th", but neither "the 2nd round" nor "the 1st of the two". */
const theOrdinal = new RegExp(
  String.raw`\bthe (\d{1,2})${ordinal}\b(?! (?:of|round|interview|stage|call|step|option|choice|time|week|quarter|floor|one|person|slot|half))((?:${joint}\d{1,2}${ordinal}\b){0,3})`,
  "g",
);
/** 18/11, 11/18/2026: the order is settled later. */
const slashed =
  /(?<![\d/.:$-])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?![\d/:]| ?(?:hours?|hrs?|of|an?)\b| ?[ap]\.?m\b)/g;
const dashed = /(?<![\d/.:$-])(\d{1,2})-(\d{1,2})-(20\d\d)(?!\d)/g;
/** 18.11. or 18.11.2026: the day comes first wherever dots are used. */
const dotted = /(?<![\d/.:$-]|\bat )(\d{1,2})\.(\d{1,2})\.(20\d\d|\d\d(?!\d))?/g;
/** "Today's" and "tomorrow's" call count too. */
const relative =
  /\b(day after tomorrow|tomorrow|tmrw|tmr|today|tonight|this (?:morning|afternoon|evening))\b/g;

/** All days that a message names, from left to right, with a weekday and a date beside it as one. */
export function daysIn(message: MessageText): DayItem[] {
  const { text } = message;
  const found: DayItem[] = [];
  const take = (items: readonly DayItem[]): void => {
    found.push(...items.filter((item) => !isInside(item, found)));
  };
  take(
    [...text.matchAll(isoDay)].map((match) =>
      item(match, { date: dateOf(match[3], match[2], match[1]) }),
    ),
  );
  for (const match of text.matchAll(dayThenMonth)) {
    take(listed(match, `${match[1] ?? ""}${match[2] ?? ""}`, match[3], match[4]));
  }
  for (const match of text.matchAll(monthThenDay)) {
    take(listed(match, `${match[2] ?? ""}${match[3] ?? ""}`, match[1], match[4]));
  }
  for (const match of text.matchAll(theOrdinal)) {
    take(listed(match, `${match[1] ?? ""}${match[2] ?? ""}`, undefined, undefined));
  }
  take(
    [...text.matchAll(dotted)].map((match) =>
      item(match, { date: dateOf(match[1], match[2], match[3]) }),
    ),
  );
  take([...text.matchAll(slashed), ...text.matchAll(dashed)].flatMap(inFigures));
  take([...text.matchAll(relative)].map((match) => item(match, { ahead: daysAhead(match[0]) })));
  take(weekdaysIn(message, found));
  return found.toSorted((one, other) => one.from - other.from).filter(({ day }) => isPossible(day));
}

const item = (match: RegExpExecArray, day: DaySaid): DayItem => ({
  kind: "day",
  from: match.index,
  to: match.index + match[0].length,
  day,
});

function daysAhead(word: string): number {
  if (word.startsWith("day after")) return 2;
  return word.startsWith("tom") || word.startsWith("tm") ? 1 : 0;
}

function dateOf(
  day: string | undefined,
  month: string | undefined,
  year: string | undefined,
): NonNullable<DaySaid["date"]> {
  return {
    day: Number(day),
    ...(month === undefined ? {} : { month: monthNumbers.get(month) ?? Number(month) }),
    ...(year === undefined ? {} : { year: fullYear(year) }),
  };
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 : 0) + Number(year);

/** "18–20" are three days, "18 or 20" are two. They share the place of the whole. */
function listed(
  match: RegExpExecArray,
  figures: string,
  month: string | undefined,
  year: string | undefined,
): DayItem[] {
  const days = [...figures.matchAll(/\d+/g)].map(([figure]) => Number(figure));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const isSpan =
    days.length === 2 && /\d(?:st|nd|rd|th)? ?(?:-|to|thr)/.test(figures) && last > first;
  const all = isSpan ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : days;
  return all.map((day) => item(match, { date: dateOf(String(day), month, year) }));
}

function inFigures(match: RegExpExecArray): DayItem[] {
  const [whole, first, second, year] = match;
  if (whole === "24/7") return [];
  return [
    item(match, {
      figures: {
        first: Number(first),
        second: Number(second),
        ...(year === undefined ? {} : { year: fullYear(year) }),
      },
    }),
  ];
}

function isPossible({ date, figures }: DaySaid): boolean {
  if (date !== undefined) {
    return date.day >= 1 && date.day <= 31 && (date.month === undefined || isMonth(date.month));
  }
  if (figures === undefined) return true;
  const { first, second } = figures;
  return (
    first >= 1 && second >= 1 && first <= 31 && second <= 31 && (isMonth(first) || isMonth(second))
  );
}

const isMonth = (figure: number): boolean => figure >= 1 && figure <= 12;
