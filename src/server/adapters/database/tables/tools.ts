import type { callStates } from "#contract/tools/spending.ts";
import type { documentSources, DocumentContent } from "#contract/tools/documents.ts";
import type { keyStates } from "#contract/tools/ai-key.ts";
import type { DocumentTool, ToolName } from "#domain/tools/ai/tool-names.ts";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment, words } from "./column-kinds.ts";

export const aiKeys = pgTable("ai_keys", {
  userId: integer("user_id").primaryKey(),
  sealedKey: text("sealed_key").notNull(),
  ending: text().notNull(),
  state: text().$type<(typeof keyStates)[number]>().notNull(),
  savedAt: moment("saved_at").notNull(),
  checkedAt: moment("checked_at"),
});

export const toolSettings = pgTable("tool_settings", {
  userId: integer("user_id").primaryKey(),
  capCents: integer("cap_cents"),
  terms: jsonb(),
});

export const documents = pgTable("documents", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  tool: text().$type<DocumentTool>().notNull(),
  source: text().$type<(typeof documentSources)[number]>().notNull(),
  title: text().notNull(),
  request: jsonb().$type<DocumentContent["request"]>().notNull(),
  result: jsonb().$type<DocumentContent["result"]>().notNull(),
  score: integer(),
  jobId: integer("job_id"),
  words: words().notNull(),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull(),
  deletedAt: moment("deleted_at"),
});

export const aiCalls = pgTable("ai_calls", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  tool: text().$type<ToolName>().notNull(),
  prompt: text().notNull(),
  state: text().$type<(typeof callStates)[number]>().notNull(),
  failure: text(),
  model: text(),
  inputTokens: integer("input_tokens").notNull().default(0),
  cachedTokens: integer("cached_tokens").notNull().default(0),
  outputTokens: integer("output_tokens").notNull().default(0),
  costMicros: integer("cost_micros"),
  documentId: integer("document_id"),
  startedAt: moment("started_at").notNull(),
  endedAt: moment("ended_at"),
});
