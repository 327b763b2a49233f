import { z } from "zod";
import { ownCloseReasons } from "#domain/employers/posting-states.ts";
import { defineEndpoints } from "../endpoint.ts";
import {
  jobIdParams,
  moderationStep,
  postingBody,
  postingReview,
  postingStanding,
  seenVersion,
} from "./posting.ts";

/** Day by day, the last thirty, as running totals; empty where nothing is counted. */
const course = z.array(z.int());

const postingFigures = z.object({ views: course, applyClicks: course, saves: course });

export type PostingFigures = z.output<typeof postingFigures>;

const ownPosting = postingStanding.extend({ figures: postingFigures });

export type OwnPosting = z.output<typeof ownPosting>;

const postingList = z.object({
  postings: z.array(ownPosting),
  /** Nothing goes to be checked before the address is confirmed. */
  isEmailConfirmed: z.boolean(),
});

export type PostingList = z.output<typeof postingList>;

const postingDetail = postingStanding.extend({
  fields: postingBody,
  /** Newest first. */
  history: z.array(moderationStep),
});

export type PostingDetail = z.output<typeof postingDetail>;

const changeReview = postingReview.extend({
  /** What saving it would mean. */
  change: z.object({
    kind: z.enum(["none", "small", "meaning"]),
    fields: z.array(z.enum(Object.keys(postingBody.shape) as [keyof typeof postingBody.shape])),
  }),
});

export type ChangeReview = z.output<typeof changeReview>;

const closeBody = z.object({
  reason: z.enum(ownCloseReasons, "Choose a reason."),
  version: seenVersion,
});

const hour = 60 * 60;

export const postingEndpoints = defineEndpoints({
  reviewPosting: {
    method: "POST",
    path: "/api/employers/review",
    access: "public",
    summary:
      "Shows a posting as candidates would see it, what it leaves open, and its transparency score. Nothing of it is stored.",
    body: postingBody,
    reply: postingReview,
    limit: { calls: 60, windowSeconds: 10 * 60 },
  },
  createPosting: {
    method: "POST",
    path: "/api/employers/jobs",
    access: "signed-in",
    summary:
      "Hands in a posting, which makes you an employer. It is checked before it is on the board; handing in the same one twice is one posting.",
    body: postingBody,
    reply: postingDetail,
    limit: { calls: 20, windowSeconds: hour },
  },
  listPostings: {
    method: "GET",
    path: "/api/employers/jobs",
    access: "signed-in",
    summary: "Your own postings, newest first, each with where it stands and what came of it.",
    reply: postingList,
  },
  readPosting: {
    method: "GET",
    path: "/api/employers/jobs/:id",
    access: "signed-in",
    summary: "One of your own postings, as you typed it, and what happened to it.",
    params: jobIdParams,
    reply: postingDetail,
  },
  reviewChange: {
    method: "POST",
    path: "/api/employers/jobs/:id/review",
    access: "signed-in",
    summary:
      "Shows what an edit would look like and mean: a small one stands at once, a change of meaning is checked again.",
    params: jobIdParams,
    body: postingBody,
    reply: changeReview,
    limit: { calls: 60, windowSeconds: 10 * 60 },
  },
  changePosting: {
    method: "PUT",
    path: "/api/employers/jobs/:id",
    access: "signed-in",
    summary: "Saves an edit of one of your own postings.",
    params: jobIdParams,
    body: postingBody.extend({ version: seenVersion }),
    reply: postingDetail,
  },
  closePosting: {
    method: "POST",
    path: "/api/employers/jobs/:id/close",
    access: "signed-in",
    summary: "Takes one of your own postings off the board, with a reason.",
    params: jobIdParams,
    body: closeBody,
    reply: postingDetail,
  },
  repostPosting: {
    method: "POST",
    path: "/api/employers/jobs/:id/repost",
    access: "signed-in",
    summary: "Hands in a closed posting once more, as it is.",
    params: jobIdParams,
    body: z.object({ version: seenVersion }),
    reply: postingDetail,
  },
});
