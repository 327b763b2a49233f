interface Pay {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  /** In whatever words the source has for it. */
  readonly period: string;
}

/** "annual", "yearly", "per-year-salary", "1 YEAR". */
const periods: readonly (readonly [RegExp, string])[] = [
  [/annual|year/i, "year"],
  [/month/i, "month"],
  [/week/i, "week"],
  [/dai|day/i, "day"],
  [/hour/i, "hour"],
];

/** Nobody means "4 to 5,500 a month": such a range says nothing. */
const widest = 10;

/** Figures as the rules for pay read them; empty where they do not say what money they are. */
export function payText({ min, max, currency, period }: Pay): string {
  const code = currency.trim().toUpperCase();
  const per = periods.find(([words]) => words.test(period))?.[1];
  if (!/^[A-Z]{3}$/.test(code) || per === undefined) return "";
  const low = min !== null && min > 0 ? min : null;
  const high = max !== null && max > 0 ? max : null;
  if (low !== null && high !== null) {
    if (high < low || high > low * widest) return "";
    return high === low ? `${code} ${low} per ${per}` : `${code} ${low}-${high} per ${per}`;
  }
  if (low !== null) return `from ${code} ${low} per ${per}`;
  return high === null ? "" : `up to ${code} ${high} per ${per}`;
}
