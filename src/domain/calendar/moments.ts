/** The clocks of two machines that are right differ by less than this. */
export const clockSlackMs = 60_000;

/**
 * Whether something that began then, and lasts so long, still goes on. What claims to begin in the future was written
 * by a clock that was wrong, and is over: else it would last for as long as that clock was ahead.
 */
export function isStillOn(
  beganAt: Date,
  lastsMs: number,
  now: Date,
  slackMs: number = clockSlackMs,
): boolean {
  const ageMs = now.getTime() - beganAt.getTime();
  return ageMs >= -slackMs && ageMs < lastsMs;
}

/** From here on a moment cannot have been written by a clock that is right. */
export const tooFarAhead = (now: Date, slackMs: number = clockSlackMs): Date =>
  new Date(now.getTime() + slackMs);
