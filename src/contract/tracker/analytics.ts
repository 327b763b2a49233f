import { z } from "zod";
import type { Analytics } from "#domain/tracker/analytics/analysis.ts";
import { stages, timedEvents } from "#domain/tracker/analytics/stages.ts";
import { defineEndpoints } from "../endpoint.ts";

/** So many of so many, in percent, with the range that holds the true share 95 times of 100. */
const rate = z.object({
  count: z.int(),
  of: z.int(),
  percent: z.number(),
  low: z.number(),
  high: z.number(),
  /** Of fewer than eight. */
  isTooFew: z.boolean(),
});

const namedRates = z.array(rate.extend({ name: z.string() })).readonly();

const top = z
  .array(z.object({ name: z.string(), count: z.int(), of: z.int(), percent: z.int() }))
  .readonly();

export const analytics = z.object({
  total: z.int(),
  /** By where each application stands today: Replied, Interview and Hired are responses. */
  responseRate: rate,
  topPlatforms: top,
  topStrategies: top,
  /** From the timelines: one that was refused after an interview did reach the interview. */
  funnel: z.array(z.object({ stage: z.enum(stages), count: z.int() })).readonly(),
  /** By the month of applying, `2026-11`, the oldest first. These three count whoever was ever answered. */
  byMonth: namedRates,
  byPlatform: namedRates,
  byStrategy: namedRates,
  /** Days since applying. */
  days: z
    .array(
      z.object({
        event: z.enum(timedEvents),
        count: z.int(),
        median: z.number().nullable(),
        least: z.int().nullable(),
        most: z.int().nullable(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<Analytics>;

export const analyticsEndpoints = defineEndpoints({
  readAnalytics: {
    method: "GET",
    path: "/api/premium/job-applications/analytics",
    access: "premium",
    summary:
      "How the member's applications fare: rates with their ranges, the funnel, and how long things take.",
    reply: analytics,
  },
});
