import type { FreeJobBody } from "#contract/admin/free-job-fields.ts";
import { statusFor } from "#domain/jobs/free-job.ts";
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
): Omit<NewJob, "overrides"> {
  const status = statusFor(body.isActive ?? before.status === "open", before.status);
  const { tier, addedByUserId, createdAt, firstSeenAt } = before;
  const tags = withoutRoleRead(body.tags, before, rates);
  return {
    ...newJob(
      postingIn(body, tags),
      { ...givenIn(body), tier, status },
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

/**
 * The tags that somebody typed. The first of a job's tags is the role that was read from its text, and comes back with a form:
 * taken for a typed one, it would decide what the changed text is read to say. It is one if without it another role is read.
 */
function withoutRoleRead(
  tags: readonly string[],
  before: JobRow,
  rates: RateTable,
): readonly string[] {
  const [first, ...others] = tags;
  if (first !== before.roleType) return tags;
  if (before.overrides?.roleType !== undefined) return others;
  const { title, company, location, description, salaryText, applyLink } = before;
  const { roleType } = newJob(
    {
      title,
      company,
      location,
      description,
      payText: salaryText ?? "",
      tags: before.tags.slice(1),
    },
    { source: "admin", tier: before.tier, status: before.status, applyLink },
    before.publishedAt,
    before.updatedAt,
    rates,
  );
  return roleType === first ? others : tags;
}
