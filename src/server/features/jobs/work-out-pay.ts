import { and, asc, gt, sql } from "drizzle-orm";
import { listingFacts } from "#contract/listings/listing-facts.ts";
import { payBandOf, type PayBand } from "#domain/jobs/pay-bands.ts";
import type { PayAmount } from "#domain/listing/facts.ts";
import { usdPerYear } from "#domain/listing/pay/in-usd.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import type { QueuedTask, ScheduledTask } from "#server/work/port.ts";
import { jobsTopic } from "./stores/jobs.ts";

export const workOutPay = "work-out-pay";

/** Small enough that nobody waits for a batch, even where everybody shares one connection. */
const batchSize = 250;

type ReadRates = (db: Queries) => Promise<RateTable>;

/** After new rates: every yearly pay in dollars, and the band it falls in, as they are today. */
export const workOutPayTask = (database: Database, readRates: ReadRates): QueuedTask => ({
  name: workOutPay,
  run: () => workOutAll(database, readRates),
});

/** The same every night, for what was added with rates that changed a moment later. */
export const workOutPayNightly = (database: Database, readRates: ReadRates): ScheduledTask => ({
  name: `${workOutPay}-nightly`,
  cron: "20 1 * * *",
  run: (signal) => workOutAll(database, readRates, signal),
});

/** Writes only what differs, so it may be cut off and started again, or run twice at once. */
async function workOutAll(
  database: Database,
  readRates: ReadRates,
  signal?: AbortSignal,
): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    signal?.throwIfAborted();
    after = await workOutBatch(database, readRates, after);
  }
}

/** The last id of the batch; null when there are no more. */
const workOutBatch = (
  database: Database,
  readRates: ReadRates,
  after: number,
): Promise<number | null> =>
  database.transaction(async (tx) => {
    const rows = await paidInOtherMoney(tx, after);
    const last = rows.at(-1);
    if (last === undefined) return null;
    // Only now that the rows are ours: a run with older rates can then never have the last word.
    const rates = await readRates(tx);
    const changed = rows.flatMap((row) => changeOf(row, rates));
    if (changed.length > 0) {
      await writeAll(tx, changed);
      await database.changes.announce(jobsTopic, tx);
    }
    return last.id;
  });

interface PaidJob {
  readonly id: number;
  readonly payBand: PayBand | null;
  readonly amount: PayAmount;
}

const amount = sql<PayAmount>`${jobs.facts} #> '{pay,value,amount}'`;

/** Dollars are dollars whatever the rates. Nobody who saves one of these jobs meanwhile has to wait. */
const paidInOtherMoney = (tx: Queries, after: number): Promise<PaidJob[]> =>
  tx
    .select({ id: jobs.id, payBand: jobs.payBand, amount })
    .from(jobs)
    .where(and(gt(jobs.id, after), sql`${amount} ->> 'currency' <> 'USD'`))
    .orderBy(asc(jobs.id))
    .limit(batchSize)
    .for("no key update");

type Change = Pick<PaidJob, "id" | "payBand"> & Pick<PayAmount, "usdPerYear">;

const payAmount = listingFacts.shape.pay.shape.value.shape.amount.unwrap();

/** Nothing for a currency the rates do not know: what was worked out before is better than nothing. */
function changeOf({ id, payBand, amount }: PaidJob, rates: RateTable): Change[] {
  // One that was put in by hand and does not fit must not keep the others from being worked out.
  if (!payAmount.safeParse(amount).success) return [];
  if (!Object.hasOwn(rates.usdFor, amount.currency)) return [];
  const now = usdPerYear(amount, rates);
  const before = amount.usdPerYear;
  const band = payBandOf(now);
  if (now.min === before.min && now.max === before.max && band === payBand) return [];
  return [{ id, payBand: band, usdPerYear: now }];
}

/** In one statement: the counts of the board are brought up to date once for each. */
async function writeAll(tx: Queries, changes: readonly Change[]): Promise<void> {
  await tx.execute(sql`
    update jobs set
      facts = jsonb_set(jobs.facts, '{pay,value,amount,usdPerYear}', changed."usdPerYear"),
      pay_band = changed."payBand"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as changed (id integer, "payBand" text, "usdPerYear" jsonb)
    where jobs.id = changed.id`);
}
