import type { DayItem, DaySaid, Span } from "./item.ts";

/** "Next week", "the week of 23 November": which week the weekdays beside it are in. */
export type WeekItem = Span & { readonly week: "next week" | "this week" | "unclear" | DaySaid };

const beside = /^[ ,(]{0,3}(?:the |- |on |i\.e\. ?|or rather )?$/;

/** "Wednesday the 18th", "18/11 (Wed)", "tomorrow, Tuesday": one day said twice, so that each checks the other. */
export function mergedDays(text: string, days: readonly DayItem[]): DayItem[] {
  const runs = runsOfOneSort(days);
  const merged: DayItem[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const [run, next] = [runs[index] ?? [], runs[index + 1] ?? []];
    const [last, first] = [run.at(-1), next[0]];
    const isOne =
      last !== undefined &&
      first !== undefined &&
      sortOf(last.day) !== sortOf(first.day) &&
      beside.test(text.slice(last.to, first.from));
    if (isOne && run.length === next.length && isClose(text, run)) {
      merged.push(...run.map((item, place) => both(item, next[place] ?? item)));
      index += 1;
    } else if (isOne) {
      merged.push(...run.slice(0, -1), both(last, first));
      runs[index + 1] = next.slice(1);
    } else merged.push(...run);
  }
  return merged;
}

const both = (one: DayItem, other: DayItem): DayItem => ({
  kind: "day",
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
  day: { ...one.day, ...other.day },
});

const sortOf = ({ weekday, date, figures, ahead }: DaySaid): string =>
  date !== undefined || figures !== undefined
    ? "date"
    : ahead !== undefined
      ? "ahead"
      : weekday === undefined
        ? "none"
        : "weekday";

function runsOfOneSort(days: readonly DayItem[]): DayItem[][] {
  const runs: DayItem[][] = [];
  for (const item of days) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && sortOf(last[0].day) === sortOf(item.day)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** Whether a run of days is one list: "Tue–Thu" before "17–19 Nov". */
const isClose = (text: string, run: readonly DayItem[]): boolean =>
  run.every((item, index) => {
    const before = run[index - 1];
    return before === undefined || text.slice(before.to, item.from).length < 6;
  });

const weekOf =
  /\b(?:week (?:of|commencing|beginning|starting)|w\/c|w\/b|w\/o)(?: the| on)?(?: mon(?:day)?,?)? ?$/;
const weekWords =
  /\b(next week|this week|(?:the )?following week|week after next|week after|(?:in )?(?:two|2|three|3) weeks(?:' time)?|fortnight)\b/g;

/** Takes what names a week out of the days. */
export function weeksAndDays(
  text: string,
  days: readonly DayItem[],
): { readonly days: DayItem[]; readonly weeks: WeekItem[] } {
  const weeks: WeekItem[] = [];
  const kept = days.filter((item) => {
    if (!weekOf.test(text.slice(Math.max(0, item.from - 40), item.from))) return true;
    weeks.push({ from: item.from, to: item.to, week: item.day });
    return false;
  });
  for (const { index, 0: word } of text.matchAll(weekWords)) {
    const isOfDay = days.some(({ from, to }) => index >= from && index < to);
    const week = word === "next week" || word === "this week" ? word : "unclear";
    if (!isOfDay) weeks.push({ from: index, to: index + word.length, week });
  }
  return { days: kept, weeks: weeks.toSorted((one, other) => one.from - other.from) };
}
