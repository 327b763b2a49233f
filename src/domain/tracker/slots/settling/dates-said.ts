import { dayOf, daysBetween, weekdayOf, yearOf } from "#domain/days.ts";
import type { DaySaid } from "../finding/item.ts";

/** The dates that were said: two where the order of day and month is open. */
export function datesOf({ date, figures, weekday }: DaySaid, today: string): string[] {
  if (figures !== undefined) {
    const { first, second, year } = figures;
    const orders = [
      [first, second],
      [second, first],
    ] as const;
    const days = orders.flatMap(([day, month]) =>
      month > 12 ? [] : (inYear(day, month, year, today, weekday) ?? []),
    );
    return [...new Set(days)];
  }
  if (date === undefined) return [];
  if (date.month !== undefined) {
    const day = inYear(date.day, date.month, date.year, today, weekday);
    return day === undefined ? [] : [day];
  }
  let [year, month] = [yearOf(today), Number(today.slice(5, 7))];
  for (let tries = 0; tries < 3; tries += 1) {
    const day = dayOf(year, month, date.day);
    if (day !== undefined && day >= today) return [day];
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return [];
}

/** Without a year it is this one, or the next when the day was half a year ago or more. */
function inYear(
  day: number,
  month: number,
  year: number | undefined,
  today: string,
  weekday: number | undefined,
): string | undefined {
  const here = dayOf(year ?? yearOf(today), month, day);
  if (here === undefined || year !== undefined || here >= today) return here;
  const next = dayOf(yearOf(today) + 1, month, day);
  const isLongAgo = daysBetween(here, today) > 180;
  const fitsOnlyNext =
    weekday !== undefined &&
    next !== undefined &&
    weekdayOf(next) === weekday &&
    weekdayOf(here) !== weekday &&
    daysBetween(today, next) < 200;
  return isLongAgo || fitsOnlyNext ? (next ?? here) : here;
}
