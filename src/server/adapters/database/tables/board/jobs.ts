import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { problemKinds } from "#contract/jobs.ts";
import type { CloseReason } from "#domain/employers/posting-states.ts";
import type { BoardOpenness } from "#domain/jobs/board-openness.ts";
import type { PayBand } from "#domain/jobs/pay-bands.ts";
import type { ReportOutcome } from "#domain/desk/report-outcomes.ts";
import type { JobStatus } from "#domain/desk/free-job.ts";
import type { Tier } from "#domain/jobs/visibility.ts";
import type { Experience, ListingFacts, RoleType } from "#domain/listing/facts.ts";
import type { OverriddenFact, Overrides } from "#domain/listing/overrides.ts";
import type { Posting } from "#domain/listing/posting.ts";
import { moment, words } from "../column-kinds.ts";

/** As a person decided it, or else as the text reads. */
const riskVerdict = sql.raw(
  `coalesce(overrides -> 'risk' ->> 'value', facts -> 'risk' ->> 'verdict', '')`,
);

export const jobs = pgTable("jobs", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  source: text().notNull(),
  externalId: text("external_id"),
  tier: text().$type<Tier>().notNull(),
  status: text().$type<JobStatus>().notNull(),
  title: text().notNull(),
  company: text().notNull().default("Unknown Company"),
  location: text().notNull().default(""),
  description: text().notNull(),
  applyLink: text("apply_link").notNull(),
  salaryText: text("salary_text"),
  logoUrl: text("logo_url"),
  tags: text().array().notNull(),
  roleType: text("role_type").$type<RoleType>().notNull(),
  experience: text().$type<Experience>().notNull(),
  openness: text().$type<BoardOpenness>().notNull(),
  payBand: text("pay_band").$type<PayBand>(),
  facts: jsonb().$type<ListingFacts>().notNull(),
  rulesVersion: integer("rules_version").notNull().default(0),
  viaName: text("via_name"),
  viaUrl: text("via_url"),
  publishedAt: moment("published_at").notNull(),
  firstSeenAt: moment("first_seen_at").notNull(),
  lastSeenOpenAt: moment("last_seen_open_at").notNull(),
  closedAt: moment("closed_at"),
  addedByUserId: integer("added_by_user_id"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  version: integer().notNull().default(1),
  overrides: jsonb().$type<Overrides>(),
  deletedAt: moment("deleted_at"),
  statusWhenDeleted: text("status_when_deleted").$type<JobStatus>(),
  isHeld: boolean("is_held").notNull().default(false),
  expiresAt: moment("expires_at"),
  closeReason: text("close_reason").$type<CloseReason>(),
  companyId: integer("company_id"),
  isListed: boolean("is_listed")
    .notNull()
    .generatedAlwaysAs(
      sql`status = 'open' and openness <> 'no' and not is_held and ${riskVerdict} <> 'likely-scam'`,
    ),
  isScam: boolean("is_scam")
    .notNull()
    .generatedAlwaysAs(sql`${riskVerdict} = 'likely-scam'`),
  isPayStated: boolean("is_pay_stated")
    .notNull()
    .generatedAlwaysAs(
      sql`coalesce(jsonb_typeof(facts -> 'pay' -> 'value' -> 'amount') = 'object', false)`,
    ),
  isCounted: boolean("is_counted")
    .notNull()
    .generatedAlwaysAs(
      sql`(status = 'closed' or (status = 'open' and tier = 'free')) and coalesce(facts -> 'isMarketing' ->> 'value' = 'true', false) and ${riskVerdict} <> 'likely-scam'`,
    ),
  search: words().notNull().default(""),
  publicSearch: words("public_search").notNull().default(""),
});

export const jobCounts = pgTable("job_counts", {
  tier: text().$type<Tier>().notNull(),
  roleType: text("role_type").$type<RoleType>().notNull(),
  experience: text().$type<Experience>().notNull(),
  payBand: text("pay_band").$type<PayBand>(),
  openness: text().$type<BoardOpenness>().notNull(),
  jobs: integer().notNull(),
});

export const jobWords = pgTable("job_words", {
  word: text().primaryKey(),
  isPublic: boolean("is_public").notNull(),
});

export const savedJobs = pgTable("saved_jobs", {
  userId: integer("user_id").notNull(),
  jobId: integer("job_id").notNull(),
  savedAt: moment("saved_at").notNull(),
  deletedAt: moment("deleted_at"),
});

export const jobReports = pgTable("job_reports", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  jobId: integer("job_id").notNull(),
  kind: text().$type<(typeof problemKinds)[number]>().notNull(),
  note: text().notNull(),
  userId: integer("user_id"),
  createdAt: moment("created_at").notNull(),
  handledAt: moment("handled_at"),
  handledBy: integer("handled_by"),
  outcome: text().$type<ReportOutcome>(),
});

export const labelledExamples = pgTable("labelled_examples", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  jobId: integer("job_id"),
  fact: text().$type<OverriddenFact>().notNull(),
  value: text().notNull(),
  source: text().notNull(),
  posting: jsonb().$type<Posting>().notNull(),
  decidedBy: integer("decided_by"),
  decidedAt: moment("decided_at").notNull(),
});
