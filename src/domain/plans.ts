/** What each plan costs and holds, the same on every page that names it. */
export const plans = {
  free: {
    name: "Free",
    rand: 0,
    per: "month",
    includes: ["Weekly newsletter", "Limited listings", "Basic filtering"],
    excludes: ["Premium listings", "Daily alerts", "Cover Letter AI tool"],
  },
  premium: {
    name: "Premium",
    rand: 2_000,
    cents: 200_000,
    currency: "ZAR",
    per: "year",
    includes: [
      "20+ fresh roles daily",
      "AI tools",
      "Outreach scripts",
      "The newsletter strategy",
      "Notion systems",
      "Weekly drops",
      "Priority support",
    ],
  },
  promise: "Cancel anytime. No contracts.",
} as const;

/** So long after paying, whoever asks gets all of it back. */
export const refundDays = 7;

export const refundPromise = `Full refund within ${refundDays} days.`;

/** Premium is a date, never a flag: it holds while that date lies ahead. */
export const isPremiumAt = (premiumUntil: Date | null, now: Date): boolean =>
  premiumUntil !== null && premiumUntil.getTime() > now.getTime();
