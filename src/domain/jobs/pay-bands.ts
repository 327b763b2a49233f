/** The salary filter, in US dollars a year. A band reaches up to the next one. */
export const payBands = [
  { id: "40-60", label: "$40k - $60k", from: 40_000, below: 60_000 },
  { id: "60-80", label: "$60k - $80k", from: 60_000, below: 80_000 },
  { id: "80-100", label: "$80k - $100k", from: 80_000, below: 100_000 },
  { id: "100+", label: "$100k+", from: 100_000, below: Number.POSITIVE_INFINITY },
] as const;

export type PayBand = (typeof payBands)[number]["id"];

export const payBandIds = payBands.map(({ id }) => id);

interface YearlyPay {
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * The band of a listing is that of the middle of its range, so that each listing is in one band and counts add up.
 * Null when pay is not stated or below the lowest band.
 */
export function payBandOf(pay: YearlyPay | null): PayBand | null {
  const low = pay?.min ?? pay?.max ?? null;
  const high = pay?.max ?? pay?.min ?? null;
  if (low === null || high === null) return null;
  const middle = (low + high) / 2;
  return payBands.find(({ from, below }) => middle >= from && middle < below)?.id ?? null;
}
