import { mayOpen } from "#domain/jobs/visibility.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { examplesBy } from "./desk/examples.ts";
import { reportsBy } from "./stores/reports.ts";
import { everySavedJob } from "./stores/saved-jobs.ts";

/** What a user left on the board. Of a premium job they may no longer open it says that it is saved, not what it is. */
export async function exportJobs(
  db: Queries,
  user: { readonly id: number; readonly isPremium: boolean },
): Promise<Record<string, unknown>> {
  const saved = await everySavedJob(db, user.id);
  const reports = await reportsBy(db, user.id);
  const decided = await examplesBy(db, user.id);
  return {
    savedJobs: saved.map(({ id, tier, title, company, applyLink, savedAt }) => ({
      jobId: String(id),
      savedAt,
      job: mayOpen(user, tier) ? { title, company, link: applyLink } : null,
    })),
    jobReports: reports.map(({ jobId, kind, note, createdAt }) => ({
      jobId: String(jobId),
      kind,
      note,
      createdAt,
    })),
    // Only admins can have any; to others the word would mean nothing.
    ...(decided.length > 0 && {
      decidedFacts: decided.map(({ jobId, fact, value, decidedAt }) => ({
        jobId: jobId === null ? null : String(jobId),
        fact,
        value,
        decidedAt,
      })),
    }),
  };
}
