import { z } from "zod";
import { firstHolidayYear } from "#domain/calendar/holidays.ts";
import { visibleLine } from "#domain/listing/text/visible-text.ts";
import { defineEndpoints } from "#contract/endpoint.ts";

const lastYear = 2100;

const day = z.iso
  .date("Choose a day.")
  .refine(
    (text) => text >= String(firstHolidayYear) && text <= `${lastYear}-12-31`,
    "Choose a day.",
  );

export const declaredHolidayBody = z.object({
  day,
  name: z
    .string("Give it a name")
    .transform(visibleLine)
    .pipe(z.string().min(3, "Give it a name").max(100, "Keep the name to 100 characters")),
});

const declaredHoliday = z.object({ day: z.iso.date(), name: z.string() });

const declaredHolidays = z.object({
  /** Those that were declared, newest first. */
  declared: z.array(declaredHoliday),
  /** Those of the law that are still to come in this year and the next. */
  lawful: z.array(declaredHoliday),
});

export type DeclaredHolidays = z.infer<typeof declaredHolidays>;
export type DeclaredHoliday = z.infer<typeof declaredHoliday>;

export const declaredHolidayEndpoints = defineEndpoints({
  listDeclaredHolidays: {
    method: "GET",
    path: "/api/admin/holidays",
    access: "admin",
    summary: "The public holidays that were declared, and those of the law that are to come.",
    reply: declaredHolidays,
  },
  declareHoliday: {
    method: "POST",
    path: "/api/admin/holidays",
    access: "admin",
    summary: "Declares a day a public holiday. A day that is one already is refused.",
    body: declaredHolidayBody,
    reply: declaredHolidays,
  },
  removeHoliday: {
    method: "DELETE",
    path: "/api/admin/holidays/:day",
    access: "admin",
    summary: "Takes a declared holiday back. Declaring it again undoes that.",
    params: z.object({ day }),
    reply: declaredHolidays,
  },
});
