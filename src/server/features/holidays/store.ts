import { eq } from "drizzle-orm";
import type { Holiday } from "#domain/calendar/holidays.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { declaredHolidays } from "#server/adapters/database/schema.ts";

/** The days that were declared besides those of the law: a few in a decade. */
export const declaredDays = (db: Queries): Promise<Holiday[]> =>
  db.select().from(declaredHolidays).orderBy(declaredHolidays.day);

/** False when it was declared already. */
export async function declareDay(tx: Queries, holiday: Holiday): Promise<boolean> {
  const added = await tx
    .insert(declaredHolidays)
    .values(holiday)
    .onConflictDoNothing()
    .returning({ day: declaredHolidays.day });
  return added.length > 0;
}

/** What was taken back; null when there was nothing. */
export async function removeDay(tx: Queries, day: string): Promise<Holiday | null> {
  const [removed] = await tx
    .delete(declaredHolidays)
    .where(eq(declaredHolidays.day, day))
    .returning();
  return removed ?? null;
}
