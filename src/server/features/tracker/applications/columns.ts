import { and, eq, sql, type SQL } from "drizzle-orm";
import { application, type Application } from "#contract/tracker/application.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { jobApplications, jobs } from "#server/adapters/database/schema.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";

const a = jobApplications;

/** Of an application, all but its longer texts. Comes with `jobs` joined. */
const shortColumns = {
  id: a.id,
  jobTitle: a.jobTitle,
  company: a.company,
  jobType: a.jobType,
  platform: a.platform,
  dateApplied: a.dateApplied,
  result: a.result,
  strategyTag: a.strategyTag,
  followUpDate: a.followUpDate,
  salary: a.salary,
  url: a.url,
  origin: a.origin,
  lastOn: a.lastOn,
  version: a.version,
  jobId: a.jobId,
  listingTitle: jobs.title,
};

export const applicationColumns = {
  ...shortColumns,
  coverLetterTemplate: a.coverLetterTemplate,
  notes: a.notes,
};

/** Enough of somebody's notes for a card. */
const shownNotes = 200;

/** The same for a card or a row: of the longer texts, a beginning or nothing. */
export const listedColumns = {
  ...shortColumns,
  notes: sql<string | null>`left(${a.notes}, ${shownNotes})`.as("notes"),
};

export type ApplicationRow = Omit<Application, "job"> & {
  readonly jobId: number | null;
  readonly listingTitle: string | null;
};

/** Named one by one by the schema: nothing else of a row can slip out. */
export const presentApplication = (row: ApplicationRow): Application =>
  application.parse({ ...row, job: linkTo(row) });

export const linkTo = ({
  jobId,
  listingTitle,
}: Pick<ApplicationRow, "jobId" | "listingTitle">): Application["job"] =>
  jobId === null || listingTitle === null
    ? null
    : { id: String(jobId), path: jobPath(String(jobId), listingTitle) };

/** Only this member's, and only what is there. */
export const ownApplications = (userId: number): SQL | undefined =>
  and(eq(a.userId, userId), isThere(a));

export const ownApplication = (userId: number, id: number): SQL | undefined =>
  and(eq(a.id, id), ownApplications(userId));

/** Whether it is there or was deleted. */
export const theirs = (userId: number, id: number): SQL | undefined =>
  and(eq(a.id, id), eq(a.userId, userId));
