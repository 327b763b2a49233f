import type { declaredHolidayEndpoints, DeclaredHolidays } from "#contract/admin/holidays.ts";
import type { Deed } from "#domain/desk/audit-deeds.ts";
import { lawfulHolidays, type Holiday } from "#domain/calendar/holidays.ts";
import { sastDay, yearOf } from "#domain/days.ts";
import { fail } from "#server/app-error.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { recordDeed } from "#server/adapters/database/schema.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { declareDay, declaredDays, removeDay } from "./store.ts";

interface DeclaringServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** What the law leaves to the President: a day that somebody at the desk types in once it is declared. */
export function declaringHandlers(
  services: DeclaringServices,
): Handlers<typeof declaredHolidayEndpoints> {
  const { database, clock } = services;

  async function read(db: Queries): Promise<DeclaredHolidays> {
    const today = sastDay(clock.now());
    const year = yearOf(today);
    const declared = await declaredDays(db);
    return {
      declared: declared.toReversed().map(({ day, name }) => ({ day, name })),
      lawful: [...lawfulHolidays(year), ...lawfulHolidays(year + 1)]
        .filter(({ day }) => day >= today)
        .map(({ day, name }) => ({ day, name })),
    };
  }

  const tell = (tx: Queries, deed: Deed, { day, name }: Holiday, adminId: number) =>
    recordDeed(tx, {
      at: clock.now(),
      byUserId: adminId,
      deed,
      subject: "holiday",
      subjectId: day,
      subjectName: name,
    });

  return {
    listDeclaredHolidays: () => read(database.queries),

    declareHoliday: ({ body, viewer }) =>
      database.transaction(async (tx) => {
        const isLawful = lawfulHolidays(yearOf(body.day)).some(({ day }) => day === body.day);
        if (isLawful || !(await declareDay(tx, body))) fail("invalid_input", alreadyOne);
        await tell(tx, "holiday-declared", body, viewer.id);
        return read(tx);
      }),

    removeHoliday: ({ params, viewer }) =>
      database.transaction(async (tx) => {
        const removed = (await removeDay(tx, params.day)) ?? fail("not_found");
        await tell(tx, "holiday-removed", removed, viewer.id);
        return read(tx);
      }),
  };
}

const alreadyOne = { fields: { day: "That day is a public holiday already." } };
