/** Figures of days as people write them down, `2026-11-16`. What is reckoned with them is in `domain/days.ts`. */

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/;

/** The day with these figures; undefined where there is none, such as the 30th of February. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

export function isPlainDay(text: string): boolean {
  const [, year, month, day] = dayPattern.exec(text) ?? [];
  return year !== undefined && dayOf(Number(year), Number(month), Number(day)) === text;
}

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const yearOf = (day: string): number => Number(day.slice(0, 4));
