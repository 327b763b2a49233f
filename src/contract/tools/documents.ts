import { z } from "zod";
import { visibleLine } from "#domain/listing/text/visible-text.ts";
import { documentTools } from "#domain/tools/ai/tool-names.ts";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { file } from "#contract/rows/reply.ts";
import {
  issueRequest,
  jobId,
  letterRequest,
  outreachAboutJob,
  outreachRequest,
  resumeRequest,
} from "./requests.ts";
import {
  letterAnalysis,
  newsletterIssue,
  outreachScripts,
  resumeTemplate,
  unsupportedMark,
} from "./results.ts";

/** Who wrote it: the AI, or we. */
export const documentSources = ["ai", "kwela"] as const;

const listed = z.object({
  id: z.int(),
  tool: z.enum(documentTools),
  source: z.enum(documentSources),
  title: z.string(),
  /** Of a letter; null for the others. */
  score: z.int().nullable(),
  job: z.object({ id: z.string(), title: z.string(), path: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  /** Changes with every change, for whoever started from an older one. */
  version: z.int(),
});

export type ListedDocument = z.infer<typeof listed>;

/** What it was made of and what came of it. */
export const documentContent = z.discriminatedUnion("tool", [
  z.object({ tool: z.literal("cover-letter"), request: letterRequest, result: letterAnalysis }),
  z.object({ tool: z.literal("resume"), request: resumeRequest, result: resumeTemplate }),
  z.object({ tool: z.literal("outreach"), request: outreachAboutJob, result: outreachScripts }),
  z.object({
    tool: z.literal("newsletter-issue"),
    request: issueRequest,
    result: newsletterIssue,
  }),
]);

export type DocumentContent = z.infer<typeof documentContent>;

const whole = listed.extend({ content: documentContent, unsupported: z.array(unsupportedMark) });

export type WholeDocument = z.infer<typeof whole>;

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

const titleMessage = `Give it a name of at most ${toolLimits.documentTitle} characters.`;

export const renameBody = z.object({
  title: z
    .string(titleMessage)
    .transform(visibleLine)
    .pipe(z.string().min(1, titleMessage).max(toolLimits.documentTitle, titleMessage))
    .optional(),
  /** The listing it belongs to; null takes the link away. */
  jobId: jobId.nullable().optional(),
  version: z.int(),
});

export const documentEndpoints = defineEndpoints({
  listDocuments: {
    method: "GET",
    path: "/api/premium/documents",
    access: "premium",
    summary: "The member's documents, newest first, found by words in their title or text.",
    query: z.object({
      search: z.string().trim().max(toolLimits.documentSearch).optional(),
      tool: z.enum(documentTools).optional(),
      jobId: jobId.optional(),
      cursor: z.string().max(400).optional(),
    }),
    reply: z.object({
      documents: z.array(listed),
      nextCursor: z.string().nullable(),
      total: z.int(),
      totalIsCapped: z.boolean(),
    }),
  },
  keepDocument: {
    method: "POST",
    path: "/api/premium/documents",
    access: "premium",
    summary:
      "Keeps a template, messages or an issue of ours as a document. They are made anew from the request.",
    body: z.object({
      content: z.discriminatedUnion("tool", [
        z.object({ tool: z.literal("resume"), request: resumeRequest }),
        z.object({ tool: z.literal("outreach"), request: outreachRequest }),
        z.object({ tool: z.literal("newsletter-issue"), request: issueRequest }),
      ]),
    }),
    reply: whole,
  },
  readDocument: {
    method: "GET",
    path: "/api/premium/documents/:id",
    access: "premium",
    summary: "One document, whole, with what its own text does not bear out.",
    params,
    reply: whole,
  },
  changeDocument: {
    method: "PATCH",
    path: "/api/premium/documents/:id",
    access: "premium",
    summary: "Gives a document another name, or ties it to a listing.",
    params,
    body: renameBody,
    reply: whole,
  },
  deleteDocument: {
    method: "DELETE",
    path: "/api/premium/documents/:id",
    access: "premium",
    summary: "Deletes a document. For ten minutes it can be put back.",
    params,
    reply: z.object({ ok: z.literal(true) }),
  },
  restoreDocument: {
    method: "POST",
    path: "/api/premium/documents/:id/restore",
    access: "premium",
    summary: "Puts back a document that was deleted a moment ago.",
    params,
    reply: whole,
  },
  exportDocument: {
    method: "GET",
    path: "/api/premium/documents/:id/file",
    access: "premium",
    summary: "A document as a file: Markdown, or Word.",
    params,
    query: z.object({ as: z.enum(["md", "docx"]) }),
    reply: file({ endings: ["md", "docx"] }),
  },
});
