import { boardOpenness } from "#domain/jobs/board-openness.ts";
import { payBandOf } from "#domain/jobs/pay-bands.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import type { Posting } from "#domain/listing/posting.ts";
import { visibleLine, visibleText } from "#domain/listing/text/visible-text.ts";
import { applyOverrides, type Overrides } from "#domain/listing/overrides.ts";
import { rulesVersion } from "#domain/listing/rules-version.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import type { NewJob } from "./stores/jobs.ts";

/** The kind of a job that is put on the board although its text does not tell. */
const broadestRole: RoleType = "Digital Marketing";

type Given = Pick<NewJob, "source" | "tier" | "status" | "applyLink"> &
  Partial<
    Pick<NewJob, "externalId" | "viaName" | "viaUrl" | "logoUrl" | "addedByUserId" | "overrides">
  >;

/** A row for a posting, with everything its text says. */
export function newJob(
  written: Posting,
  given: Given,
  publishedAt: Date,
  now: Date,
  rates: RateTable,
): NewJob {
  const posting = visible(written);
  return {
    ...given,
    title: posting.title,
    company: posting.company === "" ? undefined : posting.company,
    location: posting.location,
    description: posting.description,
    salaryText: posting.payText === "" ? null : posting.payText,
    ...readingOf(posting, given.overrides ?? null, rates),
    publishedAt,
    firstSeenAt: publishedAt,
    lastSeenOpenAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

/** What a text says, with what people decided about it: everything of a row that follows from the two. */
export function readingOf(posting: Posting, overrides: Overrides | null, rates: RateTable) {
  const facts = applyOverrides(factsOf(posting, rates), overrides);
  const roleType = facts.roleType.value ?? broadestRole;
  return {
    tags: [roleType, ...posting.tags.filter((tag) => tag !== roleType)],
    roleType,
    experience: facts.experience.value,
    openness: boardOpenness(facts.openToSouthAfrica.value),
    payBand: payBandOf(facts.pay.value.amount?.usdPerYear ?? null),
    facts,
    rulesVersion,
  };
}

/** Before anything is read from it, so that what we quote is what stands there. */
const visible = (posting: Posting): Posting => ({
  ...posting,
  title: visibleLine(posting.title),
  company: visibleLine(posting.company),
  location: visibleLine(posting.location),
  description: visibleText(posting.description),
  payText: visibleLine(posting.payText),
  tags: posting.tags.map(visibleLine).filter((tag) => tag !== ""),
});
