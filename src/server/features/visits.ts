import { eq, gt, lte, sql } from "drizzle-orm";
import type { visitEndpoints } from "#contract/members/visits.ts";
import { tooFarAhead } from "#domain/calendar/moments.ts";
import { hoursOfVisit } from "#domain/visits.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { visits } from "#server/adapters/database/schema.ts";
import type { Feature, HandlerServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";

interface VisitServices extends Pick<HandlerServices, "listingsSince"> {
  readonly database: Database;
  readonly clock: Clock;
}

const hourMs = 60 * 60 * 1000;

function visitHandlers({
  database,
  clock,
  listingsSince,
}: VisitServices): Handlers<typeof visitEndpoints> {
  return {
    async noteVisit({ viewer }) {
      const since = await visitBefore(database.queries, viewer.id, clock.now());
      const none = { total: 0, totalIsCapped: false, ids: [] };
      return {
        since: since?.toISOString() ?? null,
        newListings: since === null ? none : await listingsSince(since),
      };
    },
  };
}

/** Begins a visit unless one is under way, and answers with when the one before it was. */
async function visitBefore(db: Queries, userId: number, now: Date): Promise<Date | null> {
  const lastEnd = new Date(now.getTime() - hoursOfVisit * hourMs);
  await db
    .insert(visits)
    .values({ userId, visitedAt: now })
    .onConflictDoUpdate({
      target: visits.userId,
      set: { beforeAt: sql`least(${visits.visitedAt}, excluded.visited_at)`, visitedAt: now },
      // A visit to come was written by a clock that was wrong.
      setWhere: sql`${lte(visits.visitedAt, lastEnd)} or ${gt(visits.visitedAt, tooFarAhead(now))}`,
    });
  const [row] = await visitOf(db, userId);
  return row?.beforeAt ?? null;
}

const visitOf = (db: Queries, userId: number) =>
  db.select().from(visits).where(eq(visits.userId, userId));

async function exportVisits(
  db: Queries,
  { id }: { readonly id: number },
): Promise<Record<string, unknown>> {
  const [row] = await visitOf(db, id);
  return { lastVisit: row?.visitedAt ?? null };
}

export const visitsFeature: Feature<typeof visitEndpoints> = {
  handlers: visitHandlers,
  dataOfUser: exportVisits,
};
