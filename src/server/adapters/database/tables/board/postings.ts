import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PostingFields } from "#domain/employers/posting-fields.ts";
import type { ModerationStep } from "#domain/employers/posting-states.ts";
import { moment } from "../column-kinds.ts";

export const postings = pgTable("postings", {
  jobId: integer("job_id").primaryKey(),
  fields: jsonb().$type<PostingFields>().notNull(),
  submittedAt: moment("submitted_at").notNull(),
  receivedToldAt: moment("received_told_at"),
  expiryToldAt: moment("expiry_told_at"),
  closingToldAt: moment("closing_told_at"),
});

export const jobModeration = pgTable("job_moderation", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  jobId: integer("job_id").notNull(),
  step: text().$type<ModerationStep>().notNull(),
  reason: text(),
  byUserId: integer("by_user_id"),
  at: moment("at").notNull(),
});
