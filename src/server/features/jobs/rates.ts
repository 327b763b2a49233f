import { eq, max } from "drizzle-orm";
import { startingRates, type RateTable } from "#domain/listing/pay/rates.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { exchangeRates } from "#server/adapters/database/schema.ts";

const keptForMs = 5 * 60_000;

export type ReadRates = () => Promise<RateTable>;

/** The newest rates. They change once a day, so they are read every few minutes and not for every job. */
export function ratesReader(db: Queries, clock: Clock): ReadRates {
  let kept: { readonly rates: RateTable; readonly until: number } | null = null;
  return async () => {
    const now = clock.now().getTime();
    if (kept === null || kept.until <= now) {
      kept = { rates: await newestRates(db), until: now + keptForMs };
    }
    return kept.rates;
  };
}

async function newestRates(db: Queries): Promise<RateTable> {
  const newestDay = db.select({ day: max(exchangeRates.day) }).from(exchangeRates);
  const rows = await db.select().from(exchangeRates).where(eq(exchangeRates.day, newestDay));
  const [first] = rows;
  if (first === undefined) return startingRates;
  return {
    day: first.day,
    usdFor: Object.fromEntries(rows.map(({ currency, usd }) => [currency, usd])),
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
