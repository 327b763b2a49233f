import { addDays } from "#domain/days.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { randOf } from "./rand-table.ts";

/** Fewer rates than this tell nothing about a year. */
const fewestRates = 6;

/** Rates older than this are said to be old. */
const freshDays = 7;

/** Rand for one unit, at the lowest and at the highest. */
export interface RandBand {
  readonly low: number;
  readonly high: number;
}

export const isOldRate = (day: string, today: string): boolean => addDays(day, freshDays) < today;

/** How far each currency went in these tables; nothing while there are too few of them. */
export function bandsOf(tables: readonly RateTable[]): Readonly<Record<string, RandBand>> {
  if (tables.length < fewestRates) return {};
  const bands = new Map<string, RandBand>();
  for (const { usdFor } of tables)
    for (const [code, rand] of Object.entries(randOf(usdFor))) {
      const band = bands.get(code) ?? { low: rand, high: rand };
      bands.set(code, { low: Math.min(band.low, rand), high: Math.max(band.high, rand) });
    }
  return Object.fromEntries(bands);
}
