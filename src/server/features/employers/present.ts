import type { PostingStanding } from "#contract/employers/posting.ts";
import type { PostingDetail } from "#contract/employers/postings.ts";
import { stateOf } from "#domain/employers/posting-states.ts";
import { jobPath } from "#domain/jobs/address.ts";
import type { StandingRow } from "./stores/postings.ts";
import type { stepsOf } from "./stores/steps.ts";

export function presentStanding(row: StandingRow): PostingStanding {
  const state = stateOf({
    status: row.status,
    openness: row.openness,
    isScam: row.isScam,
    isConfirmed: row.emailVerifiedAt !== null,
    isWithheld: row.isHeld,
  });
  return {
    id: String(row.id),
    title: row.title,
    company: row.company,
    state,
    submittedAt: row.submittedAt.toISOString(),
    publishedAt: row.wasPublished ? row.publishedAt.toISOString() : null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    closeReason: row.closeReason,
    returnedBecause: row.returnedBecause,
    path: state === "on-board" ? jobPath(String(row.id), row.title) : null,
    version: row.version,
  };
}

type StepRow = Awaited<ReturnType<typeof stepsOf>>[number];

/** For the employer: who at the desk it was is not theirs to know. */
export const presentStep = ({ id, step, reason, at }: StepRow) => ({
  id,
  step,
  reason,
  at: at.toISOString(),
});

export const presentOwn = (row: StandingRow, steps: readonly StepRow[]): PostingDetail => ({
  ...presentStanding(row),
  fields: row.fields,
  history: steps.map(presentStep),
});
