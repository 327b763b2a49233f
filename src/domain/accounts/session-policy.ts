import { isStillOn } from "#domain/calendar/moments.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const sessionPolicy = {
  /** A session nobody used for this long is over. */
  idleLimitMs: 14 * dayMs,
  /** However busy, a session ends this long after sign-in. */
  absoluteLimitMs: 90 * dayMs,
  /** Being seen is written down at most this often: a read must not cost a write each time. */
  touchEveryMs: 5 * 60 * 1000,
  /** A clock that is put back by no more than this signs nobody out. By more, whoever came meanwhile signs in again. */
  slackMs: 60 * 60 * 1000,
} as const;

export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export function isSessionLive({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const { idleLimitMs, absoluteLimitMs, slackMs } = sessionPolicy;
  return (
    isStillOn(lastSeenAt, idleLimitMs, now, slackMs) &&
    isStillOn(createdAt, absoluteLimitMs, now, slackMs)
  );
}

/** A clock set back must not stretch a session, so "seen" only ever moves forward. */
export const isTouchDue = ({ lastSeenAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= sessionPolicy.touchEveryMs;
