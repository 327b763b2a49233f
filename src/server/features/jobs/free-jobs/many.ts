import type { Deed } from "#domain/desk/audit-deeds.ts";
import { statusFor, type FreeJobDeed } from "#domain/desk/free-job.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { recordDeed } from "#server/adapters/database/schema.ts";
import { jobsTopic, type JobRow } from "../stores/jobs.ts";
import { deleteFreeJobs, lockFreeJobs, restoreFreeJobs, writeFreeJob } from "./store.ts";

interface Chosen {
  readonly id: number;
  /** Of the job as it was seen; without one, whatever it is now. */
  readonly version?: number | undefined;
}

const deeds: Readonly<Record<FreeJobDeed, Deed>> = {
  show: "job-shown",
  hide: "job-hidden",
  delete: "job-deleted",
};

/** What can be done to some free jobs at once, and undone. */
export function deskOfMany(database: Database) {
  /** Whatever was touched, with a line in the trail for each. */
  async function tell(tx: Queries, touched: readonly JobRow[], deed: Deed, by: number, at: Date) {
    for (const { id, title } of touched)
      await recordDeed(tx, {
        at,
        byUserId: by,
        deed,
        subject: "job",
        subjectId: id,
        subjectName: title,
      });
    if (touched.length > 0) await database.changes.announce(jobsTopic, tx);
  }

  return {
    /** Leaves alone what somebody else changed since it was chosen. What is so already stays so, and is no deed. */
    change: (deed: FreeJobDeed, chosen: readonly Chosen[], adminId: number, now: Date) =>
      database.transaction(async (tx) => {
        const seen = new Map(chosen.map(({ id, version }) => [id, version]));
        const locked = await lockFreeJobs(tx, [...seen.keys()]);
        const asSeen = locked.filter(({ id, version }) =>
          [undefined, version].includes(seen.get(id)),
        );
        const touched = asSeen.filter(
          ({ status }) => deed === "delete" || (status === "open") !== (deed === "show"),
        );
        if (deed === "delete")
          await deleteFreeJobs(
            tx,
            touched.map(({ id }) => id),
            now,
          );
        else for (const job of touched) await turn(tx, job, deed === "show", now);
        await tell(tx, touched, deeds[deed], adminId, now);
        const untouched = new Set(asSeen.map(({ id }) => id));
        return {
          done: touched.map(({ id }) => id),
          leftAlone: [...seen.keys()].filter((id) => !untouched.has(id)),
        };
      }),

    restore: (ids: readonly number[], adminId: number, now: Date): Promise<number[]> =>
      database.transaction(async (tx) => {
        const restored = await restoreFreeJobs(tx, ids, now);
        await tell(tx, restored, "job-restored", adminId, now);
        return restored.map(({ id }) => id).toSorted((one, other) => one - other);
      }),
  };
}

/** Its text stays as it is, and so does what was read from it. */
async function turn(tx: Queries, job: JobRow, isActive: boolean, now: Date): Promise<void> {
  const status = statusFor(isActive, job.status);
  await writeFreeJob(tx, job.id, {
    status,
    closedAt: status === "closed" ? now : null,
    ...(isActive && { lastSeenOpenAt: now }),
    updatedAt: now,
    version: job.version + 1,
  });
}
