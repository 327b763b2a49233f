/** Days as people write them down, `2026-11-16`: they have no hour and no zone, and sort as text. */

const dayMs = 24 * 60 * 60 * 1000;
/** South Africa keeps one clock all year. */
const sastAheadMs = 2 * 60 * 60 * 1000;

/** The day it is in South Africa. */
export const sastDay = (moment: Date): string => isoDay(moment.getTime() + sastAheadMs);

export const addDays = (day: string, days: number): string => isoDay(msOf(day) + days * dayMs);

export const daysBetween = (from: string, to: string): number =>
  Math.round((msOf(to) - msOf(from)) / dayMs);

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day with these figures; undefined where there is none, such as the 30th of February. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const yearOf = (day: string): number => Number(day.slice(0, 4));
