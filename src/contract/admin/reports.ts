import { z } from "zod";
import { reportSorts } from "#domain/desk/desk-orders.ts";
import { longestDeskSearch } from "#domain/desk/limits.ts";
import { reportOutcomes } from "#domain/desk/report-outcomes.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { problemKinds } from "#contract/jobs.ts";
import { file } from "#contract/rows/reply.ts";

const moment = z.iso.datetime();

export const deskReport = z.object({
  id: z.int(),
  kind: z.enum(problemKinds),
  note: z.string(),
  /** A username; null for a visitor. */
  from: z.string().nullable(),
  at: moment,
  jobId: z.int(),
  title: z.string(),
  company: z.string(),
  isListed: z.boolean(),
  /** Null while it waits. */
  outcome: z.enum(reportOutcomes).nullable(),
  handledAt: moment.nullable(),
  handledBy: z.string().nullable(),
});

export type DeskReport = z.output<typeof deskReport>;

const reportList = z.object({
  rows: z.array(deskReport),
  nextCursor: z.string().nullable(),
  total: z.int(),
  totalIsCapped: z.boolean(),
});

export type ReportList = z.output<typeof reportList>;

export const reportStates = ["waiting", "handled"] as const;

const filters = {
  search: z.string().trim().max(longestDeskSearch).optional(),
  state: z.enum(reportStates).optional(),
  kind: z.enum(problemKinds).optional(),
  sort: z.enum(reportSorts).optional(),
};

const ids = z
  .array(z.int().positive().max(2_147_483_647))
  .min(1, "Choose at least one report")
  .max(100, "At most 100 at a time");

const handled = z.object({
  /** Those this call dealt with; the others had been dealt with before. */
  ids: z.array(z.int()),
});

export const reportEndpoints = defineEndpoints({
  listReports: {
    method: "GET",
    path: "/api/admin/reports",
    access: "admin",
    summary: "What people reported about listings; those that wait, unless others are asked for.",
    query: z.object({ ...filters, cursor: z.string().max(400).optional() }),
    reply: reportList,
  },
  exportReports: {
    method: "GET",
    path: "/api/admin/reports.csv",
    access: "admin",
    summary: "The same reports, all of them, as a file for spreadsheets.",
    query: z.object(filters),
    reply: file({ name: "kwela-reports.csv" }),
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
  handleReports: {
    method: "POST",
    path: "/api/admin/reports/handle",
    access: "admin",
    summary:
      "Says what came of reports. With `closed` their listings leave the board in the same moment.",
    body: z.object({ ids, outcome: z.enum(reportOutcomes) }),
    reply: handled,
  },
  reopenReports: {
    method: "POST",
    path: "/api/admin/reports/reopen",
    access: "admin",
    summary: "Undoes it: the reports wait again, and listings that were closed with them are back.",
    body: z.object({ ids }),
    reply: handled,
  },
});
