import { addDays, weekdayOf } from "#domain/days.ts";
import type { DaySaid } from "../finding/item.ts";
import type { DayReading, WeekSaid } from "./settle-day.ts";

/** Which day a weekday is. Where people use a word differently, all days that somebody means by it. */
export function weekdayChoices(
  weekday: number,
  which: DaySaid["which"],
  week: WeekSaid,
  today: string,
  weekDay: string | undefined,
): DayReading {
  const coming = addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
  const later = addDays(coming, 7);
  if (typeof week === "object") {
    if (weekDay === undefined || weekday === 0)
      return { days: [coming, later, addDays(later, 7)], open: "Which week is meant?" };
    return { days: [inWeekOf(weekDay, weekday)], open: null };
  }
  const said = which ?? week;
  if (said === "next")
    return {
      days: [coming, later],
      open: "That can be the coming one or the one a week later. Which day is meant?",
    };
  const isBorneOut =
    (said === "maybe this week" && inWeekOf(today, weekday) === coming) ||
    (said === "maybe next week" && inWeekOf(addDays(today, 7), weekday) === coming);
  if (said === "unclear" || (said?.startsWith("maybe") === true && !isBorneOut))
    return { days: [coming, later, addDays(later, 7)], open: "Which day is meant?" };
  if (said === "next week") {
    const day = inWeekOf(addDays(today, 7), weekday);
    // Some begin the week on Sunday, so then "next week" is one thing or the other.
    const isOpen = weekday === 0 || weekdayOf(today) === 0;
    return isOpen
      ? {
          days: [day, addDays(day, weekday === 0 ? -7 : 7)].toSorted(),
          open: "Does their week begin on Sunday or on Monday? Which day is meant?",
        }
      : { days: [day], open: null };
  }
  if (said === "this week" && (inWeekOf(today, weekday) < today || weekdayOf(today) === 0)) {
    return { days: [coming, later], open: "That day of this week has passed. Which day is meant?" };
  }
  if (weekdayOf(today) === weekday) {
    return {
      days: [today, coming],
      open: "It came in on that same weekday. Is it today, or in a week?",
    };
  }
  return { days: [coming], open: null };
}

/** The weekday in the week, from Monday on, that a day is in. */
function inWeekOf(day: string, weekday: number): string {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return addDays(monday, (weekday + 6) % 7);
}
