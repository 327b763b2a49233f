import type { LinkPurpose } from "#domain/accounts/mail-links.ts";
import type { SecurityEventKind } from "#domain/accounts/security-events.ts";
import { sql } from "drizzle-orm";
import { boolean, date, doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./tables/column-kinds.ts";

/** The tables as the queries see them. `migrations/` creates them; a test holds the two against each other. */
export * from "./tables/board/alerts.ts";
export * from "./tables/audit-trail.ts";
export * from "./tables/calendar.ts";
export * from "./tables/companies.ts";
export * from "./tables/board/feeds.ts";
export * from "./tables/board/jobs.ts";
export * from "./tables/member-packages.ts";
export * from "./tables/guides.ts";
export * from "./tables/payments.ts";
export * from "./tables/board/postings.ts";
export * from "./tables/board/shared-checks.ts";
export * from "./tables/tools.ts";
export * from "./tables/tracker.ts";

export const users = pgTable("users", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  skeleton: text(),
  email: text().notNull(),
  passwordHash: text("password_hash"),
  isAdmin: boolean("is_admin").notNull().default(false),
  isEmployer: boolean("is_employer").notNull().default(false),
  premiumUntil: moment("premium_until"),
  suspendedAt: moment("suspended_at"),
  emailVerifiedAt: moment("email_verified_at"),
  deletionDueAt: moment("deletion_due_at"),
  createdAt: moment("created_at").notNull(),
  // Kept by the database, from payments, decisions and subscriptions.
  paymentCount: integer("payment_count").notNull().default(0),
  lastPaidAt: moment("last_paid_at"),
  lastPaymentAt: moment("last_payment_at"),
  hadPremiumDecision: boolean("had_premium_decision").notNull().default(false),
  isRenewing: boolean("is_renewing").notNull().default(false),
  renewalFailedAt: moment("renewal_failed_at"),
  // Kept by the database, from what they handed in.
  hasPosted: boolean("has_posted").notNull().default(false),
  // Kept by the database, from what they saved.
  ownChanges: integer("own_changes").notNull().default(0),
  isMember: boolean("is_member")
    .notNull()
    .generatedAlwaysAs(
      sql`premium_until is not null or last_payment_at is not null or had_premium_decision`,
    ),
});

export const sessions = pgTable("sessions", {
  id: integer().generatedAlwaysAsIdentity(),
  tokenHash: bytes("token_hash").primaryKey(),
  userId: integer("user_id").notNull(),
  createdAt: moment("created_at").notNull(),
  lastSeenAt: moment("last_seen_at").notNull(),
  userAgent: text("user_agent").notNull().default(""),
  address: text().notNull().default(""),
});

export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  used: integer().notNull(),
  resetsAt: moment("resets_at").notNull(),
});

export const mailTokens = pgTable("mail_tokens", {
  id: integer().notNull().generatedAlwaysAsIdentity(),
  tokenHash: bytes("token_hash").primaryKey(),
  userId: integer("user_id").notNull(),
  purpose: text().$type<LinkPurpose>().notNull(),
  email: text().notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const knownDevices = pgTable("known_devices", {
  tokenHash: bytes("token_hash").notNull(),
  userId: integer("user_id").notNull(),
  seenAt: moment("seen_at").notNull(),
});

export const loginFailures = pgTable("login_failures", {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: moment("last_at").notNull(),
});

export const securityEvents = pgTable("security_events", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  kind: text().$type<SecurityEventKind>().notNull(),
  at: moment("at").notNull(),
  firstAt: moment("first_at"),
  times: integer().notNull().default(1),
  address: text().notNull(),
  userAgent: text("user_agent").notNull(),
});

export const exchangeRates = pgTable("exchange_rates", {
  day: date({ mode: "string" }).notNull(),
  currency: text().notNull(),
  usd: doublePrecision().notNull(),
  savedBy: integer("saved_by"),
  savedAt: moment("saved_at"),
  source: text(),
});

export const visits = pgTable("visits", {
  userId: integer("user_id").primaryKey(),
  visitedAt: moment("visited_at").notNull(),
  beforeAt: moment("before_at"),
});
