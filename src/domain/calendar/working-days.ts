import { lawfulHolidays, type Holiday } from "./holidays.ts";
import { addDays, weekdayOf, yearOf, type PlainDay } from "./plain-days.ts";

/** Monday to Friday, unless it is a public holiday here, by law or declared. */
export function isWorkingDay(day: PlainDay, declared: readonly Holiday[]): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  const isHoliday = (holiday: Holiday): boolean => holiday.day === day;
  return !lawfulHolidays(yearOf(day)).some(isHoliday) && !declared.some(isHoliday);
}

/** The day itself if one works on it, otherwise the first that one does. */
export function workingDayFrom(day: PlainDay, declared: readonly Holiday[]): PlainDay {
  let found = day;
  while (!isWorkingDay(found, declared)) found = addDays(found, 1);
  return found;
}

/** So many working days after a day, which itself does not count. */
export function addWorkingDays(
  day: PlainDay,
  count: number,
  declared: readonly Holiday[],
): PlainDay {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = workingDayFrom(addDays(found, 1), declared);
  return found;
}
