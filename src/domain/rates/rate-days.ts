import { sastDay } from "#domain/days.ts";

export interface RateDays {
  readonly from: string;
  readonly to: string;
}

/**
 * The days one may save rates for. Before the newest table they would change nothing; after today nobody knows them.
 * The newest can always be corrected, even on a machine whose clock is behind it.
 */
export function rateDays(newest: string, now: Date): RateDays {
  const today = sastDay(now);
  return { from: newest, to: today > newest ? today : newest };
}
