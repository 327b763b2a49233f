import { isStillOn } from "#domain/calendar/moments.ts";
import type { RateLimit } from "#domain/rate-limit.ts";

/** Wrong passwords from one browser, or from all newcomers of one address, whatever the names: more is somebody working through a list. */
export const wrongPasswords: RateLimit = { calls: 10, windowSeconds: 15 * 60, newcomers: 50 };

/** Wrong passwords in a row that cost nothing but the attempt. */
const freeFailures = 10;
const firstDelaySeconds = 30;
const longestDelaySeconds = 15 * 60;

/** Failures older than this no longer count. */
export const failureMemoryMs = 60 * 60 * 1000;

interface Failures {
  readonly failures: number;
  readonly lastAt: Date;
}

export const isRemembered = ({ lastAt }: Pick<Failures, "lastAt">, now: Date): boolean =>
  isStillOn(lastAt, failureMemoryMs, now);

/**
 * Seconds to wait before the next try: none at first, then half a minute, doubling up to a quarter of an
 * hour. It always ends, so nobody is ever locked out for good.
 */
export function secondsToWait(record: Failures | null, now: Date): number {
  if (record === null) return 0;
  if (record.failures < freeFailures || !isRemembered(record, now)) return 0;
  const sinceMs = Math.max(0, now.getTime() - record.lastAt.getTime());
  const delay = Math.min(
    firstDelaySeconds * 2 ** (record.failures - freeFailures),
    longestDelaySeconds,
  );
  return Math.max(0, Math.ceil(delay - sinceMs / 1000));
}
