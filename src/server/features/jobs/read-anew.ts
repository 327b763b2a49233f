import { and, asc, eq, gt, lt } from "drizzle-orm";
import { rulesVersion } from "#domain/listing/rules-version.ts";
import type { Posting } from "#domain/listing/posting.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { postingOf } from "./desk/listing-store.ts";
import { readingOf } from "./new-job.ts";
import { jobsTopic, type JobRow } from "./stores/jobs.ts";

interface Needed {
  readonly database: Database;
  readonly log: Logger;
  readonly newestRates: (db: Queries) => Promise<RateTable>;
}

/** A text is read in a few milliseconds: nobody waits long for a batch, even where everybody shares one thread. */
const batchSize = 20;

interface Rules {
  readonly version: number;
  readonly read: typeof readingOf;
}

/** After the rules have changed, what older ones read is read again; otherwise it costs one look into an index. */
export const readAnew = (services: Needed): ScheduledTask => ({
  name: "read-facts-anew",
  cron: "50 * * * *",
  isDueAtStart: true,
  async run(signal) {
    const read = await readAllAnew(services, signal);
    if (read > 0) services.log.info("Facts were read anew", { jobs: read, rulesVersion });
  },
});

/**
 * Each batch is a transaction of its own, and what it has read says so: a run that is cut off goes on where it stopped. Never
 * back to older rules, since while a new version is rolled out processes with both of them are there.
 */
export async function readAllAnew(
  services: Needed,
  signal: AbortSignal,
  rules: Rules = { version: rulesVersion, read: readingOf },
): Promise<number> {
  let [all, after] = [0, 0];
  for (let isMore = true; isMore && !signal.aborted;) {
    const rows = await staleRows(services.database.queries, rules.version, after);
    all += await writeAnew(services, rows, rules);
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === batchSize;
  }
  return all;
}

const isStale = (version: number) => lt(jobs.rulesVersion, version);

const staleRows = (db: Queries, version: number, after: number): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(isStale(version), gt(jobs.id, after)))
    .orderBy(asc(jobs.id))
    .limit(batchSize);

async function writeAnew(
  { database, log, newestRates }: Needed,
  rows: readonly JobRow[],
  { version, read }: Rules,
): Promise<number> {
  const rates = await newestRates(database.queries);
  // Before the transaction: on the embedded database everybody waits for that.
  const readings = rows.flatMap((row) => {
    try {
      return [{ row, reading: read(postingIn(row), row.overrides, rates) }];
    } catch (error) {
      // One that cannot be read must not keep the others from it.
      log.warn("The facts of a job could not be read anew", { jobId: row.id, error });
      return [];
    }
  });
  return database.transaction(async (tx) => {
    let written = 0;
    for (const { row, reading } of readings) {
      // Whoever changed it meanwhile has read it too; if not, the next run does.
      const asRead = and(eq(jobs.id, row.id), eq(jobs.version, row.version), isStale(version));
      const done = await tx
        .update(jobs)
        .set({ ...reading, rulesVersion: version })
        .where(asRead)
        .returning({ id: jobs.id });
      written += done.length;
    }
    if (written > 0) await database.changes.announce(jobsTopic, tx);
    return written;
  });
}

const postingIn = ({ salaryText, ...row }: JobRow): Posting =>
  postingOf({ ...row, salary: salaryText });
