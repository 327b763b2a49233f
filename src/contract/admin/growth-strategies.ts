import { z } from "zod";
import {
  longestStrategySearch,
  stepsIn,
  strategyMessages as say,
  strategyRules as rules,
  strategySorts,
} from "#domain/guides/strategy-rules.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { file } from "#contract/rows/reply.ts";

const text = (required: string, tooLong: string, max: number) =>
  z.string(required).trim().min(1, required).max(max, tooLong);

const steps = z
  .array(z.string())
  .max(rules.steps.max, say.tooManySteps)
  .refine((all) => all.every((step) => step.trim().length <= rules.step.max), say.stepTooLong)
  .transform(stepsIn);

/** What an administrator writes. Content is HTML: whatever the allow-list of the server does not name is dropped. */
export const strategyBody = z.object({
  title: text(say.titleRequired, say.titleTooLong, rules.title.max),
  description: text(say.descriptionRequired, say.descriptionTooLong, rules.description.max),
  category: text(say.categoryRequired, say.categoryTooLong, rules.category.max),
  content: text(say.contentRequired, say.contentTooLong, rules.content.max),
  steps: steps.nullish().transform((given) => given ?? null),
  icon: z
    .string()
    .trim()
    .max(rules.icon.max, say.icon)
    .regex(/^[a-z-]*$/, say.icon)
    .nullish()
    .transform((given) => given || null),
  position: z
    .int(say.position)
    .min(rules.position.min, say.position)
    .max(rules.position.max, say.position)
    .nullish()
    .transform((given) => given ?? null),
  isActive: z.boolean().default(true),
});

/** As the table at the desk has it. */
export const strategyRow = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  icon: z.string().nullable(),
  position: z.int().nullable(),
  isActive: z.boolean(),
  stepCount: z.int(),
  updatedAt: z.iso.datetime(),
  /** Goes up with every change. */
  version: z.int(),
});

export type StrategyRow = z.infer<typeof strategyRow>;

const wholeStrategy = strategyRow.extend({
  content: z.string(),
  steps: z.array(z.string()).nullable(),
});

export type WholeStrategy = z.infer<typeof wholeStrategy>;

const strategyList = z.object({
  strategies: z.array(strategyRow),
  nextCursor: z.string().nullable(),
  total: z.int(),
  totalIsCapped: z.boolean(),
  /** Every category there is, for filters and for whoever writes. */
  categories: z.array(z.string()),
});

export type StrategyList = z.infer<typeof strategyList>;

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Of the strategy as whoever changes it has seen it; if somebody changed it since, nothing is done. */
const version = z.int().optional();

const strategyFilters = {
  search: z.string().trim().max(longestStrategySearch).optional(),
  category: z.string().max(rules.category.max).optional(),
  shown: z.enum(["yes", "no"]).optional(),
  sort: z.enum(strategySorts).optional(),
};

const done = z.object({ ok: z.literal(true) });

export const adminStrategyEndpoints = defineEndpoints({
  listStrategiesAtDesk: {
    method: "GET",
    path: "/api/admin/growth-strategies",
    access: "admin",
    summary:
      "The strategies, hidden ones too, without their content; in the gallery's order unless sorted.",
    query: z.object({ ...strategyFilters, cursor: z.string().max(400).optional() }),
    reply: strategyList,
  },
  exportStrategies: {
    method: "GET",
    path: "/api/admin/growth-strategies.csv",
    access: "admin",
    summary: "The same strategies in the same order, all of them, as a file for spreadsheets.",
    query: z.object(strategyFilters),
    reply: file({ name: "kwela-strategies.csv" }),
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
  readStrategyAtDesk: {
    method: "GET",
    path: "/api/admin/growth-strategies/:id",
    access: "admin",
    summary: "One strategy, whole, hidden or not.",
    params,
    reply: wholeStrategy,
  },
  addStrategy: {
    method: "POST",
    path: "/api/admin/growth-strategies",
    access: "admin",
    summary: "Adds a strategy. Its content is made safe, and the answer is what was stored.",
    body: strategyBody,
    takesLongTexts: true,
    reply: wholeStrategy,
  },
  changeStrategy: {
    method: "PUT",
    path: "/api/admin/growth-strategies/:id",
    access: "admin",
    summary: "Changes a strategy. With a version, only if nobody changed it since.",
    params,
    body: strategyBody.extend({ version }),
    takesLongTexts: true,
    reply: wholeStrategy,
  },
  deleteStrategy: {
    method: "DELETE",
    path: "/api/admin/growth-strategies/:id",
    access: "admin",
    summary:
      "Deletes a strategy. For ten minutes it can be restored, with everything members did in it.",
    params,
    query: z.object({ version: z.coerce.number().int().optional() }),
    reply: done,
  },
  restoreStrategy: {
    method: "POST",
    path: "/api/admin/growth-strategies/:id/restore",
    access: "admin",
    summary: "Brings a strategy back that was deleted a moment ago.",
    params,
    reply: wholeStrategy,
  },
  showStrategies: {
    method: "POST",
    path: "/api/admin/growth-strategies/show",
    access: "admin",
    summary: "Shows or hides several at once. Answers with those that this changed.",
    body: z.object({
      ids: z.array(z.int().positive().max(2_147_483_647)).min(1).max(200),
      isActive: z.boolean(),
    }),
    reply: z.object({ changed: z.array(z.int()) }),
  },
  previewStrategy: {
    method: "POST",
    path: "/api/admin/growth-strategies/preview",
    access: "admin",
    summary: "The content as it would be stored and shown. Nothing is kept.",
    body: z.object({ content: z.string().max(rules.content.max, say.contentTooLong) }),
    takesLongTexts: true,
    reply: z.object({ content: z.string() }),
  },
});
