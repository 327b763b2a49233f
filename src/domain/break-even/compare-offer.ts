import type { MemberPackage, Worth } from "./member-package.ts";
import { worthOf } from "./member-package.ts";
import { offerOf, type Listing, type Offer } from "./offer.ts";

/** How somebody would be paid: as a contractor, only for the days they work. */
export type Footing = "contractor" | "employee";

/** Rand a month; null where the listing leaves that end open. */
export interface Span {
  readonly low: number | null;
  readonly high: number | null;
}

/** An offer beside today's package, both a month and before tax. */
export interface BreakEven {
  readonly footing: Footing;
  /** The listing does not say, so the more careful of the two was taken. */
  readonly isFootingAssumed: boolean;
  readonly offer: Offer;
  readonly now: Worth;
  /** What is paid a month as listed, and what is left of it after days that nobody pays. */
  readonly listed: Span;
  readonly paid: Span;
  readonly year: WorkingYear;
  readonly difference: Span;
}

/** The working days of a year, and those that a contractor is not paid for. */
interface WorkingYear {
  readonly days: number;
  readonly leave: number;
  readonly holidays: number;
  readonly between: number;
  readonly paid: number;
}

const daysAYear = 260;
/** The public holidays the law names. One on a Saturday is lost, one on a Sunday moves, so this is the most. */
const publicHolidays = 12;
const daysAWeek = 5;

/** Null where the listing's pay is unclear. */
export function compareOffer(today: MemberPackage, listing: Listing): BreakEven | null {
  const offer = offerOf(listing);
  if (offer === null) return null;
  const footing = listing.engagement === "contractor" ? "contractor" : footingOf(listing);
  const year = workingYear(today, footing);
  const now = worthOf(today);
  const listed = { low: perMonth(offer.year.min), high: perMonth(offer.year.max) };
  const paid = spanOf(listed, (rand) => (rand * year.paid) / year.days);
  return {
    footing,
    isFootingAssumed: listing.engagement === "unclear",
    offer,
    now,
    listed,
    paid,
    year,
    difference: spanOf(paid, (rand) => rand - now.total),
  };
}

/** An employer of record employs. Where nothing is said, a contractor's unpaid days are the careful reading. */
const footingOf = ({ engagement }: Listing): Footing =>
  engagement === "unclear" ? "contractor" : "employee";

/** An employee is taken to be paid for the same days off as today. */
function workingYear(
  { leaveDays, weeksBetween }: Pick<MemberPackage, "leaveDays" | "weeksBetween">,
  footing: Footing,
): WorkingYear {
  if (footing === "employee")
    return { days: daysAYear, leave: 0, holidays: 0, between: 0, paid: daysAYear };
  const between = weeksBetween * daysAWeek;
  const paid = daysAYear - publicHolidays - leaveDays - between;
  return { days: daysAYear, leave: leaveDays, holidays: publicHolidays, between, paid };
}

/** What a listing must pay a month, in rand, for the member to be where they are now. */
export function neededPerMonth(today: MemberPackage, footing: Footing): number {
  const { days, paid } = workingYear(today, footing);
  return (worthOf(today).total * days) / paid;
}

const perMonth = (year: number | null): number | null => (year === null ? null : year / 12);

const spanOf = ({ low, high }: Span, change: (rand: number) => number): Span => ({
  low: low === null ? null : change(low),
  high: high === null ? null : change(high),
});
