import { date, integer, pgTable } from "drizzle-orm/pg-core";

export const jobDayCounts = pgTable("job_day_counts", {
  jobId: integer("job_id").notNull(),
  day: date({ mode: "string" }).notNull(),
  views: integer().notNull().default(0),
  applyClicks: integer("apply_clicks").notNull().default(0),
});
