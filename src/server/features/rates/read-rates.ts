import { startingRates, type ReadRates } from "#domain/listing/pay/rates.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { exchangeRates } from "#server/adapters/database/schema.ts";
import { newestTable, ratesTopic } from "./store.ts";

/** The newest rates, read once and not for every job. */
export function ratesReader({ queries, changes }: Database, clock: Clock): ReadRates {
  const kept = keptUntilChanged<Awaited<ReturnType<ReadRates>>>(changes, clock, ratesTopic);
  return () => kept("newest", () => newestTable(queries));
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
