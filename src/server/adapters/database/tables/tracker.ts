import type { AdThatDay } from "#contract/tracker/application.ts";
import type {
  ApplicationOrigin,
  ContactChannel,
  JobType,
  Platform,
  Result,
} from "#domain/tracker/application.ts";
import type { EventKind } from "#domain/tracker/timeline.ts";
import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "./column-kinds.ts";

const day = (name: string) => date(name, { mode: "string" });

export const jobApplications = pgTable("job_applications", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  jobTitle: text("job_title").notNull(),
  company: text().notNull(),
  alikeKey: text("alike_key").notNull(),
  jobType: text("job_type").$type<JobType>().notNull(),
  platform: text().$type<Platform>().notNull(),
  dateApplied: day("date_applied").notNull(),
  coverLetterTemplate: text("cover_letter_template"),
  result: text().$type<Result>().notNull(),
  lastOn: day("last_on").notNull(),
  notes: text(),
  strategyTag: text("strategy_tag"),
  followUpDate: day("follow_up_date"),
  salary: text(),
  url: text(),
  origin: text().$type<ApplicationOrigin>().notNull(),
  jobId: integer("job_id"),
  ad: jsonb().$type<AdThatDay>(),
  importId: integer("import_id"),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull(),
  deletedAt: moment("deleted_at"),
});

export const applicationEvents = pgTable("application_events", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  applicationId: integer("application_id").notNull(),
  kind: text().$type<EventKind>().notNull(),
  result: text().$type<Result>(),
  happenedOn: day("happened_on").notNull(),
  note: text(),
  batch: uuid(),
  recordedAt: moment("recorded_at").notNull(),
});

export const applicationContacts = pgTable("application_contacts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  applicationId: integer("application_id").notNull(),
  name: text().notNull(),
  role: text(),
  channel: text().$type<ContactChannel>().notNull(),
  address: text(),
});

export const applicationDocuments = pgTable("application_documents", {
  applicationId: integer("application_id").notNull(),
  documentId: integer("document_id").notNull(),
});

export const applicationImports = pgTable("application_imports", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  fileHash: bytes("file_hash").notNull(),
  rows: integer().notNull(),
  importedAt: moment("imported_at").notNull(),
  undoneAt: moment("undone_at"),
});

export const trackerSettings = pgTable("tracker_settings", {
  userId: integer("user_id").primaryKey(),
  hidesApplied: boolean("hides_applied").notNull().default(false),
});

export const hiddenCompanies = pgTable("hidden_companies", {
  userId: integer("user_id").notNull(),
  companyKey: text("company_key").notNull(),
  company: text().notNull(),
});

/** A trigger counts it up with every change of a member's applications. */
export const trackerRevisions = pgTable("tracker_revisions", {
  userId: integer("user_id").primaryKey(),
  revision: integer().notNull(),
});
