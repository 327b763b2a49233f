import type { declaredHolidayEndpoints } from "#contract/admin/holidays.ts";
import type { holidayEndpoints } from "#contract/tracker/holidays.ts";
import { holidaysOf } from "#domain/calendar/holidays.ts";
import type { Feature } from "#server/feature.ts";
import { declaringHandlers } from "./declaring.ts";
import { declaredDays } from "./store.ts";

export const holidays: Feature<typeof holidayEndpoints & typeof declaredHolidayEndpoints> = {
  handlers: (services) => ({
    listHolidays: async ({ query }) => [
      ...holidaysOf(query.year, await declaredDays(services.database.queries)),
    ],
    ...declaringHandlers(services),
  }),
};
