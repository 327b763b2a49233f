import { z } from "zod";
import {
  applicationOrigins,
  contactChannels,
  jobTypes,
  platforms,
  results,
} from "#domain/tracker/application.ts";
import { eventKinds } from "#domain/tracker/timeline.ts";
import { documentTools } from "#domain/tools/ai/tool-names.ts";
import { jobCard } from "../jobs.ts";
import { listingFacts } from "../listings/listing-facts.ts";

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

const timelineEvent = z.object({
  id: z.int(),
  kind: z.enum(eventKinds),
  result: z.enum(results).nullable(),
  on: z.iso.date(),
  note: z.string().nullable(),
});

const contact = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string().nullable(),
  channel: z.enum(contactChannels),
  address: z.string().nullable(),
});

/** What the ad said on the day it was tracked, whatever became of it since. */
const adThatDay = z.object({
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
