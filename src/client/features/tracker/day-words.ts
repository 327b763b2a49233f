import { sastDay } from "#domain/days.ts";
import { dayOf } from "#client/ui/figures/moment.ts";

/** A day as `Jan 5, 2025`. */
export const sayDay = (day: string): string => dayOf(`${day}T00:00:00+02:00`);

/** The day it was in South Africa when something was fetched: the server and the browser that takes over say the same. */
export const dayWhen = (fetchedAt: number): string => sastDay(new Date(fetchedAt));
