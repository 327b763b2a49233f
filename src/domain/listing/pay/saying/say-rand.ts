import type { PayPeriod } from "#domain/listing/facts.ts";
import { grouped, roundForReading, shortDay } from "./figures.ts";

/** Pay for a month in rand: null where the offer is open to that side. */
export interface RandPerMonth {
  readonly min: number | null;
  readonly max: number | null;
  /** Rand for one unit of the currency it was offered in, and the day (`2026-11-14`) that rate is from. */
  readonly rand: number;
  readonly day: string;
}

interface Offered {
  readonly currency: string;
  readonly period: PayPeriod;
}

/** What an offer is at home, with the rate it was worked out at; null when it is in rand a month already. */
export function sayRand(inRand: RandPerMonth, { currency, period }: Offered): string | null {
  if (currency === "ZAR" && period === "month") return null;
  // Nobody knows how many of these somebody would work.
  const fullTime = period === "month" || period === "year" ? "" : " full time";
  return `≈ ${rangeOf(inRand)}/month${fullTime}${rateOf(inRand, currency)}`;
}

function rangeOf({ min, max }: RandPerMonth): string {
  const [low, high] = [sayAmount(min), sayAmount(max)];
  if (low === null) return `up to ${high}`;
  if (high === null) return `from ${low}`;
  return low === high ? low : `${low}–${high}`;
}

function rateOf({ rand, day }: RandPerMonth, currency: string): string {
  if (currency === "ZAR") return "";
  const unit = currency === "USD" ? "" : ` per ${currency}`;
  return ` at R${rand < 1 ? rand.toPrecision(3) : rand.toFixed(2)}${unit} (${shortDay(day)})`;
}

const sayAmount = (rand: number | null): string | null =>
  rand === null ? null : `R${grouped(roundForReading(rand))}`;
