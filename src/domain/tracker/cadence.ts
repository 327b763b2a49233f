import { addDays } from "#domain/days.ts";

/** Working days between one follow-up and the next. */
const pauses = [5, 7, 10] as const;

/** When to ask again; null once one has asked often enough. */
export function nextFollowUp(from: string, timesAsked: number): string | null {
  const pause = pauses[timesAsked];
  if (pause === undefined) return null;
  let day = from;
  for (let left = pause; left > 0; left -= isWeekend(day) ? 0 : 1) day = addDays(day, 1);
  return day;
}

const isWeekend = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
