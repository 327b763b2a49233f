import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { z } from "zod";
import { visibleLine, visibleText } from "#domain/listing/text/visible-text.ts";
import {
  applicationLimits as limits,
  contactChannels,
  jobTypes,
  platforms,
  results,
} from "#domain/tracker/application.ts";

/** What is sent about an application. Apart from the replies, so that a form in the browser loads no more than its own rules. */

const tooLong = (most: number): string =>
  `That is too long. Keep it to ${grouped(most)} characters.`;

const requiredLine = (most: number) =>
  z
    .string("Required")
    .transform(visibleLine)
    .pipe(z.string().min(1, "Required").max(most, tooLong(most)));

/** What is empty is not there. */
const optionalText = (most: number, tidy: (text: string) => string) =>
  z
    .string()
    .transform((text) => tidy(text).trim())
    .pipe(z.string().max(most, tooLong(most)))
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .default(null);

/** Within the years that somebody can have applied in, or will follow up in. */
export const day = z.iso
  .date("Choose a day.")
  .refine((text) => text >= "1990-01-01" && text <= "2100-12-31", "Choose a day.");

const noDay = z.literal("").transform(() => null);
const optionalDay = z.union([day, noDay]).nullable().default(null);

/** A page, or an address to write to: listings have both. */
const address = z.url({ protocol: /^(?:https?|mailto)$/, message: "Must be a valid URL" });

const webAddress = optionalText(limits.url, visibleLine).pipe(address.nullable());

/** As the forms send it. */
export const applicationBody = z.object({
  jobTitle: requiredLine(limits.title),
  company: requiredLine(limits.company),
  jobType: z.enum(jobTypes, "Required"),
  platform: z.enum(platforms, "Required"),
  dateApplied: day,
  result: z.enum(results, "Required"),
  coverLetterTemplate: optionalText(limits.coverLetterTemplate, visibleText),
  notes: optionalText(limits.notes, visibleText),
  strategyTag: optionalText(limits.tag, visibleLine),
  followUpDate: optionalDay,
  salary: optionalText(limits.salary, visibleLine),
  url: webAddress,
});

export const applicationId = z.coerce.number().int().positive().max(2_147_483_647);

/** Somebody at the other end. */
export const contactBody = z.object({
  name: requiredLine(limits.contactName),
  role: optionalText(limits.contactName, visibleLine),
  channel: z.enum(contactChannels),
  address: optionalText(limits.contactAddress, visibleLine),
});

export const eventBody = z.object({
  result: z.enum(results),
  on: day,
  note: optionalText(limits.eventNote, visibleText),
});
