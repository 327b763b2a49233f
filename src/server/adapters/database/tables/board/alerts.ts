import { boolean, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Frequency } from "#domain/alerts/alert-rules.ts";
import type { PayBand } from "#domain/jobs/pay-bands.ts";
import type { Experience, RoleType } from "#domain/listing/facts.ts";
import { bytes, moment } from "../column-kinds.ts";

export const mailReaders = pgTable("mail_readers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id"),
  email: text(),
  createdAt: moment("created_at").notNull(),
  bouncedAt: moment("bounced_at"),
  newsletterWanted: boolean("newsletter_wanted"),
});

export const alerts = pgTable("alerts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  readerId: integer("reader_id").notNull(),
  search: text().notNull(),
  roleType: text("role_type").$type<RoleType>(),
  experience: text().$type<Experience>(),
  salary: text().$type<PayBand>(),
  isWorldwideOnly: boolean("is_worldwide_only").notNull(),
  frequency: text().$type<Frequency>().notNull(),
  createdAt: moment("created_at").notNull(),
  confirmedAt: moment("confirmed_at"),
  confirmHash: bytes("confirm_hash"),
  lookedAt: moment("looked_at").notNull(),
  pausedAt: moment("paused_at"),
  deletedAt: moment("deleted_at"),
});

export const sentLetters = pgTable(
  "sent_letters",
  {
    readerId: integer("reader_id").notNull(),
    issue: text().notNull(),
    jobs: integer().notNull(),
    sentAt: moment("sent_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.readerId, table.issue] })],
);

export const mailedJobs = pgTable(
  "mailed_jobs",
  {
    readerId: integer("reader_id").notNull(),
    jobId: integer("job_id").notNull(),
    sentAt: moment("sent_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.readerId, table.jobId] })],
);

export const newsletterIssues = pgTable("newsletter_issues", {
  day: date({ mode: "string" }).primaryKey(),
  introduction: text().notNull().default(""),
  version: integer().notNull().default(1),
  begunAt: moment("begun_at"),
  strategyId: integer("strategy_id"),
  idea: text(),
  finishedAt: moment("finished_at"),
  sent: integer().notNull().default(0),
  stopped: integer().notNull().default(0),
  bounced: integer().notNull().default(0),
});
