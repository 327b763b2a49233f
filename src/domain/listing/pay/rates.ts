/** What one unit of each currency is worth in US dollars, on a certain day. */
export interface RateTable {
  /** As `2026-11-14`. */
  readonly day: string;
  readonly usdFor: Readonly<Record<string, number>>;
  /** Rand for one unit of each currency over the year before, at the lowest and the highest, where enough is known. */
  readonly lastYear?: Readonly<Record<string, { readonly low: number; readonly high: number }>>;
  /** Nobody has told us newer ones for too long. */
  readonly isOld?: boolean;
}

/** The newest rates there are. */
export type ReadRates = () => Promise<RateTable>;

/** The table a new installation starts with. */
export const startingRates: RateTable = {
  day: "2026-11-14",
  usdFor: {
    AED: 0.272,
    AUD: 0.66,
    BRL: 0.18,
    CAD: 0.73,
    CHF: 1.13,
    CZK: 0.043,
    DKK: 0.145,
    EUR: 1.08,
    GBP: 1.27,
    HKD: 0.128,
    HUF: 0.0027,
    ILS: 0.27,
    INR: 0.0118,
    JPY: 0.0066,
    KES: 0.0077,
    MXN: 0.055,
    MYR: 0.22,
    NGN: 0.00065,
    NOK: 0.093,
    NZD: 0.6,
    PHP: 0.0172,
    PLN: 0.25,
    RON: 0.217,
    SEK: 0.094,
    SGD: 0.74,
    THB: 0.028,
    USD: 1,
    ZAR: 1 / 18.4,
  },
};
