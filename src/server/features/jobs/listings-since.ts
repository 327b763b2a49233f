import { and, desc, eq, gt } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import type { ListingsSince } from "#server/feature.ts";

/** More are not read one by one before the next morning. */
const most = 50;

/** For other features: what came in since a moment, for members, who may open all of it. */
export const listingsSince =
  (db: Queries): ListingsSince =>
  async (since) => {
    const rows = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.isListed, true), eq(jobs.openness, "yes"), gt(jobs.firstSeenAt, since)))
      .orderBy(desc(jobs.firstSeenAt))
      .limit(most + 1);
    const counted = rows.slice(0, most);
    return {
      total: counted.length,
      totalIsCapped: rows.length > most,
      ids: counted.map(({ id }) => String(id)),
    };
  };
