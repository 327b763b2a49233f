import { sastDay } from "#domain/days.ts";
import { startingRates, type RateTable, type ReadRates } from "#domain/listing/pay/rates.ts";
import { bandsOf, isOldRate } from "#domain/rates/last-year.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { exchangeRates } from "#server/adapters/database/schema.ts";
import { ratesTopic, tablesOfYear } from "./store.ts";

/**
 * The newest rates and how far they went in a year, read once and not for every job. They are the very same object until
 * something about them is another: what was worked out by it is kept with it.
 */
export function ratesReader({ queries, changes }: Database, clock: Clock): ReadRates {
  const kept = keptUntilChanged<RateTable>(changes, clock, ratesTopic);
  const withAge = new WeakMap<RateTable, { readonly on: string; readonly rates: RateTable }>();
  return async () => {
    const table = await kept("newest", async () => {
      const tables = await tablesOfYear(queries);
      return { ...(tables.at(-1) ?? startingRates), lastYear: bandsOf(tables) };
    });
    const today = sastDay(clock.now());
    const before = withAge.get(table);
    if (before?.on === today) return before.rates;
    const isOld = isOldRate(table.day, today);
    const rates = before?.rates.isOld === isOld ? before.rates : { ...table, isOld };
    withAge.set(table, { on: today, rates });
    return rates;
  };
}

/** A new installation starts with the rates we know. */
export async function fillRates(db: Queries): Promise<void> {
  const [any] = await db.select().from(exchangeRates).limit(1);
  if (any !== undefined) return;
  const { day, usdFor } = startingRates;
  await db
    .insert(exchangeRates)
    .values(Object.entries(usdFor).map(([currency, usd]) => ({ day, currency, usd })))
    .onConflictDoNothing();
}
