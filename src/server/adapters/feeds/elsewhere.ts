import type { Clock } from "#server/adapters/clock/port.ts";
import { guardedWeb } from "#server/adapters/web/guarded-web.ts";
import { feedsClient } from "./client.ts";
import type { Feeds } from "./port.ts";
import { underOneRoof } from "./whereabouts.ts";

interface Elsewhere {
  /** Such as "http://127.0.0.1:9000/feeds": every host by its name under it. */
  readonly roof: string;
  readonly clock: Clock;
  readonly appUrl: string;
}

/** Every source at one address of the operator's own, wherever that is, and nobody but it. It need not be spared. */
export const feedsElsewhere = ({ roof, clock, appUrl }: Elsewhere): Feeds =>
  feedsClient({
    web: guardedWeb({ isAllowed: () => true }),
    clock,
    appUrl,
    whereabouts: underOneRoof(roof),
    pause: () => Promise.resolve(),
  });
