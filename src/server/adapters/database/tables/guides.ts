import type { LaunchStep } from "#domain/guides/newsletter.ts";
import type { Specialty } from "#domain/tools/resumes/specialties.ts";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./column-kinds.ts";

export const growthStrategies = pgTable("growth_strategies", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  description: text().notNull(),
  category: text().notNull(),
  content: text().notNull(),
  steps: text().array(),
  icon: text(),
  position: integer(),
  isActive: boolean("is_active").notNull().default(true),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  version: integer().notNull().default(1),
  deletedAt: moment("deleted_at"),
});

export const startingContent = pgTable("starting_content", {
  name: text().primaryKey(),
  loadedAt: moment("loaded_at").notNull(),
});

export const strategyTicks = pgTable("strategy_ticks", {
  userId: integer("user_id").notNull(),
  strategyId: integer("strategy_id").notNull(),
  step: text().notNull(),
  doneAt: moment("done_at").notNull(),
});

export const strategyFavourites = pgTable("strategy_favourites", {
  userId: integer("user_id").notNull(),
  strategyId: integer("strategy_id").notNull(),
  createdAt: moment("created_at").notNull(),
});

export const strategyTags = pgTable("strategy_tags", {
  userId: integer("user_id").notNull(),
  tag: text().notNull(),
  strategyId: integer("strategy_id"),
  createdAt: moment("created_at").notNull(),
});

export const newsletterSteps = pgTable("newsletter_steps", {
  userId: integer("user_id").notNull(),
  step: text().$type<LaunchStep>().notNull(),
  doneAt: moment("done_at").notNull(),
});

export const newsletterPlans = pgTable("newsletter_plans", {
  userId: integer("user_id").primaryKey(),
  specialty: text().$type<Specialty>().notNull(),
});
