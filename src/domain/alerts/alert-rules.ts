import { addDays, sastDay, weekdayOf } from "#domain/days.ts";
import type { JobFilters } from "#domain/jobs/filters.ts";

export const frequencies = ["daily", "weekly"] as const;
export type Frequency = (typeof frequencies)[number];

/** What an alert looks for. What somebody saved is no search: it is there already. */
export type AlertSearch = Omit<JobFilters, "isSavedOnly" | "sort">;

/** How many alerts somebody may have, and how often they may come. Null is a visitor. */
export const allowanceOf = (viewer: { readonly isPremium: boolean } | null) =>
  viewer?.isPremium === true
    ? ({ most: 10, frequencies } as const)
    : ({ most: 1, frequencies: ["weekly"] } as const);

interface Kept {
  readonly frequency: Frequency;
  readonly pausedAt: Date | null;
}

/**
 * Those that are looked after, in the order they were made. Whoever no longer has premium keeps all of them, but only the
 * first that is not paused still comes, and once a week.
 */
export function alertsInForce<Alert extends Kept>(
  alerts: readonly Alert[],
  reader: { readonly isPremium: boolean } | null,
): Alert[] {
  const { most, frequencies: allowed } = allowanceOf(reader);
  const asAllowed = (alert: Alert): Alert =>
    allowed.some((one) => one === alert.frequency) ? alert : { ...alert, frequency: "weekly" };
  return alerts
    .filter(({ pausedAt }) => pausedAt === null)
    .slice(0, most)
    .map(asAllowed);
}

/** Before most people's working day begins. */
const sendingTime = "06:30:00+02:00";
const tuesday = 2;
const isWorkday = (day: string): boolean => weekdayOf(day) >= 1 && weekdayOf(day) <= 5;
const isSendingDay = (frequency: Frequency, day: string): boolean =>
  frequency === "daily" ? isWorkday(day) : weekdayOf(day) === tuesday;

/** When an alert was last to be sent, at or before this moment: daily on workdays, weekly on Tuesdays. */
export function lastDue(frequency: Frequency, now: Date): Date {
  for (let day = sastDay(now); ; day = addDays(day, -1)) {
    const due = new Date(`${day}T${sendingTime}`);
    if (isSendingDay(frequency, day) && due <= now) return due;
  }
}

/**
 * Nothing is lost when nobody was there on the day: it stays due until it has been looked at. A look that is yet to come was
 * dated by a clock that was wrong.
 */
export const isDue = (
  { frequency, lookedAt }: { readonly frequency: Frequency; readonly lookedAt: Date },
  now: Date,
): boolean => lookedAt < lastDue(frequency, now) || lookedAt > now;

/** One letter a day at most, whatever is in it. */
export const issueOf = (now: Date): string => `alerts-${sastDay(lastDue("daily", now))}`;

/** How long a visitor has to say yes. */
export const confirmDays = 7;
/** What is older than this is no news, whoever has not been told of it. */
export const newsDays = 30;
/** More than this nobody reads in a letter; the rest is on the board. */
export const mostInLetter = 10;
