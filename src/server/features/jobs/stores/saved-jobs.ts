import { and, count, desc, eq, sql } from "drizzle-orm";
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

interface SavedJobRow {
  readonly id: number;
  readonly tier: Tier;
  readonly title: string;
  readonly company: string;
  readonly applyLink: string;
}

/**
 * Last saved first. A closed job stays on the list; one that was taken off the board does not. Asked with every page of
 * the board, so it is prepared, in plain SQL.
 */
export function savedJobsReader({ prepareLookUp }: Pick<Database, "prepareLookUp">) {
  const lookUp = prepareLookUp(
    "saved_jobs_look_up",
    `select j.id, j.tier, j.title, j.company, j.apply_link as "applyLink"
    from saved_jobs s join jobs j on j.id = s.job_id
    where s.user_id = $1 and j.status in ('open', 'closed') and j.openness <> 'no'
    order by s.saved_at desc, j.id desc`,
  );
  return async (userId: number, open: readonly Tier[]): Promise<SavedJobRow[]> => {
    const rows = (await lookUp(userId)) as unknown as SavedJobRow[];
    return rows.filter((row) => open.includes(row.tier));
  };
}

export const everySavedJob = (db: Queries, userId: number) =>
  db
    .select({ id: jobs.id, tier, title, company, applyLink, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt), desc(jobs.id));
