import type { Holiday } from "#domain/calendar/holidays.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { declaredHolidays } from "#server/adapters/database/schema.ts";

/** The days that were declared besides those of the law: a few in a decade. */
export const declaredDays = (db: Queries): Promise<Holiday[]> =>
  db.select().from(declaredHolidays).orderBy(declaredHolidays.day);
