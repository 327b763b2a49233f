import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "#server/adapters/clock/port.ts";

/** Nobody is asked more often than this. */
const gapMs = 1_000;
/** Nobody has to wait as long: a turn that is further away was given out by a clock that was wrong. */
const longestWaitMs = 120_000;

export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const realPause: Pause = (milliseconds, signal) => wait(milliseconds, undefined, { signal });

/** Waits until it is polite to ask a host again. Whoever waits has a turn of their own. */
export function turnsAtHosts(
  clock: Clock,
  pause: Pause,
): (host: string, signal: AbortSignal) => Promise<void> {
  const freeAt = new Map<string, number>();
  return async (host, signal) => {
    const now = clock.now().getTime();
    const free = freeAt.get(host) ?? 0;
    const turn = free > now + longestWaitMs ? now : Math.max(now, free);
    freeAt.set(host, turn + gapMs);
    if (turn > now) await pause(turn - now, signal);
  };
}
