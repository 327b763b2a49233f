/** The day in South Africa, which has no summer time to get wrong, as `2026-11-14`. */
export const dayInSouthAfrica = (now: Date): string =>
  new Date(now.getTime() + 2 * 60 * 60 * 1000).toISOString().slice(0, 10);

export interface RateDays {
  readonly from: string;
  readonly to: string;
}

/**
 * The days one may save rates for. Before the newest table they would change nothing; after today nobody knows them.
 * The newest can always be corrected, even on a machine whose clock is behind it.
 */
export function rateDays(newest: string, now: Date): RateDays {
  const today = dayInSouthAfrica(now);
  return { from: newest, to: today > newest ? today : newest };
}
