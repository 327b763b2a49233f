import { lt } from "drizzle-orm";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { rateLimits } from "#server/adapters/database/schema.ts";
import type { ScheduledTask } from "./port.ts";

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  /** Each removes what has run its course by now. */
  readonly sweepers: readonly ((now: Date) => Promise<void>)[];
}

/** Sweeps out what has run its course, and gives the space back. */
export const housekeeping = ({ database, clock, sweepers }: Options): ScheduledTask => ({
  name: "housekeeping",
  cron: "*/15 * * * *",
  async run() {
    const now = clock.now();
    for (const sweep of sweepers) await sweep(now);
    await database.queries.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
    await database.storage.reclaim();
  },
});
