import { lt } from "drizzle-orm";
import { addDays, sastDay, weekdayOf } from "#domain/days.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { exchangeRates } from "#server/adapters/database/schema.ts";

/** Rand for a dollar in the months before the rates we start with, newest first. */
const randInMonths = [18.1, 17.8, 17.6, 17.9, 18.3, 18.7, 19, 18.9, 18.6, 18.4, 18];
const daysInMonth = 30;
/** The same on the days before a demo begins: the newest is the one we start with. */
const randOnDays = [18.4, 18.37, 18.41, 18.33, 18.3, 18.26, 18.22, 18.19, 18.21];

/** A year of exchange rates and every workday of the last, so that a demo can tell how far the rand went, and how its week was. */
export async function loadEarlierRates(db: Queries, now: Date): Promise<void> {
  const isThere = lt(exchangeRates.day, startingRates.day);
  if ((await db.$count(exchangeRates, isThere)) > 0) return;
  const tables = [
    ...randOnDays
      .map((rand, before) => ({ day: addDays(sastDay(now), -before - 1), rand }))
      .filter(({ day }) => isWorkday(day)),
    ...randInMonths.map((rand, month) => ({
      day: addDays(startingRates.day, -daysInMonth * (month + 1)),
      rand,
    })),
  ];
  await db
    .insert(exchangeRates)
    .values(
      tables.flatMap(({ day, rand }) =>
        Object.entries({ ...startingRates.usdFor, ZAR: 1 / rand }).map(([currency, usd]) => ({
          day,
          currency,
          usd,
        })),
      ),
    )
    .onConflictDoNothing();
}

const isWorkday = (day: string): boolean => weekdayOf(day) > 0 && weekdayOf(day) < 6;
