import { z } from "zod";
import { applicationLimits, jobTypes, platforms, results } from "#domain/tracker/application.ts";
import { checkAJobBody } from "../listings/check-a-job.ts";
import { defineEndpoints } from "../endpoint.ts";
import { jobId } from "../tools/requests.ts";
import { application, wholeApplication } from "./application.ts";
import { applicationBody, applicationId, contactBody, day, eventBody } from "./fields.ts";

const params = z.object({ id: applicationId });
const done = z.object({ ok: z.literal(true) });

/** Others of the same title at the same company. */
const alike = z.array(application.pick({ id: true, dateApplied: true, result: true }));

const tracked = z.object({
  application: wholeApplication,
  /** False when this listing was tracked before: then nothing was added. */
  isNew: z.boolean(),
  alike,
});

export type Tracked = z.infer<typeof tracked>;

export const applicationFilters = z.object({
  jobType: z.enum(jobTypes).optional(),
  platform: z.enum(platforms).optional(),
  result: z.enum(results).optional(),
  strategyTag: z.string().trim().max(applicationLimits.tag).optional(),
});

export const applicationEndpoints = defineEndpoints({
  listApplications: {
    method: "GET",
    path: "/api/premium/job-applications",
    access: "premium",
    summary: "The member's applications, last applied for first. Filters are left out when all.",
    query: applicationFilters,
    reply: z.array(application),
  },
  createApplication: {
    method: "POST",
    path: "/api/premium/job-applications",
    access: "premium",
    summary: "Adds an application. Its timeline begins on the day it was made.",
    body: applicationBody,
    reply: wholeApplication,
  },
  trackListing: {
    method: "POST",
    path: "/api/premium/job-applications/from-listing",
    access: "premium",
    summary:
      "Tracks a job of the board as applied for today, with what it says today. A second time changes nothing.",
    body: z.object({ jobId }),
    reply: tracked,
  },
  trackCheckedAd: {
    method: "POST",
    path: "/api/premium/job-applications/from-ad",
    access: "premium",
    summary: "Tracks an ad that was pasted, with what it says.",
    body: checkAJobBody.extend(
      applicationBody.pick({ jobTitle: true, company: true, url: true }).shape,
    ),
    reply: tracked,
  },
  findAlike: {
    method: "GET",
    path: "/api/premium/job-applications/alike",
    access: "premium",
    summary: "Applications of the same title at the same company, however the two are written.",
    query: z.object({ jobTitle: z.string().max(400), company: z.string().max(400) }),
    reply: alike,
  },
  readApplication: {
    method: "GET",
    path: "/api/premium/job-applications/:id",
    access: "premium",
    summary:
      "One application with its timeline, contacts, documents and the ad as it was that day.",
    params,
    reply: wholeApplication,
  },
  changeApplication: {
    method: "PUT",
    path: "/api/premium/job-applications/:id",
    access: "premium",
    summary:
      "Changes an application. Another result is a move of today in its timeline. With `version`, only if nobody changed it since.",
    params,
    body: applicationBody.extend({ version: z.int().optional() }),
    reply: wholeApplication,
  },
  deleteApplication: {
    method: "DELETE",
    path: "/api/premium/job-applications/:id",
    access: "premium",
    summary: "Deletes an application. For ten minutes it can be put back.",
    params,
    reply: done,
  },
  restoreApplication: {
    method: "POST",
    path: "/api/premium/job-applications/:id/restore",
    access: "premium",
    summary: "Puts back an application that was deleted a moment ago.",
    params,
    reply: wholeApplication,
  },
  moveApplication: {
    method: "POST",
    path: "/api/premium/job-applications/:id/moves",
    access: "premium",
    summary: "Writes down a move in the timeline, on the day it happened.",
    params,
    body: eventBody,
    reply: wholeApplication,
  },
  followUp: {
    method: "POST",
    path: "/api/premium/job-applications/:id/follow-ups",
    access: "premium",
    summary: "Writes down that the member asked again, and sets the next day to do so.",
    params,
    body: z.object({ on: day }),
    reply: wholeApplication,
  },
  removeEvent: {
    method: "DELETE",
    path: "/api/premium/job-applications/:id/events/:eventId",
    access: "premium",
    summary: "Takes a wrong entry out of the timeline. The first move stays.",
    params: params.extend({ eventId: applicationId }),
    reply: wholeApplication,
  },
  addContact: {
    method: "POST",
    path: "/api/premium/job-applications/:id/contacts",
    access: "premium",
    summary: "Adds somebody at the other end, and how to reach them.",
    params,
    body: contactBody,
    reply: wholeApplication,
  },
  changeContact: {
    method: "PUT",
    path: "/api/premium/job-applications/:id/contacts/:contactId",
    access: "premium",
    summary: "Changes a contact.",
    params: params.extend({ contactId: applicationId }),
    body: contactBody,
    reply: wholeApplication,
  },
  removeContact: {
    method: "DELETE",
    path: "/api/premium/job-applications/:id/contacts/:contactId",
    access: "premium",
    summary: "Removes a contact.",
    params: params.extend({ contactId: applicationId }),
    reply: wholeApplication,
  },
  linkDocument: {
    method: "PUT",
    path: "/api/premium/job-applications/:id/documents/:documentId",
    access: "premium",
    summary: "Ties one of the member's documents to an application. Twice is the same as once.",
    params: params.extend({ documentId: applicationId }),
    reply: wholeApplication,
  },
  unlinkDocument: {
    method: "DELETE",
    path: "/api/premium/job-applications/:id/documents/:documentId",
    access: "premium",
    summary: "Unties a document. The document itself stays.",
    params: params.extend({ documentId: applicationId }),
    reply: wholeApplication,
  },
});
