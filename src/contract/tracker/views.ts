import { z } from "zod";
import { applicationLimits, results, trackerTabs } from "#domain/tracker/application.ts";
import { defineEndpoints } from "../endpoint.ts";
import { application } from "./application.ts";
import { applicationFilters } from "./applications.ts";

/** An application as a card or a row of the board shows it: without its longer texts. */
export const listedApplication = application.omit({ coverLetterTemplate: true }).extend({
  /** Only their beginning. */
  notes: z.string().nullable(),
});

export type ListedApplication = z.infer<typeof listedApplication>;

const cursor = z.string().max(400).optional();

const page = z.object({
  applications: z.array(listedApplication),
  total: z.int(),
  nextCursor: z.string().nullable(),
  /** Under each tab, whatever the filters. */
  counts: z.record(z.enum(trackerTabs), z.int()),
  /** Every strategy tag in use, in the order of the alphabet. */
  tags: z.array(z.string()),
});

export type TrackerPage = z.infer<typeof page>;

const column = z.object({
  result: z.enum(results),
  total: z.int(),
  applications: z.array(listedApplication),
  nextCursor: z.string().nullable(),
});

export type BoardColumn = z.infer<typeof column>;

const due = z.object({
  /** Follow-ups of today and before, the oldest first. */
  due: z.array(listedApplication),
  dueTotal: z.int(),
  /** The next to come. */
  next: z.array(listedApplication),
  /** When to ask again about what is applied for today. */
  followUpForToday: z.iso.date().nullable(),
  /** How many have been quiet for so long that they may be closed together. */
  closable: z.int(),
});

export type DueFollowUps = z.infer<typeof due>;

const marks = z.object({
  /** The listings of the board that were tracked, and the day. */
  applied: z.array(z.object({ jobId: z.string(), on: z.iso.date(), applicationId: z.int() })),
  hidesApplied: z.boolean(),
  hiddenCompanies: z.array(z.string()),
});

export type TrackerMarks = z.infer<typeof marks>;

const company = z.string().trim().min(1).max(applicationLimits.company);

export const trackerViewEndpoints = defineEndpoints({
  trackerPage: {
    method: "GET",
    path: "/api/premium/tracker",
    access: "premium",
    summary: "A page of the tracker: one tab, its filters, and how many there are under each tab.",
    query: applicationFilters.extend({
      tab: z.enum(trackerTabs).optional(),
      search: z.string().trim().max(applicationLimits.search).optional(),
      cursor,
    }),
    reply: page,
  },
  trackerBoard: {
    method: "GET",
    path: "/api/premium/tracker/board",
    access: "premium",
    summary: "The first of each column of the board, last moved first; or more of one column.",
    query: applicationFilters.extend({ cursor }),
    reply: z.object({ columns: z.array(column) }),
  },
  dueFollowUps: {
    method: "GET",
    path: "/api/premium/tracker/due",
    access: "premium",
    summary: "What is to be followed up today, and how many have been quiet for long.",
    reply: due,
  },
  closeQuiet: {
    method: "POST",
    path: "/api/premium/tracker/close-quiet",
    access: "premium",
    summary: "Moves all that were quiet for 60 days to No Response. `undo` takes it back.",
    reply: z.object({ closed: z.int(), undo: z.string() }),
  },
  reopenQuiet: {
    method: "POST",
    path: "/api/premium/tracker/close-quiet/undo",
    access: "premium",
    summary: "Takes back such a closing, but for those that were moved since.",
    body: z.object({ undo: z.uuid() }),
    reply: z.object({ reopened: z.int() }),
  },
  trackerMarks: {
    method: "GET",
    path: "/api/premium/tracker/marks",
    access: "premium",
    summary: "What the board marks or hides for this member.",
    reply: marks,
  },
  hideApplied: {
    method: "PUT",
    path: "/api/premium/tracker/hides-applied",
    access: "premium",
    summary: "Whether the board hides what the member applied for.",
    body: z.object({ hidesApplied: z.boolean() }),
    reply: marks,
  },
  hideCompany: {
    method: "POST",
    path: "/api/premium/tracker/hidden-companies",
    access: "premium",
    summary: "Hides the listings of a company from the board, for this member alone.",
    body: z.object({ company }),
    reply: marks,
  },
  showCompany: {
    method: "POST",
    path: "/api/premium/tracker/hidden-companies/show",
    access: "premium",
    summary: "Shows the listings of a company again.",
    body: z.object({ company }),
    reply: marks,
  },
});
