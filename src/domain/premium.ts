/** Premium is a date, never a flag: it holds while that date lies ahead. */
export const isPremiumAt = (premiumUntil: Date | null, now: Date): boolean =>
  premiumUntil !== null && premiumUntil.getTime() > now.getTime();
