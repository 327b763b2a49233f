import { addDays, sastDay, weekdayOf } from "#domain/days.ts";

/** Thursdays, half an hour before most people's working day: the weekly alerts of Tuesday have been read by then. */
const thursday = 4;
const sendingTime = "07:30:00+02:00";
const dayMs = 24 * 60 * 60 * 1000;
/** Later than this an issue is no longer worth sending; the next is near. */
const mostLateMs = 2 * dayMs;

export const longestIntroduction = 1500;
/** Beyond this nobody counts: "200+". */
export const mostCounted = 200;

/** When the issue of a day goes out. */
export const momentOfIssue = (day: string): Date => new Date(`${day}T${sendingTime}`);

/** The first day of an issue that is still to come. */
export function comingIssue(now: Date): string {
  for (let day = sastDay(now); ; day = addDays(day, 1))
    if (weekdayOf(day) === thursday && momentOfIssue(day) > now) return day;
}

/** The issue that should be out by now; null when the last one is too long ago. */
export function issueDue(now: Date): string | null {
  const day = addDays(comingIssue(now), -7);
  return now.getTime() - momentOfIssue(day).getTime() < mostLateMs ? day : null;
}

/** Its jobs are those that came in since the issue before. */
export const beginningOfIssue = (day: string): Date => momentOfIssue(addDays(day, -7));

export const letterOfIssue = (day: string): string => `newsletter-${day}`;

/** Premium brings it by itself; whoever has said yes or no is taken at their word. */
export const getsNewsletter = (wanted: boolean | null, isPremium: boolean): boolean =>
  wanted ?? isPremium;

/** The one after the last that was told of, from the beginning again at the end; never the same twice in a row. */
export function nextIdea<Idea extends { readonly id: number }>(
  ideas: readonly Idea[],
  last: number | null,
): Idea | null {
  const at = ideas.findIndex(({ id }) => id === last);
  const next = ideas[(at + 1) % ideas.length];
  return next === undefined || next.id === last ? null : next;
}

/** What an administrator wrote, paragraph by paragraph: an empty line ends one. */
export const paragraphsOf = (introduction: string): string[] =>
  introduction
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
