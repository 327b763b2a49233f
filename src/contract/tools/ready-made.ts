import { defineEndpoints } from "#contract/endpoint.ts";
import { draftRequest, issueRequest, resumeRequest } from "./requests.ts";
import { newsletterIssue, outreachScripts, resumeTemplate } from "./results.ts";

/** What we wrote ourselves: it needs no key, and is there at once. */
export const readyMadeEndpoints = defineEndpoints({
  readResumePattern: {
    method: "GET",
    path: "/api/premium/resume-pattern",
    access: "premium",
    summary: "Our own resume template for a specialty and a level, with places to fill in.",
    query: resumeRequest,
    reply: resumeTemplate,
  },
  draftOutreach: {
    method: "POST",
    path: "/api/premium/outreach-draft",
    access: "premium",
    summary:
      "Our own messages for a target, a purpose and a channel, filled with whatever role and context is given.",
    body: draftRequest,
    reply: outreachScripts,
    limit: { calls: 120, windowSeconds: 60 },
  },
  readFirstIssue: {
    method: "GET",
    path: "/api/premium/first-issue",
    access: "premium",
    summary: "Our own first newsletter issue for a specialty, with places to fill in.",
    query: issueRequest.pick({ specialty: true }),
    reply: newsletterIssue,
  },
});
