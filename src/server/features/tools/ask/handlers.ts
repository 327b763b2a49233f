import type { z } from "zod";
import type { aiToolEndpoints } from "#contract/tools/ai-tools.ts";
import type { DocumentContent } from "#contract/tools/documents.ts";
import { postingFromText } from "#domain/listing/pasted.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { unsupportedIn } from "../documents/unsupported.ts";
import { insertDocument } from "../documents/store.ts";
import type { ToolServices } from "../tool-services.ts";
import { letterAnalysisWriter } from "../writers/letter-analysis.ts";
import { issueWriter } from "../writers/newsletter-issue.ts";
import { outreachWriter } from "../writers/outreach-scripts.ts";
import { resumeTemplateWriter } from "../writers/resume-template.ts";
import { secondReader } from "../writers/second-reading.ts";
import type { DocumentWriter } from "./ai-tool.ts";
import { cancelCall } from "./calls-store.ts";
import { callRunner, cancelTopic } from "./run-calls.ts";

interface Asker {
  readonly id: number;
}

export function askHandlers(services: ToolServices): Handlers<typeof aiToolEndpoints> {
  const { database, clock, readRates, findJob } = services;
  const runner = callRunner(services);

  /** Begins to write a document, which is kept as soon as it is whole. */
  async function write<
    Request extends DocumentContent["request"],
    Answer extends z.ZodType,
    Result extends DocumentContent["result"],
  >(
    writer: DocumentWriter<Request, Answer, Result>,
    body: Request,
    viewer: Asker & { readonly isPremium: boolean },
  ) {
    const asked = writer.jobIdOf(body);
    const job = asked === undefined ? null : await findJob(asked, viewer);
    const request = job === null ? body : writer.about(body, job);
    const call = await runner.start(viewer.id, writer, request, (tx, result) =>
      insertDocument(tx, {
        userId: viewer.id,
        source: "ai",
        title: writer.titleOf(request),
        content: writer.contentOf(request, result),
        jobId: job?.id ?? null,
        now: clock.now(),
      }),
    );
    const finish = ({ result, documentId }: { result: Result; documentId: number | null }) => ({
      ...result,
      documentId: documentId ?? fail("internal"),
      unsupported: unsupportedIn(writer.contentOf(request, result), clock.now()),
    });
    return {
      whole: async () => finish(await call.result),
      async *told() {
        for await (const event of call.follow())
          yield event.kind === "result"
            ? { kind: event.kind, result: finish(event.result) }
            : event;
      },
    };
  }

  /** Begins to read an ad again, beside our own reading. */
  async function startReading(text: string, viewer: Asker) {
    const facts = factsOf(postingFromText(text), await readRates());
    return runner.start(viewer.id, secondReader, { text, ours: facts.openToSouthAfrica.value });
  }

  return {
    analyzeLetter: async ({ body, viewer }) =>
      (await write(letterAnalysisWriter, body, viewer)).whole(),
    async *streamLetterAnalysis({ body, viewer }) {
      yield* (await write(letterAnalysisWriter, body, viewer)).told();
    },
    writeResume: async ({ body, viewer }) =>
      (await write(resumeTemplateWriter, body, viewer)).whole(),
    async *streamResume({ body, viewer }) {
      yield* (await write(resumeTemplateWriter, body, viewer)).told();
    },
    writeOutreach: async ({ body, viewer }) => (await write(outreachWriter, body, viewer)).whole(),
    async *streamOutreach({ body, viewer }) {
      yield* (await write(outreachWriter, body, viewer)).told();
    },
    writeIssue: async ({ body, viewer }) => (await write(issueWriter, body, viewer)).whole(),
    async *streamIssue({ body, viewer }) {
      yield* (await write(issueWriter, body, viewer)).told();
    },

    readAgain: async ({ body, viewer }) => {
      const call = await startReading(body.text, viewer);
      return (await call.result).result;
    },
    async *streamReadAgain({ body, viewer }) {
      const call = await startReading(body.text, viewer);
      for await (const event of call.follow())
        if (event.kind === "result") yield { kind: event.kind, result: event.result.result };
        else if (event.kind === "started") yield event;
    },

    async cancelCall({ params, viewer }) {
      const isCancelled = await cancelCall(database.queries, viewer.id, params.id, clock.now());
      if (!isCancelled) fail("not_found");
      await database.changes.announce(cancelTopic(params.id));
      return { ok: true };
    },
  };
}
