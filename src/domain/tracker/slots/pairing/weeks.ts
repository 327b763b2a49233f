import type { WeekItem } from "../finding/day-merger.ts";
import type { DayItem } from "../finding/item.ts";
import type { WeekSaid } from "../settling/settle-day.ts";
import type { Sentence } from "./sentences.ts";

/**
 * The week a weekday is in, by what the message says of weeks. A week named earlier in the same sentence holds for the
 * days behind it, and so does one that heads them; any other only bears out what is likely anyway.
 */
export function weekOf(
  day: DayItem,
  weeks: readonly WeekItem[],
  sentence: Sentence,
  text: string,
): WeekSaid {
  const before = weeks.findLast(({ to }) => to <= day.from);
  if (before !== undefined && before.from >= sentence.from) return before.week;
  if (before !== undefined) {
    const isHeading =
      /^[ )]{0,2}:?\s*$/.test(text.slice(before.to, sentence.from)) ||
      /:\s*$/.test(text.slice(before.to, sentence.from));
    if (isHeading) return before.week;
    return typeof before.week === "object" || before.week === "unclear"
      ? "unclear"
      : `maybe ${before.week}`;
  }
  const after = weeks.find(({ from }) => from >= day.to && from < sentence.to);
  if (after === undefined) return undefined;
  return /^[\sa-z,/]{0,24}$/.test(text.slice(day.to, after.from)) &&
    !/\d/.test(text.slice(day.to, after.from))
    ? after.week
    : "unclear";
}
