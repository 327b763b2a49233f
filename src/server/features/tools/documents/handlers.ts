import type { DocumentContent, documentEndpoints } from "#contract/tools/documents.ts";
import type { OutreachRequest, ResumeRequest } from "#contract/tools/requests.ts";
import { slugOf } from "#domain/jobs/address.ts";
import { documents } from "#server/adapters/database/schema.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { fail } from "#server/app-error.ts";
import type { BoardJob } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { deleteForNow, undoDeletion } from "#server/lists/undoable-deletion.ts";
import { draftFor, patternFor } from "../ready-made/in-our-words.ts";
import type { ToolServices } from "../tool-services.ts";
import { outreachWriter } from "../writers/outreach-scripts.ts";
import { resumeTemplateWriter } from "../writers/resume-template.ts";
import { contentOf, presentListed, presentWhole } from "./present.ts";
import {
  addDocument,
  changeDocument,
  findDocument,
  haystackOf,
  ownDocument,
  pageOfDocuments,
} from "./store.ts";
import { markdownOf } from "./as-markdown.ts";
import { wordFileOf } from "./as-word.ts";

export function documentHandlers(services: ToolServices): Handlers<typeof documentEndpoints> {
  const { database, clock, showRows, findJob } = services;
  const db = database.queries;

  const find = async (userId: number, id: number, within: Queries = db) =>
    (await findDocument(within, userId, id)) ?? fail("not_found");
  const present = async (userId: number, id: number, within: Queries = db) =>
    presentWhole(await find(userId, id, within));

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
      const job = typeof body.jobId === "string" ? await findJob(body.jobId, viewer) : null;
      return database.transaction(async (tx) => {
        const row = await find(viewer.id, params.id, tx);
        if (row.version !== body.version) fail("changed_meanwhile", { current: presentWhole(row) });
        await changeDocument(tx, viewer.id, params.id, {
          ...(body.title !== undefined && {
            title: body.title,
            haystack: haystackOf(body.title, contentOf(row)),
          }),
          ...(body.jobId !== undefined && { jobId: job?.id ?? null }),
        });
        return present(viewer.id, params.id, tx);
      });
    },

    async deleteDocument({ viewer, params }) {
      await find(viewer.id, params.id);
      await deleteForNow(db, documents, ownDocument(viewer.id, params.id), clock.now());
      return { ok: true };
    },

    async restoreDocument({ viewer, params }) {
      const which = ownDocument(viewer.id, params.id);
      if (!(await undoDeletion(db, documents, which, clock.now()))) fail("too_late_to_undo");
      return present(viewer.id, params.id);
    },

    async exportDocument({ viewer, params, query }) {
      const document = await present(viewer.id, params.id);
      const name = slugOf(document.title);
      return query.as === "md"
        ? { name: `${name}.md`, body: markdownOf(document) }
        : { name: `${name}.docx`, body: await wordFileOf(document) };
    },
  };
}

type Kept =
  | { readonly tool: "resume"; readonly request: ResumeRequest }
  | { readonly tool: "outreach"; readonly request: OutreachRequest };

/** From what was asked for: what a browser says we wrote is not taken for it. */
function madeAnew(
  { tool, request }: Kept,
  job: BoardJob | null,
): { readonly title: string; readonly content: DocumentContent } {
  return tool === "resume"
    ? {
        title: resumeTemplateWriter.titleOf(request),
        content: { tool, request, result: patternFor(request) },
      }
    : {
        title: outreachWriter.titleOf(request),
        content: { tool, request, result: draftFor(request, job) },
      };
}
