import { eq } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobReports } from "#server/adapters/database/schema.ts";

type NewReport = Omit<typeof jobReports.$inferInsert, "id">;

export async function addReport(db: Queries, report: NewReport): Promise<void> {
  await db.insert(jobReports).values(report);
}

export const reportsBy = (db: Queries, userId: number) =>
  db.select().from(jobReports).where(eq(jobReports.userId, userId)).orderBy(jobReports.id);
