import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./column-kinds.ts";

export const jobDayCounts = pgTable("job_day_counts", {
  jobId: integer("job_id").notNull(),
  day: date({ mode: "string" }).notNull(),
  views: integer().notNull().default(0),
  applyClicks: integer("apply_clicks").notNull().default(0),
});

export const logos = pgTable("logos", {
  hash: text().primaryKey(),
  bytes: bytes().notNull(),
  madeAt: moment("made_at").notNull(),
  unusedSince: moment("unused_since"),
});

export const logoSources = pgTable("logo_sources", {
  url: text().primaryKey(),
  hash: text(),
  tries: integer().notNull().default(0),
  nextAt: moment("next_at"),
  unusedSince: moment("unused_since"),
});

export const companies = pgTable("companies", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ownerId: integer("owner_id").notNull(),
  name: text().notNull(),
  website: text(),
  about: text().notNull().default(""),
  logoHash: text("logo_hash"),
  mailConfirmedAt: moment("mail_confirmed_at"),
  proofCode: text("proof_code").notNull(),
  domainProvenAt: moment("domain_proven_at"),
  mailCodeHash: bytes("mail_code_hash"),
  mailCodeUntil: moment("mail_code_until"),
  mailCodeTries: integer("mail_code_tries").notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
