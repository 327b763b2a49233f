import { jobIdIn } from "#domain/jobs/address.ts";
import { knownCompany } from "#domain/jobs/company.ts";
import { isForgotten } from "#domain/jobs/closed.ts";
import { mayOpen } from "#domain/jobs/visibility.ts";
import { fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { FindJob } from "#server/feature.ts";
import { findState, findWhole, type JobState } from "./stores/jobs.ts";

/**
 * The job behind an id, for somebody who may open it. What is no job of the board is not there for anybody;
 * of a premium job others learn that it is one before anything else about it is looked at.
 */
export async function stateFor(
  db: Queries,
  segment: string,
  viewer: { readonly isPremium: boolean } | null,
): Promise<JobState> {
  const id = jobIdIn(segment) ?? fail("not_found");
  const job = (await findState(db, Number(id))) ?? fail("not_found");
  const isOnBoard = job.status === "open" || job.status === "closed";
  if (!isOnBoard || job.isHeld || job.isScam || job.openness === "no") fail("not_found");
  if (!mayOpen(viewer, job.tier)) fail("premium_job");
  return job;
}

/** The same for whoever opens its page: one that closed long ago is not there any more. */
export async function stateOnBoard(
  db: Queries,
  segment: string,
  viewer: { readonly isPremium: boolean } | null,
  now: Date,
): Promise<JobState> {
  const job = await stateFor(db, segment, viewer);
  return isForgotten(job.closedAt, now) ? fail("not_found") : job;
}

/** For other features: a job that has closed meanwhile is still the job that a letter was written for. */
export const jobFinder =
  (db: Queries): FindJob =>
  async (segment, viewer) => {
    const { id, status } = await stateFor(db, segment, viewer);
    const job = (await findWhole(db, id)) ?? fail("not_found");
    const { title, company, description, salaryText, applyLink, facts } = job;
    return {
      id,
      title,
      company: knownCompany(company),
      text: description,
      salaryText,
      applyLink,
      facts,
      isOpen: status === "open",
    };
  };
