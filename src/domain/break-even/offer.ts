import type { Engagement, PayAmount, PayTerm } from "#domain/listing/facts.ts";
import { timesAYear } from "#domain/listing/pay/full-time-year.ts";
import type { Confidence } from "#domain/listing/posting.ts";

/** What of a listing the comparison is made from. */
export interface Listing {
  readonly pay: {
    readonly value: { readonly amount: PayAmount | null; readonly terms: readonly PayTerm[] };
    readonly confidence: Confidence;
  };
  readonly engagement: Engagement;
  /** Rand for one unit of the currency it pays in; null where nobody knows. */
  readonly randRate: number | null;
}

/** Clear pay in rand for a full-time year. */
export interface Offer {
  readonly amount: PayAmount;
  readonly randRate: number;
  /** Null where the listing leaves that end open. */
  readonly year: { readonly min: number | null; readonly max: number | null };
}

/**
 * Null where pay is unclear: no figure, one we are not sure of, one that depends on targets, or a rate for hours of which
 * nobody knows how many there are.
 */
export function offerOf({ pay, randRate }: Listing): Offer | null {
  const { amount, terms } = pay.value;
  if (amount === null || randRate === null || pay.confidence === "low") return null;
  if (terms.includes("on-target") || terms.includes("commission-only")) return null;
  const isByTime = amount.period !== "month" && amount.period !== "year";
  if (terms.includes("part-time") && isByTime) return null;
  const inYear = (value: number | null): number | null =>
    value === null ? null : value * randRate * timesAYear[amount.period];
  return { amount, randRate, year: { min: inYear(amount.min), max: inYear(amount.max) } };
}
