import { z } from "zod";
import { listingSorts } from "#domain/desk/desk-orders.ts";
import { jobStatuses } from "#domain/desk/free-job.ts";
import { longestDeskSearch, longestReason } from "#domain/desk/limits.ts";
import { experienceLevels, opennesses, riskVerdicts, roleTypes } from "#domain/listing/facts.ts";
import { overridableFacts } from "#domain/listing/overrides.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { problemKinds } from "#contract/jobs.ts";
import { listingFacts } from "#contract/listings/listing-facts.ts";
import { file } from "#contract/rows/reply.ts";

const moment = z.iso.datetime();

/** What to look at first: what we are unsure of, what people complain about, and what somebody decided before. */
export const listingConcerns = ["unsure", "reported", "checked", "scam"] as const;

export const deskListing = z.object({
  id: z.int(),
  /** Its page on the board. */
  path: z.string(),
  title: z.string(),
  company: z.string(),
  source: z.string(),
  tier: z.enum(["free", "premium"]),
  status: z.enum(jobStatuses),
  /** On the board right now. */
  isListed: z.boolean(),
  openness: z.enum(opennesses),
  confidence: z.enum(["high", "medium", "low"]),
  riskVerdict: z.enum(riskVerdicts),
  /** Somebody decided at least one of its facts. */
  isChecked: z.boolean(),
  /** Reports that nobody has dealt with. */
  reports: z.int(),
  publishedAt: moment,
});

export type DeskListing = z.output<typeof deskListing>;

const decision = z.object({
  fact: z.enum(overridableFacts),
  value: z.string(),
  why: z.string(),
  /** A username; null when that account is gone. */
  by: z.string().nullable(),
  at: moment,
});

const listingDetail = deskListing.extend({
  location: z.string(),
  salary: z.string().nullable(),
  applyLink: z.string(),
  /** Plain text. */
  description: z.string(),
  /** As readers get them. */
  facts: listingFacts,
  /** As the text alone is read today. */
  read: listingFacts,
  decisions: z.array(decision),
  reportList: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(problemKinds),
      note: z.string(),
      at: moment,
      isHandled: z.boolean(),
    }),
  ),
  /** Goes up with every change by hand. */
  version: z.int(),
});

export type ListingDetail = z.output<typeof listingDetail>;

const filters = {
  search: z.string().trim().max(longestDeskSearch).optional(),
  concern: z.enum(listingConcerns).optional(),
  status: z.enum(jobStatuses).optional(),
  sort: z.enum(listingSorts).optional(),
};

const listingParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const decisionReason = z
  .string("Say why")
  .trim()
  .min(5, "Say why, in a few words")
  .max(longestReason, `Keep the reason to ${longestReason} characters`);

const common = { why: decisionReason, version: z.int() };

/** One fact, and a value that this fact can have. */
const overrideBody = z.object({
  decision: z.discriminatedUnion("fact", [
    z.strictObject({ fact: z.literal("openToSouthAfrica"), value: z.enum(opennesses) }),
    z.strictObject({ fact: z.literal("roleType"), value: z.enum(roleTypes) }),
    z.strictObject({ fact: z.literal("experience"), value: z.enum(experienceLevels) }),
    z.strictObject({
      fact: z.literal("engagement"),
      value: z.enum(["contractor", "employee", "employer-of-record", "unclear"]),
    }),
    z.strictObject({ fact: z.literal("risk"), value: z.enum(riskVerdicts) }),
  ]),
  ...common,
});

export type Decision = z.output<typeof overrideBody>["decision"];

export const deskListingEndpoints = defineEndpoints({
  listListings: {
    method: "GET",
    path: "/api/admin/listings",
    access: "admin",
    summary: "Every listing there is, on the board or not, with what we say about it.",
    query: z.object({ ...filters, cursor: z.string().max(400).optional() }),
    reply: z.object({
      rows: z.array(deskListing),
      nextCursor: z.string().nullable(),
      total: z.int(),
      totalIsCapped: z.boolean(),
    }),
  },
  exportListings: {
    method: "GET",
    path: "/api/admin/listings.csv",
    access: "admin",
    summary: "The same listings in the same order, all of them, as a file for spreadsheets.",
    query: z.object(filters),
    reply: file({ name: "kwela-listings.csv" }),
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
  exportExamples: {
    method: "GET",
    path: "/api/admin/labelled-examples",
    access: "admin",
    summary:
      "What people decided about facts, with the text they decided by: a JSON object on each line, for the scorer of the rules.",
    reply: file({ name: "kwela-examples.jsonl" }),
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
  readListing: {
    method: "GET",
    path: "/api/admin/listings/:id",
    access: "admin",
    summary: "One listing: its text, its facts, what people decided about them, and its reports.",
    params: listingParams,
    reply: listingDetail,
  },
  overrideFact: {
    method: "POST",
    path: "/api/admin/listings/:id/overrides",
    access: "admin",
    summary: "Decides a fact by hand, with a reason that readers see. It outlives every reading.",
    params: listingParams,
    body: overrideBody,
    reply: listingDetail,
  },
  removeOverride: {
    method: "POST",
    path: "/api/admin/listings/:id/overrides/remove",
    access: "admin",
    summary: "Takes a decision back: the text is read again for that fact.",
    params: listingParams,
    body: z.object({ fact: z.enum(overridableFacts), version: z.int() }),
    reply: listingDetail,
  },
  setListingStatus: {
    method: "POST",
    path: "/api/admin/listings/:id/status",
    access: "admin",
    summary: "Takes a listing off the board, or puts it back on.",
    params: listingParams,
    body: z.object({ isOpen: z.boolean(), ...common }),
    reply: listingDetail,
  },
});
