import type { Database } from "#server/adapters/database/port.ts";
import type { Sweeper } from "#server/work/port.ts";

/** A page that somebody has open, or keeps offline, may still show one for a while. */
const graceMs = 24 * 60 * 60 * 1000;

/**
 * Removes the logos that no job and no company has shown for a day. Whoever uses one again clears the moment that a removal goes
 * by, so one that comes back while this runs stays.
 */
export const sweepLogos =
  ({ executeSql }: Pick<Database, "executeSql">): Sweeper =>
  async (now) => {
    const over = new Date(now.getTime() - graceMs).toISOString();
    for (const { table, isUsed, isHeld } of [sources, logos]) {
      await executeSql(
        `update ${table} set unused_since = null where unused_since is not null and (${isUsed})`,
      );
      await executeSql(`delete from ${table} where unused_since <= $1 and not (${isHeld})`, [over]);
      await executeSql(
        `update ${table} set unused_since = $1 where unused_since is null and not (${isUsed})`,
        [now.toISOString()],
      );
    }
  };

/** Addresses first: a logo is held by those it came from. */
const isAskedFor = "exists (select from jobs where jobs.logo_url = logo_sources.url)";
const sources = { table: "logo_sources", isUsed: isAskedFor, isHeld: isAskedFor };

const isACompanys = "exists (select from companies where companies.logo_hash = logos.hash)";
const isFrom = "exists (select from logo_sources s where s.hash = logos.hash";
const logos = {
  table: "logos",
  isUsed: `${isACompanys} or ${isFrom} and s.unused_since is null)`,
  isHeld: `${isACompanys} or ${isFrom})`,
};
