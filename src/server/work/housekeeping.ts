import { gt, lt, or } from "drizzle-orm";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { rateLimits } from "#server/adapters/database/schema.ts";
import type { ScheduledTask, Sweeper } from "./port.ts";

/** No limit counts for longer: what ends later was set by a clock that was wrong. */
const longestWindowMs = 24 * 60 * 60 * 1000;

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly sweepers: readonly Sweeper[];
}

/** Sweeps out what has run its course, and gives the space back. */
export const housekeeping = ({ database, clock, sweepers }: Options): ScheduledTask => ({
  name: "housekeeping",
  cron: "*/15 * * * *",
  async run() {
    const now = clock.now();
    for (const sweep of sweepers) await sweep(now);
    const { resetsAt } = rateLimits;
    const ahead = new Date(now.getTime() + longestWindowMs);
    await database.queries.delete(rateLimits).where(or(lt(resetsAt, now), gt(resetsAt, ahead)));
    await database.storage.reclaim();
  },
});
