import { createMiddleware } from "hono/factory";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { AppError } from "#server/app-error.ts";
import type { HttpEnv } from "../context.ts";

/** A whole mobile network can stand behind one address: room for all its people, none for a flood. */
export const floodCeiling: RateLimit = { calls: 20_000, windowSeconds: 60 };

/** More callers than this in a window, and the count begins anew: it must not be what fills the memory. */
const mostAddresses = 50_000;

/** Counts one request of an address, and says how many seconds it is to stay away: none, unless it is a flood. */
export type CountCaller = (address: string) => number;

/**
 * Counts everything that comes from outside, what is answered from memory too: that is quick, but not for nothing. In
 * this process and without a query, since it is asked for every single request.
 */
export function floodGate(clock: Clock, { calls, windowSeconds }: RateLimit): CountCaller {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    const now = clock.now().getTime();
    if (now >= endsAt || counts.size >= mostAddresses) {
      counts.clear();
      endsAt = now + windowSeconds * 1000;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > calls ? Math.ceil((endsAt - now) / 1000) : 0;
  };
}

/** For all that is not counted on its way in already. */
export const turnAwayFloods = (countCaller: CountCaller) =>
  createMiddleware<HttpEnv>((c, next) => {
    const retryAfterSeconds = countCaller(c.get("address"));
    if (retryAfterSeconds > 0) throw new AppError("too_many_requests", { retryAfterSeconds });
    return next();
  });
