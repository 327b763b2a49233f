import type { ModerationDetail, PostingInQueue } from "#contract/employers/moderation.ts";
import type { PostingReview } from "#contract/employers/posting.ts";
import { isForBoard } from "#domain/employers/posting-states.ts";
import { transparencyOf } from "#domain/employers/transparency.ts";
import { verdictOfFacts } from "#domain/listing/advice/open-words.ts";
import { presentStanding, presentStep } from "../present.ts";
import type { QueueRow } from "../stores/queue.ts";
import type { stepsOf } from "../stores/steps.ts";

export const presentQueued = (row: Omit<QueueRow, "key">): PostingInQueue => ({
  ...presentStanding(row),
  employer: row.username,
  publishedBefore: row.publishedBefore,
  verdict: verdictOfFacts(row.facts).words,
  isForBoard: isForBoard(row),
  score: transparencyOf(row.fields, row.facts, row.applyLink).total,
});

export const presentDetail = (
  row: Omit<QueueRow, "key">,
  review: PostingReview,
  steps: Awaited<ReturnType<typeof stepsOf>>,
): ModerationDetail => ({
  ...presentQueued(row),
  employerEmail: row.email,
  review,
  history: steps.map((step) => ({ ...presentStep(step), by: step.by })),
});
