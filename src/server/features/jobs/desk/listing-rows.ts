import { and, eq, ilike, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { deskListing, type DeskListing, type listingConcerns } from "#contract/admin/listings.ts";
import { jobPath } from "#domain/jobs/address.ts";
import type { ListingColumn, ListingSort } from "#domain/desk/desk-orders.ts";
import type { Openness, RiskVerdict } from "#domain/listing/facts.ts";
import type { Confidence } from "#domain/listing/posting.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobReports, jobs } from "#server/adapters/database/schema.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { foundUpTo, isAmong, lookedFor, type Found } from "#server/lists/found-ids.ts";
import { anywhereIn } from "#server/lists/search-words.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";
import { sortedList, type SortColumn } from "#server/lists/sorted-list.ts";

export interface ListingsWanted {
  readonly search: string;
  readonly concern: (typeof listingConcerns)[number] | null;
  readonly status: DeskListing["status"] | null;
  readonly sort: ListingSort;
  /** What the search found, once somebody looked. */
  readonly found?: Found;
}

const pageSize = 50;
const countCap = 1_000;

/** With the tables named: among the columns of a select the builder leaves them out, and both have an id. */
const isWaitingFor = sql`${jobReports}.job_id = ${jobs}.id and ${jobReports}.handled_at is null`;
const waiting = sql<number>`(select count(*)::int from ${jobReports} where ${isWaitingFor})`;
const opennessRead = sql<Openness>`${jobs.facts} #>> '{openToSouthAfrica,value}'`;
const confidence = sql<Confidence>`${jobs.facts} #>> '{openToSouthAfrica,confidence}'`;
const riskVerdict = sql<RiskVerdict>`${jobs.facts} #>> '{risk,verdict}'`;

export const listingColumns = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  source: jobs.source,
  tier: jobs.tier,
  status: jobs.status,
  isListed: jobs.isListed,
  openness: opennessRead,
  confidence,
  riskVerdict,
  isChecked: sql<boolean>`${jobs.overrides} is not null`,
  reports: waiting,
  publishedAt: jobs.publishedAt,
};

type ListingRow = Omit<DeskListing, "path" | "publishedAt"> & { readonly publishedAt: Date };

export const presentListing = (row: ListingRow): DeskListing =>
  deskListing.parse({
    ...row,
    path: jobPath(String(row.id), row.title),
    publishedAt: row.publishedAt.toISOString(),
  });

const sorts: Readonly<Record<ListingColumn, SortColumn>> = {
  published: { value: jobs.publishedAt, kind: "moment" },
  title: { value: sql`lower(${jobs.title})`, kind: "text" },
  company: { value: sql`lower(${jobs.company})`, kind: "text" },
};

export async function listListings(
  db: Queries,
  showRows: ShowRows,
  wanted: ListingsWanted,
  cursor: string | null,
) {
  const looked = await lookForListings(db, wanted);
  const found = await findListings(db, looked.wanted, cursor, pageSize + 1);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    rows: showRows("listings", rows, presentListing),
    nextCursor: found.length > pageSize && last !== undefined ? cursorFor(wanted.sort, last) : null,
    total: looked.total,
    totalIsCapped: looked.totalIsCapped,
  };
}

function lookForListings(db: Queries, wanted: ListingsWanted) {
  const idsOf = (limit: number) =>
    db.select({ id: jobs.id }).from(jobs).where(conditionOf(wanted)).limit(limit);
  return lookedFor(wanted, countCap, {
    count: (cap) => countUpTo(db, cap, (limit) => idsOf(limit).as("found")),
    find: (cap) => foundUpTo(cap, idsOf),
  });
}

/** All of them, however many, for a file. */
export async function* listingsInBatches(
  db: Queries,
  showRows: ShowRows,
  wanted: ListingsWanted,
): AsyncGenerator<readonly DeskListing[]> {
  const batchSize = 500;
  for (let cursor: string | null = null; ;) {
    const rows: Awaited<ReturnType<typeof findListings>> = await findListings(
      db,
      wanted,
      cursor,
      batchSize,
    );
    yield showRows("listings", rows, presentListing);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    cursor = cursorFor(wanted.sort, last);
  }
}

function findListings(db: Queries, wanted: ListingsWanted, cursor: string | null, limit: number) {
  const sorted = sortedList(sorts, wanted.sort, jobs.id);
  return db
    .select({ ...listingColumns, key: sorted.key })
    .from(jobs)
    .where(and(conditionOf(wanted), sorted.behind(cursor)))
    .orderBy(...sorted.orderBy)
    .limit(limit);
}

const conditionOf = ({ search, concern, status, found }: ListingsWanted): SQL | undefined =>
  and(
    isThere(jobs),
    search === "" ? undefined : fits(search, found?.ids ?? null),
    status === null ? undefined : eq(jobs.status, status),
    concern === null ? undefined : concerns[concern],
  );

const fits = (search: string, ids: readonly number[] | null): SQL =>
  ids === null
    ? ilike(sql`(${jobs.title} || ' ' || ${jobs.company})`, anywhereIn(search))
    : isAmong(jobs.id, ids);

const concerns: Readonly<Record<(typeof listingConcerns)[number], SQL | undefined>> = {
  unsure: and(eq(jobs.status, "open"), eq(jobs.openness, "unclear"), isNull(jobs.overrides)),
  reported: sql`exists (select 1 from ${jobReports} where ${isWaitingFor})`,
  checked: isNotNull(jobs.overrides),
  scam: eq(jobs.isScam, true),
};
