import type { holidayEndpoints } from "#contract/tracker/holidays.ts";
import { holidaysOf } from "#domain/calendar/holidays.ts";
import type { Feature } from "#server/feature.ts";
import { declaredDays } from "./store.ts";

export const holidays: Feature<typeof holidayEndpoints> = {
  handlers: ({ database }) => ({
    listHolidays: async ({ query }) => [
      ...holidaysOf(query.year, await declaredDays(database.queries)),
    ],
  }),
};
