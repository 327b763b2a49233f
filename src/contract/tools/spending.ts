import { z } from "zod";
import { capMessage, monthlyCap } from "#domain/tools/ai/spending.ts";
import { toolNames } from "#domain/tools/ai/tool-names.ts";
import { defineEndpoints } from "#contract/endpoint.ts";

export const callStates = ["running", "done", "failed", "cancelled"] as const;

const micros = z.int();

const spending = z.object({
  /** A calendar month in South Africa, such as 2026-11. */
  month: z.string(),
  tools: z.array(
    z.object({ tool: z.enum(toolNames), calls: z.int(), costMicros: micros, tokens: z.int() }),
  ),
  /** In millionths of a dollar, from the provider's own count of tokens. */
  costMicros: micros,
  /** Calls with a model whose price we do not know: their tokens count, their cost cannot. */
  callsWithoutPrice: z.int(),
  /** Rand for a dollar, and the day of that rate. */
  rand: z.object({ perDollar: z.number(), day: z.iso.date() }),
  /** Null when the member set none. */
  capCents: z.int().nullable(),
});

export type Spending = z.infer<typeof spending>;

const aiCall = z.object({
  id: z.int(),
  tool: z.enum(toolNames),
  state: z.enum(callStates),
  /** Why it failed, as the code of our catalogue. */
  failure: z.string().nullable(),
  model: z.string().nullable(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costMicros: micros.nullable(),
  startedAt: z.iso.datetime(),
  seconds: z.number().nullable(),
  documentId: z.int().nullable(),
});

export type AiCall = z.infer<typeof aiCall>;

const capBody = z.object({
  capCents: z
    .int(capMessage)
    .min(monthlyCap.minCents, capMessage)
    .max(monthlyCap.maxCents, capMessage)
    .nullable(),
});

export const spendingEndpoints = defineEndpoints({
  readSpending: {
    method: "GET",
    path: "/api/user/ai-spending",
    access: "premium",
    summary:
      "What each tool cost this month, from the provider's own figures, and the limit the member set.",
    reply: spending,
  },
  saveCap: {
    method: "PUT",
    path: "/api/user/ai-spending/cap",
    access: "premium",
    summary:
      "Sets or lifts the member's own limit for a month. At the limit the next call is refused.",
    body: capBody,
    reply: spending,
  },
  listAiCalls: {
    method: "GET",
    path: "/api/user/ai-calls",
    access: "premium",
    summary: "Every call made with the member's key, newest first.",
    query: z.object({ cursor: z.string().max(400).optional() }),
    reply: z.object({ calls: z.array(aiCall), nextCursor: z.string().nullable() }),
  },
});
