import type { DocumentContent, documentEndpoints } from "#contract/tools/documents.ts";
import type { IssueRequest, OutreachRequest, ResumeRequest } from "#contract/tools/requests.ts";
import { slugOf } from "#domain/jobs/address.ts";
import { documents } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { BoardJob } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { deleteForNow, undoDeletion } from "#server/lists/undoable-deletion.ts";
import { draftFor, firstIssueFor, patternFor } from "../ready-made/in-our-words.ts";
import type { ToolServices } from "../tool-services.ts";
import { issueWriter } from "../writers/newsletter-issue.ts";
import { outreachWriter } from "../writers/outreach-scripts.ts";
import { resumeTemplateWriter } from "../writers/resume-template.ts";
import { contentOf, presentListed, presentWhole } from "./present.ts";
import {
  addDocument,
  changeDocument,
  findDocument,
  ownDocument,
  pageOfDocuments,
} from "./store.ts";
import { wordsOf } from "./words.ts";
import { markdownOf } from "./as-markdown.ts";
import { wordFileOf } from "./as-word.ts";

export function documentHandlers(services: ToolServices): Handlers<typeof documentEndpoints> {
  const { database, clock, showRows, findJob } = services;
  const db = database.queries;

  const find = async (userId: number, id: number) =>
    (await findDocument(db, userId, id)) ?? fail("not_found");
  const present = async (userId: number, id: number) => presentWhole(await find(userId, id));

  return {
    async listDocuments({ viewer, query }) {
      const { search = "", tool = null, cursor = null } = query;
      const job = query.jobId === undefined ? null : await findJob(query.jobId, viewer);
      const wanted = { search, tool, jobId: job?.id ?? null };
      const { rows, ...rest } = await pageOfDocuments(db, viewer.id, wanted, cursor);
      return { documents: showRows("documents", rows, presentListed), ...rest };
    },

    async keepDocument({ viewer, body }) {
      // The contract ties each tool to its request.
      const kept = body.content as Kept;
      const asked = kept.tool === "outreach" ? kept.request.jobId : undefined;
      const job = asked === undefined ? null : await findJob(asked, viewer);
      const id = await database.transaction((tx) =>
        addDocument(tx, {
          userId: viewer.id,
          source: "kwela",
          ...madeAnew(kept, job),
          jobId: job?.id ?? null,
          now: clock.now(),
        }),
      );
      return present(viewer.id, id);
    },

    readDocument: ({ viewer, params }) => present(viewer.id, params.id),

    async changeDocument({ viewer, params, body }) {
      const { title, jobId, version } = body;
      const row = await find(viewer.id, params.id);
      const job = typeof jobId === "string" ? await findJob(jobId, viewer) : null;
      const change = {
        ...(title !== undefined && {
          title,
          words: wordsOf(viewer.id, title, contentOf(row)),
        }),
        ...(jobId !== undefined && { jobId: job?.id ?? null }),
      };
      const isDone = await changeDocument(db, viewer.id, { id: row.id, version }, change);
      const current = await present(viewer.id, row.id);
      return isDone ? current : fail("changed_meanwhile", { current });
    },

    async deleteDocument({ viewer, params }) {
      await find(viewer.id, params.id);
      await deleteForNow(db, documents, ownDocument(viewer.id, params.id), clock.now());
      return { ok: true };
    },

    async restoreDocument({ viewer, params }) {
      await undoDeletion(db, documents, ownDocument(viewer.id, params.id), clock.now());
      // Pressed twice, it is there all the same.
      const row = await findDocument(db, viewer.id, params.id);
      return presentWhole(row ?? fail("too_late_to_undo"));
    },

    async exportDocument({ viewer, params, query }) {
      const document = await present(viewer.id, params.id);
      const name = fileNameOf(document.title);
      return query.as === "md"
        ? { name: `${name}.md`, body: markdownOf(document) }
        : { name: `${name}.docx`, body: await wordFileOf(document) };
    },
  };
}

/** Letters and figures alone: a name that every device can write. */
function fileNameOf(title: string): string {
  const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return /[a-z0-9]/i.test(plain) ? slugOf(plain) : "document";
}

type Kept =
  | { readonly tool: "resume"; readonly request: ResumeRequest }
  | { readonly tool: "outreach"; readonly request: OutreachRequest }
  | { readonly tool: "newsletter-issue"; readonly request: IssueRequest };

/** From what was asked for: what a browser says we wrote is not taken for it. */
function madeAnew(
  { tool, request }: Kept,
  job: BoardJob | null,
): { readonly title: string; readonly content: DocumentContent } {
  switch (tool) {
    case "resume":
      return {
        title: resumeTemplateWriter.titleOf(request),
        content: { tool, request, result: patternFor(request) },
      };
    case "outreach":
      return {
        title: outreachWriter.titleOf(request),
        content: { tool, request, result: draftFor(request, job) },
      };
    case "newsletter-issue":
      return {
        title: issueWriter.titleOf(request),
        content: { tool, request, result: firstIssueFor(request) },
      };
  }
}
