import { and, desc, eq, inArray } from "drizzle-orm";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { overridableFacts, type Overrides } from "#domain/listing/overrides.ts";
import type { Posting } from "#domain/listing/posting.ts";
import { remoteBoards } from "#domain/listing/vocabulary/boards.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import { knownCompany } from "#domain/jobs/company.ts";
import type { ListingDetail } from "#contract/admin/listings.ts";
import { fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobReports, jobs, users } from "#server/adapters/database/schema.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";
import { readingOf } from "../new-job.ts";
import { listingColumns, presentListing } from "./listing-rows.ts";

const detailColumns = {
  ...listingColumns,
  location: jobs.location,
  salary: jobs.salaryText,
  applyLink: jobs.applyLink,
  description: jobs.description,
  tags: jobs.tags,
  facts: jobs.facts,
  overrides: jobs.overrides,
  version: jobs.version,
};

export async function findListing(db: Queries, id: number) {
  const [row] = await db
    .select(detailColumns)
    .from(jobs)
    .where(and(eq(jobs.id, id), isThere(jobs)));
  return row ?? fail("not_found");
}

export type Listing = Awaited<ReturnType<typeof findListing>>;

/** Nobody else changes it until this transaction ends. */
export const lockListing = (tx: Queries, id: number) =>
  tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for("update");

export async function detailOf(
  db: Queries,
  row: Listing,
  rates: RateTable,
): Promise<ListingDetail> {
  const reports = await db
    .select()
    .from(jobReports)
    .where(eq(jobReports.jobId, row.id))
    .orderBy(desc(jobReports.id))
    .limit(100);
  return {
    ...presentListing(row),
    location: row.location,
    salary: row.salary,
    applyLink: row.applyLink,
    description: row.description,
    facts: row.facts,
    read: factsOf(postingOf(row), rates),
    decisions: await decisionsIn(db, row.overrides),
    reportList: reports.map(({ id, kind, note, createdAt, handledAt }) => ({
      id,
      kind,
      note,
      at: createdAt.toISOString(),
      isHandled: handledAt !== null,
    })),
    version: row.version,
  };
}

async function decisionsIn(
  db: Queries,
  overrides: Overrides | null,
): Promise<ListingDetail["decisions"]> {
  const made = overridableFacts.flatMap((fact) => {
    const decision = overrides?.[fact];
    return decision === undefined ? [] : [{ fact, ...decision }];
  });
  if (made.length === 0) return [];
  const people = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      inArray(
        users.id,
        made.map(({ byUserId }) => byUserId),
      ),
    );
  const names = new Map(people.map(({ id, username }) => [id, username]));
  return made.map(({ fact, value, why, byUserId, at }) => ({
    fact,
    value,
    why,
    by: names.get(byUserId) ?? null,
    at,
  }));
}

/** Writes what people decided, and everything that follows from it and from the text. */
export async function writeOverrides(
  tx: Queries,
  row: Listing,
  overrides: Overrides,
  rates: RateTable,
  now: Date,
): Promise<void> {
  const kept = Object.keys(overrides).length === 0 ? null : overrides;
  await tx
    .update(jobs)
    .set({
      ...readingOf(postingOf(row), kept, rates),
      overrides: kept,
      version: row.version + 1,
      updatedAt: now,
    })
    .where(eq(jobs.id, row.id));
}

export async function writeStatus(
  tx: Queries,
  row: Listing,
  isOpen: boolean,
  now: Date,
): Promise<void> {
  await tx
    .update(jobs)
    .set({
      status: isOpen ? "open" : "closed",
      closedAt: isOpen ? null : now,
      // Whatever closed it before: this time it was a person.
      closeReason: null,
      ...(isOpen && { lastSeenOpenAt: now }),
      version: row.version + 1,
      updatedAt: now,
    })
    .where(eq(jobs.id, row.id));
}

/** The text as it was given; of the tags, the first is our own. */
export const postingOf = (
  row: Pick<
    Listing,
    "title" | "company" | "location" | "description" | "salary" | "tags" | "source"
  >,
): Posting => ({
  title: row.title,
  company: knownCompany(row.company) ?? "",
  location: row.location,
  description: row.description,
  payText: row.salary ?? "",
  tags: row.tags.slice(1),
  isFromRemoteBoard: remoteBoards.has(row.source.replace(/^feed:/, "")),
});
