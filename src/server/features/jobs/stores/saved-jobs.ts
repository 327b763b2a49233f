import { and, count, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Tier } from "#domain/jobs/visibility.ts";
import { fail } from "#server/app-error.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs, savedJobs } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { deleteForNow, isThere, undoDeletion } from "#server/lists/undoable-deletion.ts";

/** Whoever saves more is not going to read them. */
const mostSavedJobs = 500;

const { tier, title, company, applyLink } = jobs;

/** Saves a job once, however often and from however many places it is asked for. */
export const saveJob = (database: Database, userId: number, jobId: number, now: Date) =>
  withRoomForOne(database, userId, jobId, async (tx) => {
    const again = { savedAt: now, deletedAt: null };
    await tx
      .insert(savedJobs)
      .values({ userId, jobId, savedAt: now })
      .onConflictDoUpdate({ target: [savedJobs.userId, savedJobs.jobId], set: again });
  });

export const removeSavedJob = (
  { transaction }: Database,
  userId: number,
  jobId: number,
  now: Date,
): Promise<void> =>
  transaction(async (tx) => {
    // The change counts with the user: whoever saves it just now has locked them first as well.
    await lockUser(tx, userId);
    await deleteForNow(tx, savedJobs, thisOne(userId, jobId), now);
  });

/** Where it was in the list before it was removed. Unlike saving it again, it also brings back a job that has closed. */
export const restoreSavedJob = (database: Database, userId: number, jobId: number, now: Date) =>
  withRoomForOne(database, userId, jobId, async (tx) => {
    const isBack = await undoDeletion(tx, savedJobs, thisOne(userId, jobId), now);
    if (!isBack) fail("too_late_to_undo");
  });

/** Adds a job to somebody's list unless it is there, as long as there is room for it. */
const withRoomForOne = (
  { transaction }: Database,
  userId: number,
  jobId: number,
  add: (tx: Queries) => Promise<void>,
): Promise<void> =>
  transaction(async (tx) => {
    // One save of a user at a time: side by side, each would find room for one more.
    await lockUser(tx, userId);
    const [saved] = await tx
      .select({
        all: count(),
        thisOne: sql<number>`count(*) filter (where ${savedJobs.jobId} = ${jobId})::int`,
      })
      .from(savedJobs)
      .where(and(eq(savedJobs.userId, userId), isThere(savedJobs)));
    if (saved !== undefined && saved.thisOne > 0) return;
    if (saved !== undefined && saved.all >= mostSavedJobs) fail("saved_jobs_full");
    await add(tx);
  });

const thisOne = (userId: number, jobId: number): SQL | undefined =>
  and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId));

interface SavedJobRow {
  readonly id: number;
  readonly tier: Tier;
  readonly title: string;
  readonly company: string;
  readonly applyLink: string;
}

/**
 * Last saved first. A closed job stays on the list; one that was taken off the board does not. Asked with every page of
 * the board, so it is prepared, in plain SQL. `offset 0` has each saved job looked up by its number: left to itself, the
 * planner reads the whole board first, also for those who have saved nothing.
 */
export function savedJobsReader({ prepareLookUp }: Pick<Database, "prepareLookUp">) {
  const lookUp = prepareLookUp<SavedJobRow>(
    "saved_jobs_look_up",
    `select j.id, j.tier, j.title, j.company, j.apply_link as "applyLink"
    from saved_jobs s
    cross join lateral (
      select * from jobs
      where id = s.job_id and status in ('open', 'closed') and openness <> 'no' and not is_held and not is_scam offset 0
    ) j
    where s.user_id = $1 and s.deleted_at is null
    order by s.saved_at desc, j.id desc`,
  );
  return async (userId: number, open: readonly Tier[]): Promise<SavedJobRow[]> => {
    const rows = await lookUp(userId);
    return rows.filter((row) => open.includes(row.tier));
  };
}

export const everySavedJob = (db: Queries, userId: number) =>
  db
    .select({ id: jobs.id, tier, title, company, applyLink, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(savedJobs.userId, userId), isThere(savedJobs)))
    .orderBy(desc(savedJobs.savedAt), desc(jobs.id));
