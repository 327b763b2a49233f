import { desc, eq, lt, max, sql } from "drizzle-orm";
import { startingRates, type RateTable } from "#domain/listing/pay/rates.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { exchangeRates, users } from "#server/adapters/database/schema.ts";

export const ratesTopic = "rates";

/** A table and the moment of its saving; none for the one an installation starts with. */
export interface SavedTable extends RateTable {
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
  /** Who published it, where nobody saved it by hand. */
  readonly source: string | null;
}

type SavedDay = Omit<SavedTable, "usdFor">;

export async function newestTable(db: Queries): Promise<SavedTable> {
  const newestDay = db.select({ day: max(exchangeRates.day) }).from(exchangeRates);
  const { day, currency, usd, savedAt, source } = exchangeRates;
  const rows = await db
    .select({ day, currency, usd, savedAt, source, savedBy: users.username })
    .from(exchangeRates)
    .leftJoin(users, eq(users.id, exchangeRates.savedBy))
    .where(eq(exchangeRates.day, newestDay))
    .orderBy(currency);
  const [first] = rows;
  if (first === undefined) return { ...startingRates, savedAt: null, savedBy: null, source: null };
  return {
    day: first.day,
    savedAt: first.savedAt,
    savedBy: first.savedBy,
    source: first.source,
    usdFor: Object.fromEntries(rows.map((row) => [row.currency, row.usd])),
  };
}

/** The newest table and those of the year before it, oldest first. */
export async function tablesOfYear(db: Queries): Promise<RateTable[]> {
  const { day, currency, usd } = exchangeRates;
  const rows = await db
    .select({ day, worths: sql<Record<string, number>>`jsonb_object_agg(${currency}, ${usd})` })
    .from(exchangeRates)
    .where(sql`${day} >= (select max(day) from ${exchangeRates}) - 365`)
    .groupBy(day)
    .orderBy(day);
  return rows.map(({ day: of, worths }) => ({ day: of, usdFor: worths }));
}

/** The days before one that have a table, newest first. */
export const daysBefore = (db: Queries, day: string, limit: number): Promise<SavedDay[]> =>
  db
    .selectDistinctOn([exchangeRates.day], {
      day: exchangeRates.day,
      savedAt: exchangeRates.savedAt,
      savedBy: users.username,
      source: exchangeRates.source,
    })
    .from(exchangeRates)
    .leftJoin(users, eq(users.id, exchangeRates.savedBy))
    .where(lt(exchangeRates.day, day))
    .orderBy(desc(exchangeRates.day))
    .limit(limit);

/** Until the transaction ends nobody else saves rates. Everybody may read them. */
export async function holdRates(tx: Queries): Promise<void> {
  await tx.execute(sql`lock table ${exchangeRates} in share row exclusive mode`);
}

/** The table of a day, in place of the one it had. */
export async function replaceTable(
  tx: Queries,
  { day, usdFor }: RateTable,
  { savedBy, source }: { readonly savedBy?: number; readonly source?: string },
  savedAt: Date,
): Promise<void> {
  await tx.delete(exchangeRates).where(eq(exchangeRates.day, day));
  await tx.insert(exchangeRates).values(
    Object.entries(usdFor).map(([currency, usd]) => ({
      day,
      currency,
      usd,
      savedBy,
      source,
      savedAt,
    })),
  );
}

/** The days whose rates a user saved. */
export const daysSavedBy = (db: Queries, userId: number) =>
  db
    .selectDistinct({ day: exchangeRates.day, savedAt: exchangeRates.savedAt })
    .from(exchangeRates)
    .where(eq(exchangeRates.savedBy, userId))
    .orderBy(exchangeRates.day);
