import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { z } from "zod";
import { opennesses } from "#domain/listing/facts.ts";
import { pastedText } from "#domain/listing/pasted-limits.ts";
import { checkAJobBody } from "#contract/listings/check-a-job.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { stream } from "#contract/rows/reply.ts";
import { issueRequest, letterRequest, outreachRequest, resumeRequest } from "./requests.ts";
import {
  letterAnalysis,
  newsletterIssue,
  outreachScripts,
  resultFacts,
  resumeTemplate,
} from "./results.ts";

const analysisReply = letterAnalysis.extend(resultFacts);
const templateReply = resumeTemplate.extend(resultFacts);
const scriptsReply = outreachScripts.extend(resultFacts);
const issueReply = newsletterIssue.extend(resultFacts);

export type AnalysisReply = z.infer<typeof analysisReply>;
export type TemplateReply = z.infer<typeof templateReply>;
export type ScriptsReply = z.infer<typeof scriptsReply>;
export type IssueReply = z.infer<typeof issueReply>;

/** The member pays for each call, and the provider has limits of its own: these only stop a runaway script. */
const limit = { calls: 30, windowSeconds: 60 };

/** A little longer than we wait for the provider. */
const mostSeconds = 100;

/** What a stream of one tool tells: that the call is under way, what has been written so far, and at last the result. */
const progressOf = <Part extends z.ZodType, Result extends z.ZodType>(part: Part, result: Result) =>
  stream(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("started"), callId: z.int() }),
      z.object({ kind: z.literal("writing"), part }),
      z.object({ kind: z.literal("result"), result }),
    ]),
    { mostSeconds },
  );

const analysisPart = letterAnalysis
  .extend({
    score: z.number(),
    strengthsWeaknesses: letterAnalysis.shape.strengthsWeaknesses.partial(),
  })
  .partial();

const templatePart = resumeTemplate.partial();
const scriptsPart = outreachScripts.partial();
const issuePart = newsletterIssue.partial();

export type AnalysisPart = z.infer<typeof analysisPart>;
export type TemplatePart = z.infer<typeof templatePart>;
export type ScriptsPart = z.infer<typeof scriptsPart>;
export type IssuePart = z.infer<typeof issuePart>;

/** Of the AI about an ad: it may differ from ours, but only with a sentence that stands there to the letter. */
const secondReading = z.object({
  openToSouthAfrica: z.enum(["yes", "unclear", "no"]),
  /** From the ad, word for word; null where it names no such sentence, and then it has no say. */
  quote: z.string().nullable(),
  reason: z.string(),
  /** How it stands to our own verdict on the same text. */
  standing: z.enum(["agrees", "differs", "unfounded"]),
  ours: z.enum(opennesses),
});

export type SecondReading = z.infer<typeof secondReading>;

export const aiToolEndpoints = defineEndpoints({
  analyzeLetter: {
    method: "POST",
    path: "/api/premium/cover-letter-analysis",
    access: "premium",
    summary: "Has a cover letter judged by the AI, with the member's own key.",
    body: letterRequest,
    reply: analysisReply,
    limit,
    mostSeconds,
  },
  streamLetterAnalysis: {
    method: "POST",
    path: "/api/premium/cover-letter-analysis/stream",
    access: "premium",
    summary: "The same, told while it is being written.",
    body: letterRequest,
    reply: progressOf(analysisPart, analysisReply),
    limit,
  },
  writeResume: {
    method: "POST",
    path: "/api/premium/resume-template",
    access: "premium",
    summary: "Has a resume template written by the AI, with the member's own key.",
    body: resumeRequest,
    reply: templateReply,
    limit,
    mostSeconds,
  },
  streamResume: {
    method: "POST",
    path: "/api/premium/resume-template/stream",
    access: "premium",
    summary: "The same, told while it is being written.",
    body: resumeRequest,
    reply: progressOf(templatePart, templateReply),
    limit,
  },
  writeOutreach: {
    method: "POST",
    path: "/api/premium/outreach-scripts",
    access: "premium",
    summary: "Has outreach messages written by the AI, with the member's own key.",
    body: outreachRequest,
    reply: scriptsReply,
    limit,
    mostSeconds,
  },
  streamOutreach: {
    method: "POST",
    path: "/api/premium/outreach-scripts/stream",
    access: "premium",
    summary: "The same, told while it is being written.",
    body: outreachRequest,
    reply: progressOf(scriptsPart, scriptsReply),
    limit,
  },
  writeIssue: {
    method: "POST",
    path: "/api/premium/newsletter-issue",
    access: "premium",
    summary: "Has a newsletter issue written by the AI, with the member's own key.",
    body: issueRequest,
    reply: issueReply,
    limit,
    mostSeconds,
  },
  streamIssue: {
    method: "POST",
    path: "/api/premium/newsletter-issue/stream",
    access: "premium",
    summary: "The same, told while it is being written.",
    body: issueRequest,
    reply: progressOf(issuePart, issueReply),
    limit,
  },
  readAgain: {
    method: "POST",
    path: "/api/premium/second-reading",
    access: "premium",
    summary: `A second reading of a job post by the AI, beside ours. The text (at most ${grouped(pastedText.max)} characters) is not stored.`,
    body: checkAJobBody,
    reply: secondReading,
    limit,
    mostSeconds,
  },
  streamReadAgain: {
    method: "POST",
    path: "/api/premium/second-reading/stream",
    access: "premium",
    summary: "The same, with the number of the call first, so that it can be stopped.",
    body: checkAJobBody,
    // Nothing of it is shown before its sentence has been looked for in the ad.
    reply: progressOf(z.object({}), secondReading),
    limit,
  },
  cancelCall: {
    method: "POST",
    path: "/api/user/ai-calls/:id/cancel",
    access: "premium",
    summary: "Stops a call that is under way, at the provider too.",
    params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
    reply: z.object({ ok: z.literal(true) }),
  },
});
