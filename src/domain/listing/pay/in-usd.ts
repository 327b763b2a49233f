import type { PayAmount } from "#domain/listing/facts.ts";
import { timesAYear } from "./full-time-year.ts";
import type { RateTable } from "./rates.ts";

/** An offer for a full-time year in US dollars. Nothing where the rates do not know its currency. */
export function usdPerYear(
  { min, max, currency, period }: Pick<PayAmount, "min" | "max" | "currency" | "period">,
  rates: RateTable,
): PayAmount["usdPerYear"] {
  const inUsd = (value: number | null): number | null =>
    value === null ? null : Math.round(value * timesAYear[period] * (rates.usdFor[currency] ?? 0));
  return { min: inUsd(min), max: inUsd(max) };
}
