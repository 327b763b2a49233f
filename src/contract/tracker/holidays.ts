import { z } from "zod";
import { firstHolidayYear } from "#domain/calendar/holidays.ts";
import { defineEndpoints } from "../endpoint.ts";

const holiday = z.object({ day: z.iso.date(), name: z.string() });

export const holidayEndpoints = defineEndpoints({
  listHolidays: {
    method: "GET",
    path: "/api/holidays",
    access: "public",
    summary: "The public holidays of South Africa in a year, by law and declared.",
    query: z.object({ year: z.coerce.number().int().min(firstHolidayYear).max(2100) }),
    reply: z.array(holiday),
    isShared: () => true,
  },
});
