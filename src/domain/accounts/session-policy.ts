const dayMs = 24 * 60 * 60 * 1000;

export const sessionPolicy = {
  /** A session nobody used for this long is over. */
  idleLimitMs: 14 * dayMs,
  /** However busy, a session ends this long after sign-in. */
  absoluteLimitMs: 90 * dayMs,
  /** Being seen is written down at most this often: a read must not cost a write each time. */
  touchEveryMs: 5 * 60 * 1000,
} as const;

export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export function isSessionLive({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const time = now.getTime();
  return (
    time - lastSeenAt.getTime() < sessionPolicy.idleLimitMs &&
    time - createdAt.getTime() < sessionPolicy.absoluteLimitMs
  );
}

/** A clock set back must not stretch a session, so "seen" only ever moves forward. */
export const isTouchDue = ({ lastSeenAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= sessionPolicy.touchEveryMs;
