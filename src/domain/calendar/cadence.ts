import type { Holiday } from "./holidays.ts";
import type { PlainDay } from "./plain-days.ts";
import { addWorkingDays } from "./working-days.ts";

/**
 * How long to wait before each message, in working days: a week after applying, then longer each time. After the third
 * nobody is helped by a fourth.
 */
export const defaultCadence: readonly number[] = [5, 7, 10];

/**
 * When to write next. `lastDay` is the day of the application, or of the last message if there was one; `sent` is how
 * many messages there were. Null when the cadence is at its end.
 */
export function nextFollowUp(
  lastDay: PlainDay,
  sent: number,
  declared: readonly Holiday[],
  cadence: readonly number[] = defaultCadence,
): PlainDay | null {
  const wait = cadence[sent];
  return wait === undefined ? null : addWorkingDays(lastDay, wait, declared);
}

/** All days on which to write, if each message goes out on its day. */
export function followUpDays(
  appliedOn: PlainDay,
  declared: readonly Holiday[],
  cadence: readonly number[] = defaultCadence,
): PlainDay[] {
  let last = appliedOn;
  return cadence.map((wait) => (last = addWorkingDays(last, wait, declared)));
}
