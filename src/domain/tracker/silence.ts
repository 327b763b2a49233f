import { isOver, type Result } from "./application.ts";
import { daysBetween } from "#domain/days.ts";

/** From so many days on, silence is worth a word. */
const quietAfterDays = 7;
/** And from so many on, an application may be closed with the others that were quiet as long. */
export const closableAfterDays = 60;

/** How many days nothing has happened; null while that is nothing to speak of. */
export function quietDays(result: Result, lastOn: string, today: string): number | null {
  if (isOver(result)) return null;
  const days = daysBetween(lastOn, today);
  return days >= quietAfterDays ? days : null;
}
