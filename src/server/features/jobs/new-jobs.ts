import { and, gt } from "drizzle-orm";
import { jobCard, type JobCard } from "#contract/jobs.ts";
import { hasWords } from "#domain/jobs/search/searched-words.ts";
import { tiers as allTiers } from "#domain/jobs/visibility.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { FindNewJobs } from "#server/feature.ts";
import { presentCard } from "./present.ts";
import { cardColumns, type CardRow } from "./stores/card-row.ts";
import { conditionOf } from "./search/condition.ts";
import { newestFirst } from "./search/orders.ts";
import { searchReader } from "./search/search-query.ts";

interface Needed {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** For other features: found as the board finds them, so that a letter never tells of what the board would not show. */
export function newJobsFinder(
  { database, clock, log }: Needed,
  newestRates: (db: Queries) => Promise<RateTable>,
): FindNewJobs {
  const db = database.queries;
  const readSearch = searchReader(database, clock);

  /** A row that cannot be shown must not take the others with it. */
  const cardOf =
    (rates: RateTable) =>
    (row: CardRow): JobCard[] => {
      const shown = jobCard.safeParse(presentCard(row, rates));
      if (!shown.success) log.warn("A job could not be shown in a letter", { jobId: row.id });
      return shown.success ? [shown.data] : [];
    };

  return async ({ search: text, ...filters }, { tiers, since }, most) => {
    if (text !== "" && !hasWords(text)) return [];
    const asked = await readSearch(text, tiers.length === allTiers.length);
    if (asked === "nothing") return [];
    const search = asked === "anything" ? null : asked;
    const rows = await db
      .select(cardColumns)
      .from(jobs)
      .where(
        and(
          conditionOf({ ...filters, search, savedBy: null }, { tiers }),
          gt(jobs.firstSeenAt, since),
        ),
      )
      .orderBy(...newestFirst.orderBy)
      .limit(most);
    return rows.flatMap(cardOf(await newestRates(db)));
  };
}
