import { createHmac, randomBytes } from "node:crypto";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { JobDeed } from "#server/feature.ts";
import type { Visit } from "#server/http/guards/session.ts";

/** Says whether the same browser did the same a short while ago. */
export type IsRepeat = (jobId: number, deed: JobDeed, visit: Visit) => boolean;

/** Somebody who comes back after this has come back. */
const whileMs = 30 * 60_000;
const mostRemembered = 50_000;

/**
 * Remembers in this process only, under a key that ends with it: neither an address nor a browser's name is kept. Those
 * who look alike behind one address are taken for one; a figure that is too low misleads nobody.
 */
export function repeats(clock: Clock): IsRepeat {
  const key = randomBytes(32);
  const seen = new Map<string, number>();

  return (jobId, deed, { address, userAgent }) => {
    const now = clock.now().getTime();
    const mark = createHmac("sha256", key)
      .update(JSON.stringify([jobId, deed, address, userAgent]))
      .digest("base64url");
    const before = seen.get(mark);
    if (before !== undefined && Math.abs(now - before) < whileMs) return true;
    seen.delete(mark);
    for (const [oldest, at] of seen) {
      if (seen.size < mostRemembered && now - at < whileMs) break;
      seen.delete(oldest);
    }
    seen.set(mark, now);
    return false;
  };
}
