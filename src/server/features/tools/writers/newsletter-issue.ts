import type { IssueRequest } from "#contract/tools/requests.ts";
import { newsletterIssue, type NewsletterIssue } from "#contract/tools/results.ts";
import { shapeOf, type DocumentWriter } from "../ask/ai-tool.ts";
import { shortList, shortText } from "../ask/bounds.ts";

export const issueWriter: DocumentWriter<IssueRequest, typeof newsletterIssue, NewsletterIssue> = {
  name: "newsletter-issue",
  prompt: "newsletter-issue",
  answer: newsletterIssue,
  shape: shapeOf("newsletter_issue", newsletterIssue),
  blocks: ({ specialty, notes }) => ({ specialty, ...(notes !== undefined && { notes }) }),
  read: (issue) => ({
    subjectLines: shortList(issue.subjectLines, 5, 120),
    previewText: shortText(issue.previewText, 200),
    opening: shortText(issue.opening, 1_500),
    lesson: shortText(issue.lesson, 3_000),
    steps: shortList(issue.steps, 7, 500),
    proof: shortText(issue.proof, 1_500),
    invitation: shortText(issue.invitation, 800),
    linkedinPost: shortText(issue.linkedinPost, 1_500),
  }),
  contentOf: (request, result) => ({ tool: "newsletter-issue", request, result }),
  titleOf: ({ specialty }) => `Newsletter issue: ${specialty}`,
  jobIdOf: () => undefined,
  about: (request) => request,
};
