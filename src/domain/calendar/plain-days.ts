/** A day of the calendar without time or zone, as `2026-11-16`. Two of them compare as text. */
export type PlainDay = string;

const dayMs = 24 * 60 * 60 * 1000;

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/;

/** The day with these figures; undefined where there is none, such as the 30th of February. */
export function dayOf(year: number, month: number, day: number): PlainDay | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

export function isPlainDay(text: string): boolean {
  const [, year, month, day] = dayPattern.exec(text) ?? [];
  return year !== undefined && dayOf(Number(year), Number(month), Number(day)) === text;
}

const numberOf = (day: PlainDay): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

export const addDays = (day: PlainDay, days: number): PlainDay =>
  new Date((numberOf(day) + days) * dayMs).toISOString().slice(0, 10);

/** How many days the second is after the first; less than 0 when it is before. */
export const daysBetween = (first: PlainDay, second: PlainDay): number =>
  numberOf(second) - numberOf(first);

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: PlainDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const yearOf = (day: PlainDay): number => Number(day.slice(0, 4));
