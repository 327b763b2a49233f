import { desc, eq } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobModeration, users } from "#server/adapters/database/schema.ts";

/** Written in the transaction of what it tells of. */
export async function addStep(
  tx: Queries,
  step: Omit<typeof jobModeration.$inferInsert, "id">,
): Promise<void> {
  await tx.insert(jobModeration).values(step);
}

/** What happened to a posting, newest first. */
export const stepsOf = (db: Queries, jobId: number) =>
  db
    .select({
      id: jobModeration.id,
      step: jobModeration.step,
      reason: jobModeration.reason,
      at: jobModeration.at,
      by: users.username,
    })
    .from(jobModeration)
    .leftJoin(users, eq(users.id, jobModeration.byUserId))
    .where(eq(jobModeration.jobId, jobId))
    .orderBy(desc(jobModeration.id))
    .limit(100);
