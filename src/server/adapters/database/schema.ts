import type { LinkPurpose } from "#domain/mail-links.ts";
import type { SecurityEventKind } from "#domain/security-events.ts";
import { boolean, customType, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The tables as the queries see them. `migrations/` creates them; a test holds the two against each other. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const users = pgTable("users", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  email: text().notNull(),
  passwordHash: text("password_hash"),
  isAdmin: boolean("is_admin").notNull().default(false),
  isEmployer: boolean("is_employer").notNull().default(false),
  premiumUntil: moment("premium_until"),
  suspendedAt: moment("suspended_at"),
  emailVerifiedAt: moment("email_verified_at"),
  deletionDueAt: moment("deletion_due_at"),
  createdAt: moment("created_at").notNull(),
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
  address: text().notNull(),
  userAgent: text("user_agent").notNull(),
});
