import { and, eq, sql } from "drizzle-orm";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { jobsTopic } from "../stores/jobs.ts";
import type { SearchQuery } from "./search-query.ts";

type Ids = ReadonlySet<number>;

/** What all of them may take up. */
const mostBytes = 2_000_000;
const bytesOf = (ids: Ids): number => 200 + 24 * ids.size;

/** For each part of a query, the listed jobs that have it. */
export type MatchesOfParts = (query: SearchQuery) => Promise<Ids[]>;

/**
 * People look for the same few words in ever new combinations. What has all of them is what is in the matches of each,
 * so the database is asked about a word once, and about a combination never. Only for a board whose jobs are few.
 */
export function matchesOfParts(
  { queries: db, changes }: Pick<Database, "queries" | "changes">,
  clock: Clock,
): MatchesOfParts {
  const kept = keptUntilChanged<Ids>(changes, clock, jobsTopic, { mostBytes, bytesOf });
  return ({ column, parts }) =>
    Promise.all(
      parts.map((part) =>
        // Whoever may not open every job looks through another column, and so has matches of their own.
        kept(JSON.stringify([column.name, part]), async () => {
          const rows = await db
            .select({ id: jobs.id })
            .from(jobs)
            .where(and(eq(jobs.isListed, true), sql`${column} @@ ${part}::tsquery`));
          return new Set(rows.map(({ id }) => id));
        }),
      ),
    );
}
