import { z } from "zod";
import { boardOpennesses } from "#domain/jobs/board-openness.ts";
import { freeJobDeeds, freeJobSorts, jobStatuses, mostAtOnce } from "#domain/desk/free-job.ts";
import { riskVerdicts } from "#domain/listing/facts.ts";
import { longestDeskSearch } from "#domain/desk/limits.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { file } from "#contract/rows/reply.ts";
import { freeJobBody } from "./free-job-fields.ts";

/** A job that we put on the board ourselves. */
export const freeJob = z.object({
  id: z.int(),
  title: z.string(),
  company: z.string(),
  description: z.string(),
  location: z.string(),
  salary: z.string().nullable(),
  applyLink: z.string(),
  /** The same as `applyLink`. */
  link: z.string(),
  logoUrl: z.string().nullable(),
  externalJobId: z.string().nullable(),
  /** The first is the role type. */
  tags: z.array(z.string()),
  isActive: z.boolean(),
  publishedDate: z.iso.datetime(),
  /** Null when that account is gone. */
  addedByUserId: z.int().nullable(),
  status: z.enum(jobStatuses),
  /** What its text was read to say: one that is not open to South Africans is active and yet not on the board. */
  openness: z.enum(boardOpennesses),
  riskVerdict: z.enum(riskVerdicts),
  /** Its address on this site. */
  path: z.string(),
  updatedAt: z.iso.datetime(),
  /** Goes up with every change. */
  version: z.int(),
});

export type FreeJob = z.infer<typeof freeJob>;

/** As a list shows it: without the long text. */
export const listedFreeJob = freeJob.omit({ description: true });

export type ListedFreeJob = z.infer<typeof listedFreeJob>;

const freeJobList = z.object({
  jobs: z.array(listedFreeJob),
  nextCursor: z.string().nullable(),
  /** How many there are, up to ten thousand. */
  total: z.int(),
  totalIsCapped: z.boolean(),
});

export type FreeJobList = z.infer<typeof freeJobList>;

const id = z.coerce.number().int().positive().max(2_147_483_647);
const params = z.object({ id });

const filters = {
  search: z.string().trim().max(longestDeskSearch, "Search for fewer words.").optional(),
  /** `false` shows the hidden ones as well. */
  activeOnly: z.enum(["true", "false"]).optional(),
  sort: z.enum(freeJobSorts).optional(),
};

/** Of the job as whoever changes it has seen it; if somebody changed it since, nothing is done. */
const version = z.int().optional();

export const freeJobEndpoints = defineEndpoints({
  listFreeJobs: {
    method: "GET",
    path: "/api/admin/free-jobs",
    access: "admin",
    summary:
      "The free jobs, whole, newest first, up to a thousand: the active ones unless `activeOnly=false`.",
    query: z.object({ activeOnly: filters.activeOnly }),
    reply: z.array(freeJob),
  },
  pageFreeJobs: {
    method: "GET",
    path: "/api/admin/free-jobs/page",
    access: "admin",
    summary: "A page of them without their texts, searched and sorted.",
    query: z.object({ ...filters, cursor: z.string().max(600).optional() }),
    reply: freeJobList,
  },
  exportFreeJobs: {
    method: "GET",
    path: "/api/admin/free-jobs.csv",
    access: "admin",
    summary: "The same jobs in the same order, all of them, as a file for spreadsheets.",
    query: z.object(filters),
    reply: file({ name: "kwela-free-jobs.csv" }),
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
  readFreeJob: {
    method: "GET",
    path: "/api/admin/free-jobs/:id",
    access: "admin",
    summary: "One free job, whole.",
    params,
    reply: freeJob,
  },
  createFreeJob: {
    method: "POST",
    path: "/api/admin/free-jobs",
    access: "admin",
    summary: "Puts a job on the board, with everything its text says read from it.",
    body: freeJobBody,
    takesLongTexts: true,
    reply: freeJob,
  },
  changeFreeJob: {
    method: "PUT",
    path: "/api/admin/free-jobs/:id",
    access: "admin",
    summary:
      "Changes a job; its text is read again. With `version`, only if nobody changed it since.",
    params,
    body: freeJobBody.extend({ version }),
    takesLongTexts: true,
    reply: freeJob,
  },
  deleteFreeJob: {
    method: "DELETE",
    path: "/api/admin/free-jobs/:id",
    access: "admin",
    summary: "Deletes a job. For ten minutes it can be put back.",
    params,
    query: z.object({ version: z.coerce.number().int().optional() }),
    reply: z.object({ ok: z.literal(true) }),
  },
  changeManyFreeJobs: {
    method: "POST",
    path: "/api/admin/free-jobs/many",
    access: "admin",
    summary: "Shows, hides or deletes some at once. What somebody changed meanwhile is left alone.",
    body: z.object({
      deed: z.enum(freeJobDeeds),
      jobs: z
        .array(z.strictObject({ id: z.int().positive().max(2_147_483_647), version }))
        .min(1)
        .max(mostAtOnce),
    }),
    reply: z.object({
      /** Those it made a difference to. */
      done: z.array(z.int()),
      /** Changed since they were looked at, or gone. */
      leftAlone: z.array(z.int()),
    }),
  },
  restoreFreeJobs: {
    method: "POST",
    path: "/api/admin/free-jobs/restore",
    access: "admin",
    summary: "Puts back jobs that were deleted a moment ago, as they were.",
    body: z.object({
      ids: z.array(z.int().positive().max(2_147_483_647)).min(1).max(mostAtOnce),
    }),
    reply: z.object({ restored: z.array(z.int()) }),
  },
});
