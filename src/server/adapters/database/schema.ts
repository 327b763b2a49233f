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
  createdAt: moment("created_at").notNull(),
});

export const sessions = pgTable("sessions", {
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
