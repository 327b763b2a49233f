import type { premiumRecordKinds, premiumSources } from "#contract/admin/membership.ts";
import type { paymentStates } from "#contract/membership.ts";
import type { Mismatch, PaymentMode } from "#domain/membership/charge.ts";
import type { SubscriptionState } from "#domain/membership/subscription.ts";
import type { StartStep } from "#domain/start-guide.ts";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./column-kinds.ts";

export const payments = pgTable("payments", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id"),
  reference: text().notNull(),
  kind: text().$type<"first" | "renewal">().notNull(),
  state: text().$type<(typeof paymentStates)[number]>().notNull(),
  cents: integer().notNull(),
  currency: text().notNull(),
  planCode: text("plan_code").notNull(),
  mode: text().$type<PaymentMode>().notNull(),
  username: text().notNull(),
  email: text().notNull(),
  accessCode: text("access_code"),
  authorizationUrl: text("authorization_url"),
  paidCents: integer("paid_cents"),
  paidAt: moment("paid_at"),
  transactionId: text("transaction_id"),
  customerId: text("customer_id"),
  customerCode: text("customer_code"),
  cardBrand: text("card_brand"),
  cardLast4: text("card_last4"),
  cardExpires: text("card_expires"),
  mismatch: text().$type<Mismatch>(),
  returnedCents: integer("returned_cents").notNull().default(0),
  returnedAt: moment("returned_at"),
  disputedAt: moment("disputed_at"),
  receiptSentAt: moment("receipt_sent_at"),
  startedAt: moment("started_at").notNull(),
  checkedAt: moment("checked_at"),
  checks: integer().notNull().default(0),
});

export const paymentRefunds = pgTable("payment_refunds", {
  key: text().primaryKey(),
  paymentId: integer("payment_id").notNull(),
  cents: integer().notNull(),
  at: moment("at").notNull(),
});

export const subscriptions = pgTable("subscriptions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  userId: integer("user_id"),
  customerCode: text("customer_code").notNull(),
  customerId: text("customer_id"),
  planCode: text("plan_code").notNull(),
  mode: text().$type<PaymentMode>().notNull(),
  sealedToken: text("sealed_token"),
  state: text().$type<SubscriptionState>().notNull(),
  nextPaymentAt: moment("next_payment_at"),
  failedAt: moment("failed_at"),
  cardBrand: text("card_brand"),
  cardLast4: text("card_last4"),
  cardExpires: text("card_expires"),
  remindedFor: moment("reminded_for"),
  warnedCard: text("warned_card"),
  checkedAt: moment("checked_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const paymentEvents = pgTable("payment_events", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  event: text().notNull(),
  reference: text(),
  subscriptionCode: text("subscription_code"),
  userId: integer("user_id"),
  outcome: text().notNull(),
  deliveries: integer().notNull().default(1),
  receivedAt: moment("received_at").notNull(),
});

export const premiumDecisions = pgTable("premium_decisions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  until: moment("until"),
  reason: text().notNull(),
  madeBy: integer("made_by"),
  madeAt: moment("made_at").notNull(),
});

export const premiumRecords = pgTable("premium_records", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id"),
  kind: text().$type<(typeof premiumRecordKinds)[number]>().notNull(),
  source: text().$type<(typeof premiumSources)[number]>().notNull(),
  reference: text(),
  cents: integer(),
  mismatch: text().$type<Mismatch>(),
  reason: text(),
  byUserId: integer("by_user_id"),
  premiumUntil: moment("premium_until"),
  at: moment("at").notNull(),
});

export const startGuideSteps = pgTable("start_guide_steps", {
  userId: integer("user_id").notNull(),
  step: text().$type<StartStep>().notNull(),
  doneAt: moment("done_at").notNull(),
});
