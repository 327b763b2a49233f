import { payBandOf } from "#domain/jobs/pay-bands.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import type { Posting } from "#domain/listing/posting.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import type { NewJob } from "./stores/jobs.ts";

/** The kind of a job that is put on the board although its text does not tell. */
const broadestRole: RoleType = "Digital Marketing";

type Given = Pick<NewJob, "source" | "tier" | "status" | "applyLink"> &
  Partial<Pick<NewJob, "externalId" | "viaName" | "viaUrl" | "logoUrl" | "addedByUserId">>;

/** A row for a posting, with everything its text says. */
export function newJob(
  posting: Posting,
  given: Given,
  publishedAt: Date,
  now: Date,
  rates: RateTable,
): NewJob {
  const facts = factsOf(posting, rates);
  const roleType = facts.roleType.value ?? broadestRole;
  return {
    ...given,
    title: posting.title,
    company: posting.company === "" ? undefined : posting.company,
    location: posting.location,
    description: posting.description,
    salaryText: posting.payText === "" ? null : posting.payText,
    tags: [roleType, ...posting.tags.filter((tag) => tag !== roleType)],
    roleType,
    experience: facts.experience.value,
    openness: facts.openToSouthAfrica.value,
    payBand: payBandOf(facts.pay.value.amount?.usdPerYear ?? null),
    facts,
    publishedAt,
    firstSeenAt: publishedAt,
    lastSeenOpenAt: now,
    createdAt: now,
    updatedAt: now,
  };
}
