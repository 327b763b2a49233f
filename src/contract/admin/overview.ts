import { z } from "zod";
import { sourceStates } from "#domain/feeds/health.ts";
import { defineEndpoints } from "#contract/endpoint.ts";

/** How many there are, up to a thousand. */
const count = z.object({ count: z.int(), isCapped: z.boolean() });

const overview = z.object({
  freeJobs: z.object({ active: z.int(), all: z.int() }),
  strategies: z.object({ active: z.int(), all: z.int() }),
  /** Accounts, and how many of them have premium right now. */
  users: z.object({ all: z.int(), premium: z.int() }),
  attention: z.object({
    /** Reports nobody has looked at yet. */
    reports: count,
    /** Jobs of employers that wait to be looked at. */
    waiting: count,
    /** Kept off the board because their text reads like a scam. */
    scams: count,
    /** Postings of employers that come off the board within a week. */
    expiring: count,
    /** Listed, and not seen open for thirty days. */
    unseen: count.extend({ oldest: z.iso.datetime().nullable() }),
    /** Listed, though their text contradicts itself about South Africans. */
    doubtful: count,
    /** Sources of jobs that fail, shrank, or have had nothing for a week. */
    sources: z.array(z.object({ name: z.string(), state: z.enum(sourceStates) })),
    /** Work of the queue that failed this week, or is being tried again. */
    failed: z.array(z.object({ task: z.string(), times: z.int() })),
  }),
  /** The last thirty days as South Africa counts them, today last. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      newJobs: z.int(),
      signUps: z.int(),
      views: z.int(),
      applyClicks: z.int(),
      saves: z.int(),
      /** Who paid for the first time. */
      newMembers: z.int(),
    }),
  ),
});

export type DeskOverview = z.infer<typeof overview>;

export const overviewEndpoints = defineEndpoints({
  readOverview: {
    method: "GET",
    path: "/api/admin/overview",
    access: "admin",
    summary: "What needs attention, what there is, and how the last thirty days went.",
    reply: overview,
  },
});
