import { z } from "zod";
import { jobTypes, platforms, results } from "#domain/tracker/application.ts";
import { dateOrders } from "#domain/tracker/csv/dates.ts";
import { fileFields } from "#domain/tracker/csv/fields.ts";
import type { FileMapping } from "#domain/tracker/csv/read-row.ts";
import { defineEndpoints } from "../endpoint.ts";
import { file } from "../rows/reply.ts";
import { applicationId } from "./fields.ts";

export const importLimits = { bytes: 1_000_000, rows: 5_000, columns: 60 } as const;

export const separators = [",", ";", "\t", "|"] as const;

/** How to read the file, as the member has it. */
const importMapping = z.object({
  separator: z.enum(separators),
  columns: z.partialRecord(z.enum(fileFields), z.int().min(0).max(importLimits.columns)),
  dateOrder: z.enum(dateOrders).nullable(),
  results: z.record(z.string().max(200), z.enum(results)),
}) satisfies z.ZodType<FileMapping>;

export type ImportMapping = z.infer<typeof importMapping>;

/** A form carries text alone, so this is JSON in it. */
const mappingField = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "Invalid input" });
      return z.NEVER;
    }
  })
  .pipe(importMapping);

const yesOrNo = z
  .enum(["true", "false"])
  .default("false")
  .transform((word) => word === "true");

/** As it is sent: a file, or pasted text as one. Excel's name for the kind is known too. */
const upload = {
  file: { endings: ["csv", "txt"], mostBytes: importLimits.bytes },
} as const;

const badRow = z.object({
  /** As a spreadsheet counts them: the heads are row 1. */
  row: z.int(),
  reasons: z.array(z.string()).readonly(),
});

const preview = z.object({
  mapping: importMapping,
  heads: z.array(z.string()),
  /** The first rows, as they stand in the file. */
  sample: z.array(z.array(z.string())),
  rows: z.int(),
  good: z.int(),
  bad: z.array(badRow),
  /** What the good rows will be. */
  first: z.array(
    z.object({
      row: z.int(),
      jobTitle: z.string(),
      company: z.string(),
      jobType: z.enum(jobTypes),
      platform: z.enum(platforms),
      dateApplied: z.iso.date(),
      result: z.enum(results),
    }),
  ),
  /** What cannot be known without the member. */
  asks: z.object({
    /** A date such as 03/04/2026 from the file that could be two days; null when none is. */
    dateOrder: z.string().nullable(),
    /** Needed columns that none was found for. */
    columns: z.array(z.enum(fileFields)),
    results: z.array(z.object({ value: z.string(), key: z.string(), rows: z.int() })),
  }),
  /** Words for which we have no name, and what they become. */
  taken: z.array(
    z.object({ field: z.enum(fileFields), value: z.string(), as: z.string(), rows: z.int() }),
  ),
  /** The day this very file was imported before, and was not taken back. */
  importedOn: z.iso.date().nullable(),
});

export type ImportPreview = z.infer<typeof preview>;

const listedImport = z.object({
  id: z.int(),
  rows: z.int(),
  importedAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});

export const importEndpoints = defineEndpoints({
  exportApplications: {
    method: "GET",
    path: "/api/premium/job-applications/export",
    access: "premium",
    summary:
      "All applications with their history as a file for spreadsheets, which can be imported again.",
    reply: file({ name: "kwela-applications.csv" }),
    mostSeconds: 60,
  },
  previewImport: {
    method: "POST",
    path: "/api/premium/job-applications/import/preview",
    access: "premium",
    summary:
      "What importing a file would do: how it is read, what is asked, and every row that cannot be taken.",
    upload,
    body: z.object({ mapping: mappingField.optional() }),
    reply: preview,
    mostSeconds: 30,
    limit: { calls: 200, windowSeconds: 60 * 60 },
  },
  importApplications: {
    method: "POST",
    path: "/api/premium/job-applications/import",
    access: "premium",
    summary:
      "Imports a file, all of it or nothing. Rows that cannot be taken are left out only if told so.",
    upload,
    body: z.object({ mapping: mappingField, leaveOutBad: yesOrNo, evenIfAgain: yesOrNo }),
    reply: z.object({ importId: z.int(), imported: z.int(), leftOut: z.int() }),
    mostSeconds: 60,
    limit: { calls: 30, windowSeconds: 60 * 60 },
  },
  listImports: {
    method: "GET",
    path: "/api/premium/job-applications/imports",
    access: "premium",
    summary: "The last ten imports.",
    reply: z.array(listedImport),
  },
  undoImport: {
    method: "DELETE",
    path: "/api/premium/job-applications/imports/:id",
    access: "premium",
    summary: "Removes what an import brought, but for what was changed since, which it names.",
    params: z.object({ id: applicationId }),
    reply: z.object({
      removed: z.int(),
      kept: z.array(z.object({ id: z.int(), jobTitle: z.string(), company: z.string() })),
    }),
  },
});
