import type { Engagement } from "#domain/listing/facts.ts";
import { minutesInDay } from "#domain/listing/hours/sast.ts";

/** The ways of working together that a member can say yes to. */
export const memberEngagements = [
  "contractor",
  "employer-of-record",
  "employee",
] as const satisfies readonly Engagement[];

export type MemberEngagement = (typeof memberEngagements)[number];

/** The currencies a member can say they invoice in. */
export const invoiceCurrencies = ["USD", "EUR", "GBP", "ZAR", "AUD", "CAD", "CHF"] as const;

export type InvoiceCurrency = (typeof invoiceCurrencies)[number];

/** Minutes after midnight in South African time. `to` is the next day when it is not after `from`. */
export interface WorkingHours {
  readonly from: number;
  readonly to: number;
}

/** What a member has told us about how they work. What is empty is not set yet, and nothing is promised about it. */
export interface MemberTerms {
  readonly hours: WorkingHours | null;
  readonly engagements: readonly MemberEngagement[];
  /** The one they like best comes first. */
  readonly currencies: readonly InvoiceCurrency[];
}

export const noTermsYet: MemberTerms = { hours: null, engagements: [], currencies: [] };

/** Nobody works longer than this every day; whoever says so has mixed up two figures. */
const longestDay = 14 * 60;

/** What is wrong with hours somebody gives, in a sentence for them; null when nothing is. */
export function hoursProblem({ from, to }: WorkingHours): string | null {
  if (![from, to].every(isMinuteOfDay))
    return "Give both times as hours and minutes, such as 15:00.";
  if (from === to) return "Your day starts and ends at the same time.";
  return lengthOf({ from, to }) > longestDay
    ? "That is a day of more than fourteen hours. Give the hours you would really work."
    : null;
}

const isMinuteOfDay = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < minutesInDay;

/** Minutes of work in a day. */
export const lengthOf = ({ from, to }: WorkingHours): number =>
  to > from ? to - from : to - from + minutesInDay;

/** `15:00` as a form gives it, in minutes; null for anything else. */
export function minuteOfClock(written: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(written) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}
