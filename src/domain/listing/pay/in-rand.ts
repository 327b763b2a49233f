import type { Pay, PayPeriod, RiskVerdict } from "#domain/listing/facts.ts";
import type { Fact } from "#domain/listing/posting.ts";
import { timesAYear } from "./full-time-year.ts";
import type { RateTable } from "./rates.ts";
import { weekIn } from "./stated-week.ts";

/** As much of a listing as its pay in rand hangs on. */
interface Paying {
  /** With the words it was read from. */
  readonly pay: Pick<Fact<Pay>, "value" | "evidence">;
  readonly riskVerdict: RiskVerdict;
}

/** Rand for one unit of the offer's own currency, and the day (`2026-11-14`) of that rate. */
interface RandRate {
  readonly rand: number;
  readonly day: string;
  /** It is older than a rate should be. */
  readonly isOld: boolean;
}

export const randPeriods = ["hour", "day", "month"] as const;

/** What an offer is about worth to a reader in South Africa. */
export interface PayInRand extends RandRate {
  /** Null where the offer is open to that side. */
  readonly min: number | null;
  readonly max: number | null;
  /** What the figures are for: an hour and a day stay what they are unless the ad says how many there are. */
  readonly per: (typeof randPeriods)[number];
  /** The hours a week that a month is reckoned with, where the ad states them. */
  readonly hoursPerWeek: number | null;
  readonly isPartTime: boolean;
  /** The least and the most that the same offer would have been worth in the year before that day; null where too few rates are known. */
  readonly lastYear: { readonly min: number; readonly max: number } | null;
}

/** None without a figure, in a currency that these rates do not know, or from a likely scam. */
export function payInRand(listing: Paying, rates: RateTable): PayInRand | null {
  const { amount } = listing.pay.value;
  if (amount === null || !Object.hasOwn(rates.usdFor, amount.currency)) return null;
  const rand = usdFor(amount.currency, rates) / usdFor("ZAR", rates);
  const band = amount.currency === "ZAR" ? undefined : rates.lastYear?.[amount.currency];
  return payAtRate(listing, { rand, day: rates.day, isOld: rates.isOld === true }, band ?? null);
}

/** The same at a rate that is known, such as that of the day an ad was kept. */
export function payAtRate(
  { pay, riskVerdict }: Paying,
  { rand, day, isOld }: RandRate,
  band: { readonly low: number; readonly high: number } | null = null,
): PayInRand | null {
  const { amount, terms } = pay.value;
  // A scam's figure is bait: what it comes to at home would only make it look real.
  if (amount === null || riskVerdict === "likely-scam") return null;
  const hoursPerWeek = weekIn(pay.evidence);
  const { per, times } = reckoned(amount.period, hoursPerWeek);
  const inRand = (value: number | null): number | null =>
    value === null ? null : rounded(value * rand * times);
  const [least, most] = [amount.min ?? amount.max ?? 0, amount.max ?? amount.min ?? 0];
  return {
    min: inRand(amount.min),
    max: inRand(amount.max),
    per,
    hoursPerWeek: per === "month" ? hoursPerWeek : null,
    isPartTime: terms.includes("part-time"),
    lastYear: band && {
      min: rounded(least * band.low * times),
      max: rounded(most * band.high * times),
    },
    rand,
    day,
    isOld,
  };
}

/** Nobody knows how many hours or days somebody would work who is paid by them, so a month of them takes stated hours. */
function reckoned(
  period: PayPeriod,
  hoursPerWeek: number | null,
): { readonly per: PayInRand["per"]; readonly times: number } {
  if (period === "day") return { per: "day", times: 1 };
  if (period !== "hour") return { per: "month", times: timesAYear[period] / 12 };
  return hoursPerWeek === null
    ? { per: "hour", times: 1 }
    : { per: "month", times: (hoursPerWeek * timesAYear.week) / 12 };
}

function usdFor(currency: string, { day, usdFor: table }: RateTable): number {
  const rate = table[currency];
  if (rate === undefined) throw new RangeError(`The rates of ${day} have none for ${currency}.`);
  return rate;
}

/** An estimate to the last rand would look like a promise. */
const rounded = (rand: number): number =>
  rand > 10_000 ? Math.round(rand / 100) * 100 : Math.round(rand);
