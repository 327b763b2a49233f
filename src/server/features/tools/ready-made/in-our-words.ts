import type { IssueRequest, OutreachRequest, ResumeRequest } from "#contract/tools/requests.ts";
import type { NewsletterIssue, OutreachScripts, ResumeTemplate } from "#contract/tools/results.ts";
import { firstIssue } from "#domain/guides/first-issue/first-issue.ts";
import { outreachDraft } from "#domain/tools/outreach/outreach-draft.ts";
import { resumePattern } from "#domain/tools/resumes/resume-pattern.ts";
import type { BoardJob } from "#server/feature.ts";

/** What we wrote ourselves, in the shape in which the AI answers too. */

export const patternFor = ({ specialty, experienceLevel }: ResumeRequest): ResumeTemplate =>
  resumePattern(specialty, experienceLevel);

export function firstIssueFor({ specialty }: Pick<IssueRequest, "specialty">): NewsletterIssue {
  const { subjectLines, steps, ...texts } = firstIssue(specialty);
  return { ...texts, subjectLines: [...subjectLines], steps: [...steps] };
}

/** About a job of the board, if it is about one. */
export function draftFor(request: OutreachRequest, job: BoardJob | null): OutreachScripts {
  const about = job === null ? {} : { company: job.company ?? undefined, jobTitle: job.title };
  const { tips, ...messages } = outreachDraft({ ...request, ...about });
  return { ...messages, tips: [...tips] };
}
