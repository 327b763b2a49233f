import { withoutDeadlines } from "./deadlines.ts";
import { daysIn } from "./day-finder.ts";
import { mergedDays, weeksAndDays, type WeekItem } from "./day-merger.ts";
import type { DayItem, Span, TimeItem, ZoneItem } from "./item.ts";
import { messageText } from "./message-text.ts";
import { timesIn } from "./time-finder.ts";
import { zonesIn } from "./zone-finder.ts";

/** Everything in a message that a time can be made of. */
export interface Found {
  readonly raw: string;
  readonly text: string;
  readonly days: readonly DayItem[];
  readonly weeks: readonly WeekItem[];
  readonly times: readonly TimeItem[];
  readonly zones: readonly ZoneItem[];
  /** Parts of a day and lengths of a call: they stand between days and times without parting them. */
  readonly parts: readonly Span[];
  /** How long the call is, where the message says so once. */
  readonly minutes: number | null;
}

const partPattern =
  /\b(?:in the )?(?:early |late |mid-?)?(?:morning|afternoon|evening|tonight|lunch ?time)s?\b|\b(?:or later|onwards?)\b/g;
const lengthPattern =
  /\b(?:for )?(?:an? |about |approx\.? )?(?:(\d{1,3})[ -]?(?:minutes?|mins?)|(1|one|an|half an|2|two)[ -]hours?)\b(?: (?:call|chat|interview|slot|meeting|long))?/g;

export function findIn(message: string): Found {
  const read = messageText(message);
  const all = daysIn(read);
  const { days, times } = withoutDeadlines(read.text, all, timesIn(read.raw, read.text, all));
  const { days: named, weeks } = weeksAndDays(read.text, days);
  const lengths = [...read.text.matchAll(lengthPattern)];
  const parts = [...read.text.matchAll(partPattern), ...lengths].map(({ index, 0: said }) => ({
    from: index,
    to: index + said.length,
  }));
  return {
    ...read,
    days: mergedDays(read.text, named),
    weeks,
    times,
    zones: zonesIn(read, times),
    parts: parts.toSorted((one, other) => one.from - other.from),
    minutes: onlyLength(lengths),
  };
}

const hourLengths = new Map([
  ["1", 60],
  ["one", 60],
  ["an", 60],
  ["half an", 30],
  ["2", 120],
  ["two", 120],
]);

function onlyLength(lengths: readonly RegExpExecArray[]): number | null {
  const said = new Set(
    lengths.map(([, minutes, hours]) =>
      minutes === undefined ? (hourLengths.get(hours ?? "") ?? 0) : Number(minutes),
    ),
  );
  const [only = 0] = said;
  return said.size === 1 && only >= 10 && only <= 480 ? only : null;
}
