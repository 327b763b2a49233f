import { and, count, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { Tier } from "#domain/jobs/visibility.ts";
import { fail } from "#server/app-error.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs, savedJobs, users } from "#server/adapters/database/schema.ts";

/** Whoever saves more is not going to read them. */
const mostSavedJobs = 500;

const { tier, title, company, applyLink } = jobs;

/** Saves a job once, however often and from however many places it is asked for. */
export const saveJob = (
  { transaction }: Database,
  userId: number,
  jobId: number,
  now: Date,
): Promise<void> =>
  transaction(async (tx) => {
    // One save of a user at a time: side by side, each would find room for one more.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const mine = eq(savedJobs.userId, userId);
    const [saved] = await tx
      .select({
        all: count(),
        thisOne: sql<number>`count(*) filter (where ${savedJobs.jobId} = ${jobId})::int`,
      })
      .from(savedJobs)
      .where(mine);
    if (saved !== undefined && saved.thisOne > 0) return;
    if (saved !== undefined && saved.all >= mostSavedJobs) fail("saved_jobs_full");
    await tx.insert(savedJobs).values({ userId, jobId, savedAt: now }).onConflictDoNothing();
  });

export async function removeSavedJob(db: Queries, userId: number, jobId: number): Promise<void> {
  await db.delete(savedJobs).where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)));
}

/** Last saved first. A closed job stays on the list; one that was taken off the board does not. */
export const listSavedJobs = (db: Queries, userId: number, open: readonly Tier[]) =>
  savedBy(
    db,
    userId,
    and(
      inArray(jobs.tier, [...open]),
      inArray(jobs.status, ["open", "closed"]),
      ne(jobs.openness, "no"),
    ),
  );

export const everySavedJob = (db: Queries, userId: number) => savedBy(db, userId, undefined);

const savedBy = (db: Queries, userId: number, condition: SQL | undefined) =>
  db
    .select({ id: jobs.id, tier, title, company, applyLink, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(savedJobs.userId, userId), condition))
    .orderBy(desc(savedJobs.savedAt), desc(jobs.id));
