import {
  experienceLevels,
  type Engagement,
  type Experience,
  type Hours,
  type Pay,
} from "#domain/listing/facts.ts";

/** From fewer paid listings than this nothing is said about pay: single offers would be told apart. */
export const fewestForPay = 8;
/** A page about fewer jobs than this says too little to be found by a search engine. */
export const fewestForPage = 5;

/** As much of a listing as these figures hang on. */
export interface CountedListing {
  readonly pay: Pay;
  readonly experience: Experience;
  readonly engagement: Engagement;
  readonly hours: Hours | null;
}

/** Dollars for a full month. */
export interface PayRange {
  readonly listings: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export const hourKinds = ["our-day", "evenings", "nights", "unsaid"] as const;
/** When one would work, in South African time. */
export type HourKind = (typeof hourKinds)[number];

export const engagements = [
  "contractor",
  "employee",
  "employer-of-record",
  "unclear",
] as const satisfies readonly Engagement[];

export interface RoleFigures {
  readonly listings: number;
  /** Null when too few of them say what they pay. */
  readonly pay: PayRange | null;
  readonly experience: Readonly<Record<Experience, number>>;
  readonly engagement: Readonly<Record<Engagement, number>>;
  readonly hours: Readonly<Record<HourKind, number>>;
}

/** What the open jobs of a kind have in common. */
export const roleFigures = (listings: readonly CountedListing[]): RoleFigures => ({
  listings: listings.length,
  pay: payRange(listings.map(({ pay }) => monthOf(pay)).filter((month) => month !== null)),
  experience: counted(
    experienceLevels,
    listings.map(({ experience }) => experience),
  ),
  engagement: counted(
    engagements,
    listings.map(({ engagement }) => engagement),
  ),
  hours: counted(
    hourKinds,
    listings.map(({ hours }) => hourKind(hours)),
  ),
});

/** The middle half of all offers: the lowest and the highest are often not what they seem. */
function payRange(months: readonly number[]): PayRange | null {
  if (months.length < fewestForPay) return null;
  const inOrder = months.toSorted((one, other) => one - other);
  return {
    listings: months.length,
    low: quantile(inOrder, 0.25),
    middle: quantile(inOrder, 0.5),
    high: quantile(inOrder, 0.75),
  };
}

/** Of an offer with two ends, what lies between them. */
function monthOf({ amount }: Pay): number | null {
  if (amount === null) return null;
  const { min, max } = amount.usdPerYear;
  const ends = [min, max].filter((end) => end !== null);
  if (ends.length === 0) return null;
  return ends.reduce((sum, end) => sum + end, 0) / ends.length / 12;
}

/** To the nearest 50: finer than that is nobody's pay in particular, and reads as if it were. */
function quantile(inOrder: readonly number[], share: number): number {
  const at = (inOrder.length - 1) * share;
  const below = inOrder[Math.floor(at)] ?? 0;
  const above = inOrder[Math.ceil(at)] ?? below;
  return Math.round((below + (above - below) * (at - Math.floor(at))) / 50) * 50;
}

const eveningStarts = 17 * 60;

function hourKind(hours: Hours | null): HourKind {
  if (hours === null) return "unsaid";
  if (hours.overlapAsked !== null && !hours.isLateShift) return "our-day";
  if (hours.isLateShift) return "nights";
  const latest = Math.max(hours.january.end, hours.july.end);
  return latest <= eveningStarts ? "our-day" : "evenings";
}

function counted<Name extends string>(
  names: readonly Name[],
  found: readonly Name[],
): Record<Name, number> {
  const none = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (const name of found) none[name]++;
  return none;
}
