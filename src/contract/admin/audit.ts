import { z } from "zod";
import { auditSorts, auditSubjects, deeds, type Deed } from "#domain/desk/audit-deeds.ts";
import { auditLimits } from "#domain/desk/limits.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { file } from "#contract/rows/reply.ts";

const deedNames = Object.keys(deeds) as [Deed, ...Deed[]];

export const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** A username; null when that account is gone. */
  by: z.string().nullable(),
  deed: z.enum(deedNames),
  subject: z.enum(auditSubjects),
  subjectId: z.string(),
  /** As it was called then; empty when it was an account that is gone. */
  subjectName: z.string(),
  reason: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
  search: z.string().trim().max(auditLimits.search, "Search for fewer words.").optional(),
  deed: z.enum(deedNames).optional(),
  subject: z.enum(auditSubjects).optional(),
  /** Of a subject, only this one. */
  subjectId: z.string().trim().min(1).max(auditLimits.subjectId).optional(),
  /** The username of whoever did it. */
  by: z.string().trim().max(auditLimits.by).optional(),
  sort: z.enum(auditSorts).optional(),
};

export const auditEndpoints = defineEndpoints({
  listAuditEntries: {
    method: "GET",
    path: "/api/admin/audit",
    access: "admin",
    summary: "What administrators did, to what, and why; newest first unless sorted.",
    query: z.object({ ...filters, cursor: z.string().max(600).optional() }),
    reply: z.object({
      entries: z.array(auditEntry),
      nextCursor: z.string().nullable(),
      total: z.int(),
      totalIsCapped: z.boolean(),
    }),
  },
  exportAuditEntries: {
    method: "GET",
    path: "/api/admin/audit.csv",
    access: "admin",
    summary: "The same entries in the same order, all of them, as a file for spreadsheets.",
    query: z.object(filters),
    reply: file({ name: "kwela-audit.csv" }),
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
});
