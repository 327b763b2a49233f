import { clockSlackMs } from "#domain/calendar/moments.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A payment begun this short a while ago is taken up again instead of beginning another. */
export const sameAttemptMs = 30 * minuteMs;

/** For this long a payment that failed or was left may still be paid: the customer may be looking for another card. */
const patienceMs = dayMs;

/** After this long nobody is asked about it any more. */
const longestMs = 7 * dayMs;

/** Whether a payment that is not paid is given up, judged by its age and by whether it might still be under way. */
export function isGivenUp(startedAt: Date, isUnderWay: boolean, now: Date): boolean {
  const age = now.getTime() - startedAt.getTime();
  // Begun in the future, by a clock that was wrong: its age is unknown, so only what is under way is waited for.
  if (age < -clockSlackMs) return !isUnderWay;
  return age >= (isUnderWay ? longestMs : patienceMs);
}
