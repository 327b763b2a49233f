import { z } from "zod";
import { longestDeskSearch } from "#domain/desk/limits.ts";
import { moderationSorts, moderationViews } from "#domain/employers/moderation-order.ts";
import { defineEndpoints } from "../endpoint.ts";
import { file } from "../rows/reply.ts";
import {
  jobIdParams,
  moderationStep,
  postingReview,
  postingStanding,
  seenVersion,
} from "./posting.ts";

export const postingInQueue = postingStanding.extend({
  /** Their username. */
  employer: z.string(),
  /** How often one of theirs was on the board before. */
  publishedBefore: z.int(),
  /** In the words that our pages use. */
  verdict: z.string(),
  isForBoard: z.boolean(),
  score: z.int(),
});

export type PostingInQueue = z.output<typeof postingInQueue>;

const moderationList = z.object({
  postings: z.array(postingInQueue),
  nextCursor: z.string().nullable(),
  total: z.int(),
  totalIsCapped: z.boolean(),
});

export type ModerationList = z.output<typeof moderationList>;

const moderationDetail = postingInQueue.extend({
  employerEmail: z.string(),
  review: postingReview,
  /** Newest first. */
  history: z.array(moderationStep.extend({ by: z.string().nullable() })),
});

export type ModerationDetail = z.output<typeof moderationDetail>;

export const returnBody = z.object({
  reason: z
    .string("Say why")
    .trim()
    .min(10, "Say what should be different, in a sentence")
    .max(1_000, "Keep it to 1,000 characters"),
  version: seenVersion,
});

const filters = {
  search: z.string().trim().max(longestDeskSearch).optional(),
  view: z.enum(moderationViews).optional(),
  sort: z.enum(moderationSorts).optional(),
};

const several = z
  .array(z.object({ id: z.int().positive(), version: seenVersion }))
  .min(1)
  .max(50);

const outcome = z.object({ done: z.array(z.object({ id: z.string(), version: z.int() })) });

export const moderationEndpoints = defineEndpoints({
  listModeration: {
    method: "GET",
    path: "/api/admin/moderation",
    access: "admin",
    summary:
      "Postings of employers, by default those that wait to be checked, the longest waiting first. Those whose address is not confirmed are not among them.",
    query: z.object({ ...filters, cursor: z.string().max(400).optional() }),
    reply: moderationList,
  },
  exportModeration: {
    method: "GET",
    path: "/api/admin/moderation.csv",
    access: "admin",
    summary: "The same postings in the same order, all of them, as a file for spreadsheets.",
    query: z.object(filters),
    reply: file({ name: "kwela-postings.csv" }),
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
  readModeration: {
    method: "GET",
    path: "/api/admin/moderation/:id",
    access: "admin",
    summary: "One posting as candidates would see it, its score, and what happened to it.",
    params: jobIdParams,
    reply: moderationDetail,
  },
  publishPosting: {
    method: "POST",
    path: "/api/admin/moderation/:id/publish",
    access: "admin",
    summary: "Puts a posting that waits on the board.",
    params: jobIdParams,
    body: z.object({ version: seenVersion }),
    reply: moderationDetail,
  },
  returnPosting: {
    method: "POST",
    path: "/api/admin/moderation/:id/return",
    access: "admin",
    summary: "Returns a posting that waits to its employer, with a reason they are told.",
    params: jobIdParams,
    body: returnBody,
    reply: moderationDetail,
  },
  publishPostings: {
    method: "POST",
    path: "/api/admin/moderation/publish",
    access: "admin",
    summary:
      "Puts several postings on the board at once; those that do not wait any more, have changed or are not for this board are left out.",
    body: z.object({ postings: several }),
    reply: outcome,
  },
  undoPublishing: {
    method: "POST",
    path: "/api/admin/moderation/undo-publishing",
    access: "admin",
    summary: "Puts postings that were published a moment ago back among those that wait.",
    body: z.object({ postings: several }),
    reply: outcome,
  },
});
