import { addDays } from "#domain/days.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { exchangeRates } from "#server/adapters/database/schema.ts";

/** Rand for a dollar in the months before the rates we start with, newest first. */
const randInMonths = [18.1, 17.8, 17.6, 17.9, 18.3, 18.7, 19, 18.9, 18.6, 18.4, 18];
const daysInMonth = 30;

/** A year of exchange rates, so that a demo can tell how far the rand went. */
export async function loadEarlierRates(db: Queries): Promise<void> {
  const tables = randInMonths.map((rand, month) => ({
    day: addDays(startingRates.day, -daysInMonth * (month + 1)),
    usdFor: { ...startingRates.usdFor, ZAR: 1 / rand },
  }));
  await db
    .insert(exchangeRates)
    .values(
      tables.flatMap(({ day, usdFor }) =>
        Object.entries(usdFor).map(([currency, usd]) => ({ day, currency, usd })),
      ),
    )
    .onConflictDoNothing();
}
