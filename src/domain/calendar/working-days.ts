import { lawfulHolidays, type Holiday } from "./holidays.ts";
import { addDays, weekdayOf, yearOf } from "#domain/days.ts";

/** Monday to Friday, unless it is a public holiday here, by law or declared. */
export function isWorkingDay(day: string, declared: readonly Holiday[]): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  const isHoliday = (holiday: Holiday): boolean => holiday.day === day;
  return !lawfulHolidays(yearOf(day)).some(isHoliday) && !declared.some(isHoliday);
}

/** So many working days after a day, which itself does not count. */
export function addWorkingDays(day: string, count: number, declared: readonly Holiday[]): string {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = nextWorkingDay(found, declared);
  return found;
}

function nextWorkingDay(day: string, declared: readonly Holiday[]): string {
  let next = addDays(day, 1);
  while (!isWorkingDay(next, declared)) next = addDays(next, 1);
  return next;
}
