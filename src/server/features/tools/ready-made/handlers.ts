import type { readyMadeEndpoints } from "#contract/tools/ready-made.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ToolServices } from "../tool-services.ts";
import { draftFor, firstIssueFor, patternFor } from "./in-our-words.ts";

export const readyMadeHandlers = ({
  findJob,
}: ToolServices): Handlers<typeof readyMadeEndpoints> => ({
  readResumePattern: ({ query }) => patternFor(query),

  readFirstIssue: ({ query }) => firstIssueFor(query),

  draftOutreach: async ({ body, viewer }) =>
    draftFor(body, body.jobId === undefined ? null : await findJob(body.jobId, viewer)),
});
