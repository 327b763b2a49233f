import { z } from "zod";
import { visibleLine, visibleText } from "#domain/listing/text/visible-text.ts";
import {
  applicationLimits as limits,
  applicationOrigins,
  contactChannels,
  jobTypes,
  platforms,
  results,
} from "#domain/tracker/application.ts";
import { eventKinds } from "#domain/tracker/timeline.ts";
import { documentTools } from "#domain/tools/ai/tool-names.ts";
import { jobCard } from "../jobs.ts";
import { listingFacts } from "../listing-facts.ts";

/** The shapes of an application: what is sent, and what comes back. */

const tooLong = (most: number): string =>
  `That is too long. Keep it to ${most.toLocaleString("en-US")} characters.`;

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

/** An application as a list shows it. */
export const application = z.object({
  id: z.int(),
  jobTitle: z.string(),
  company: z.string(),
  jobType: z.enum(jobTypes),
  platform: z.enum(platforms),
  dateApplied: z.iso.date(),
  coverLetterTemplate: z.string().nullable(),
  result: z.enum(results),
  notes: z.string().nullable(),
  strategyTag: z.string().nullable(),
  followUpDate: z.iso.date().nullable(),
  salary: z.string().nullable(),
  url: z.string().nullable(),
  origin: z.enum(applicationOrigins),
  /** The listing on our board it was tracked from. */
  job: z.object({ id: z.string(), path: z.string() }).nullable(),
  /** Of the last thing that happened. */
  lastOn: z.iso.date(),
  /** Changes with every change, for whoever started from an older one. */
  version: z.int(),
});

export type Application = z.infer<typeof application>;

export const timelineEvent = z.object({
  id: z.int(),
  kind: z.enum(eventKinds),
  result: z.enum(results).nullable(),
  on: z.iso.date(),
  note: z.string().nullable(),
});

/** Somebody at the other end. */
export const contactBody = z.object({
  name: requiredLine(limits.contactName),
  role: optionalText(limits.contactName, visibleLine),
  channel: z.enum(contactChannels),
  address: optionalText(limits.contactAddress, visibleLine),
});

const contact = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string().nullable(),
  channel: z.enum(contactChannels),
  address: z.string().nullable(),
});

/** What the ad said on the day it was tracked, whatever became of it since. */
export const adThatDay = z.object({
  takenOn: z.iso.date(),
  text: z.string(),
  facts: listingFacts,
  payInRand: jobCard.shape.payInRand,
});

export type AdThatDay = z.infer<typeof adThatDay>;

export const wholeApplication = application.extend({
  ad: adThatDay.nullable(),
  events: z.array(timelineEvent),
  contacts: z.array(contact),
  documents: z.array(z.object({ id: z.int(), tool: z.enum(documentTools), title: z.string() })),
});

export type WholeApplication = z.infer<typeof wholeApplication>;

export const eventBody = z.object({
  result: z.enum(results),
  on: day,
  note: optionalText(limits.eventNote, visibleText),
});
