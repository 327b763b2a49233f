import type { Holiday } from "#domain/calendar/holidays.ts";
import { addWorkingDays } from "#domain/calendar/working-days.ts";

/** Working days between one follow-up and the next: longer each time, and after the third nobody is helped by a fourth. */
const pauses = [5, 7, 10] as const;

/**
 * When to ask again; null once one has asked often enough. Weekends and public holidays do not count: those of the law,
 * and those that were declared besides.
 */
export function nextFollowUp(
  from: string,
  timesAsked: number,
  declared: readonly Holiday[],
): string | null {
  const pause = pauses[timesAsked];
  return pause === undefined ? null : addWorkingDays(from, pause, declared);
}
