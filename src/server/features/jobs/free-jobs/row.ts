import type { FreeJobBody } from "#contract/admin/free-job-fields.ts";
import { statusFor } from "#domain/desk/free-job.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import type { Posting } from "#domain/listing/posting.ts";
import { newJob } from "../new-job.ts";
import type { JobRow, NewJob } from "../stores/jobs.ts";

interface Writing {
  readonly now: Date;
  readonly rates: RateTable;
  readonly adminId: number;
}

/** A new free job, with everything its text says. */
export function addedRow(body: FreeJobBody, { now, rates, adminId }: Writing): NewJob {
  const given = {
    ...givenIn(body),
    tier: "free",
    status: statusFor(body.isActive ?? true, null),
    addedByUserId: adminId,
  } as const;
  return newJob(postingIn(body, body.tags), given, body.publishedDate ?? now, now, rates);
}

/** A free job with its new text read afresh. What people decided about it, who added it and since when we know it stay. */
export function changedRow(
  body: FreeJobBody,
  before: JobRow,
  { now, rates }: Omit<Writing, "adminId">,
): NewJob {
  const status = statusFor(body.isActive ?? before.status === "open", before.status);
  const { tier, overrides, addedByUserId, createdAt, firstSeenAt } = before;
  const tags = typedIn(body.tags, before);
  return {
    ...newJob(
      postingIn(body, tags),
      { ...givenIn(body), tier, status, overrides },
      body.publishedDate ?? before.publishedAt,
      now,
      rates,
    ),
    addedByUserId,
    createdAt,
    firstSeenAt,
    lastSeenOpenAt: status === "open" ? now : before.lastSeenOpenAt,
    closedAt: status === "closed" ? (before.closedAt ?? now) : null,
    version: before.version + 1,
  };
}

const givenIn = ({ applyLink, logoUrl, externalJobId }: FreeJobBody) => ({
  source: "admin",
  externalId: externalJobId,
  applyLink,
  logoUrl,
});

const postingIn = (body: FreeJobBody, tags: readonly string[]): Posting => ({
  title: body.title,
  company: body.company,
  location: body.location,
  description: body.description,
  payText: body.salary ?? "",
  tags,
});

/** The first of a job's tags is the role that was read from its text, and comes back with the form: another text may have another. */
const typedIn = ([first, ...others]: readonly string[], before: JobRow): readonly string[] =>
  first === undefined || first === before.roleType ? others : [first, ...others];
