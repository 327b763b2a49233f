import { boolean, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { FeedKind } from "#domain/feeds/kinds.ts";
import type { PostingState, RunOutcome } from "#domain/feeds/runs.ts";
import { bytes, moment } from "../column-kinds.ts";

export const feedSources = pgTable("feed_sources", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<FeedKind>().notNull(),
  name: text().notNull(),
  board: text(),
  address: text(),
  isPaused: boolean("is_paused").notNull(),
  etag: text(),
  lastModified: text("last_modified"),
  nextAt: moment("next_at").notNull(),
  lease: text(),
  leaseUntil: moment("lease_until"),
  answeredAt: moment("answered_at"),
  yieldedAt: moment("yielded_at"),
  size: integer(),
  failures: integer().notNull().default(0),
  trouble: text(),
  createdAt: moment("created_at").notNull(),
});

export const feedRuns = pgTable("feed_runs", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  sourceId: integer("source_id").notNull(),
  startedAt: moment("started_at").notNull(),
  endedAt: moment("ended_at"),
  outcome: text().$type<RunOutcome>().notNull(),
  trouble: text(),
  seen: integer().notNull().default(0),
  added: integer().notNull().default(0),
  updated: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  duplicates: integer().notNull().default(0),
  expired: integer().notNull().default(0),
  rejected: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
});

export const feedPostings = pgTable("feed_postings", {
  sourceId: integer("source_id").notNull(),
  key: text().notNull(),
  jobId: integer("job_id"),
  state: text().$type<PostingState>().notNull(),
  reason: text(),
  link: text().notNull(),
  sameName: text("same_name").notNull(),
  content: bytes(),
  seenAt: moment("seen_at").notNull(),
  closesAt: moment("closes_at"),
  strikes: smallint().notNull().default(0),
});

export const feedDistinct = pgTable("feed_distinct", {
  sourceId: integer("source_id").notNull(),
  key: text().notNull(),
  jobId: integer("job_id").notNull(),
  decidedBy: integer("decided_by"),
  decidedAt: moment("decided_at").notNull(),
});
