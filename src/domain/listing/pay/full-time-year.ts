import type { PayPeriod } from "#domain/listing/facts.ts";

/** How often a full-time year pays each of them. */
export const timesAYear: Readonly<Record<PayPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};
