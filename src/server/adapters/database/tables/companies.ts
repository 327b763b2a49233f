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
});

export const logoSources = pgTable("logo_sources", {
  url: text().primaryKey(),
  hash: text(),
  tries: integer().notNull().default(0),
  nextAt: moment("next_at"),
});
