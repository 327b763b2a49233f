import type { Pay, PayAmount } from "#domain/listing/facts.ts";
import { timesAYear } from "./full-time-year.ts";
import type { RateTable } from "./rates.ts";

/** What an offer is about worth to a reader in South Africa. */
interface RandPerMonth {
  readonly min: number | null;
  readonly max: number | null;
  /** Rand for one unit of the offer's own currency. */
  readonly rand: number;
  /** The day of the rates. */
  readonly day: string;
}

/** None without a figure, or in a currency that these rates do not know. */
export const payInRand = ({ amount }: Pay, rates: RateTable): RandPerMonth | null =>
  amount === null || !Object.hasOwn(rates.usdFor, amount.currency)
    ? null
    : randPerMonth(amount, rates);

export function randPerMonth(amount: PayAmount, rates: RateTable): RandPerMonth {
  const rand = usdFor(amount.currency, rates) / usdFor("ZAR", rates);
  const perMonth = (value: number | null): number | null =>
    value === null ? null : rounded((value * rand * timesAYear[amount.period]) / 12);
  return { min: perMonth(amount.min), max: perMonth(amount.max), rand, day: rates.day };
}

function usdFor(currency: string, { day, usdFor: table }: RateTable): number {
  const rate = table[currency];
  if (rate === undefined) throw new RangeError(`The rates of ${day} have none for ${currency}.`);
  return rate;
}

/** An estimate to the last rand would look like a promise. */
const rounded = (rand: number): number =>
  rand > 10_000 ? Math.round(rand / 100) * 100 : Math.round(rand);
