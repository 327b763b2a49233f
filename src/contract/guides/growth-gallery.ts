import { z } from "zod";
import { longestStrategySearch, strategyRules } from "#domain/guides/strategy-rules.ts";
import { defineEndpoints } from "#contract/endpoint.ts";

/** One playbook. The content is HTML that went through an allow-list when it was written. */
const growthStrategy = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  content: z.string(),
  steps: z.array(z.string()).nullable(),
  icon: z.string().nullable(),
  position: z.int().nullable(),
  isActive: z.boolean(),
});

export type GrowthStrategy = z.infer<typeof growthStrategy>;

/** What the gallery shows of one before it is opened. */
const strategyCard = growthStrategy
  .pick({ id: true, title: true, description: true, category: true, icon: true })
  .extend({ stepCount: z.int() });

export type StrategyCard = z.infer<typeof strategyCard>;

const progress = z.object({
  strategies: z.array(
    z.object({
      strategyId: z.int(),
      /** Which of its steps are done, by their place from 0. */
      done: z.array(z.int()),
    }),
  ),
  favourites: z.array(z.int()),
  /** Where to carry on; null when nothing was begun and nothing is a favourite. */
  next: z
    .object({
      strategyId: z.int(),
      title: z.string(),
      step: z.string(),
      number: z.int(),
      of: z.int(),
    })
    .nullable(),
});

export type GrowthProgress = z.infer<typeof progress>;

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const growthGalleryEndpoints = defineEndpoints({
  listGrowthStrategies: {
    method: "GET",
    path: "/api/premium/growth-strategies",
    access: "premium",
    summary: "Every active strategy, whole.",
    reply: z.array(growthStrategy),
    isShared: () => true,
  },
  readGrowthStrategy: {
    method: "GET",
    path: "/api/premium/growth-strategies/:id",
    access: "premium",
    summary: "One active strategy, whole.",
    params,
    reply: growthStrategy,
    isShared: () => true,
  },
  listStrategyCards: {
    method: "GET",
    path: "/api/premium/growth-cards",
    access: "premium",
    summary:
      "The active strategies without their content; with a search, those that have all of its words.",
    query: z.object({ search: z.string().trim().max(longestStrategySearch).optional() }),
    reply: z.object({ cards: z.array(strategyCard) }),
    isShared: ({ search = "" }) => search === "",
  },
  readGrowthProgress: {
    method: "GET",
    path: "/api/premium/growth-progress",
    access: "premium",
    summary:
      "Which steps the member has ticked off, which strategies they marked, and what is next.",
    reply: progress,
  },
  tickStrategyStep: {
    method: "PUT",
    path: "/api/premium/growth-strategies/:id/ticks",
    access: "premium",
    summary:
      "Ticks a step off, named by its words, or takes the tick back. Saying it twice changes nothing.",
    params,
    body: z.object({ step: z.string().min(1).max(strategyRules.step.max), isDone: z.boolean() }),
    reply: progress,
  },
  markFavourite: {
    method: "PUT",
    path: "/api/premium/growth-strategies/:id/favourite",
    access: "premium",
    summary:
      "Marks a strategy as a favourite, or takes that back. Saying it twice changes nothing.",
    params,
    body: z.object({ isFavourite: z.boolean() }),
    reply: progress,
  },
});
