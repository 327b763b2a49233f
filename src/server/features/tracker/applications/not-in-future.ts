import { addDays, sastDay } from "#domain/days.ts";
import { fail } from "#server/app-error.ts";

/** What is written down has happened. Somewhere it is tomorrow already. */
export function notInFuture(day: string, field: string, now: Date): void {
  if (day > addDays(sastDay(now), 1))
    fail("invalid_input", { fields: { [field]: "That day is still to come." } });
}
