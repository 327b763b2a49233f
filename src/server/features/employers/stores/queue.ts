import { and, countDistinct, eq, sql } from "drizzle-orm";
import type { ModerationColumn } from "#domain/employers/moderation-order.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobModeration, jobs, postings, users } from "#server/adapters/database/schema.ts";
import { isAmong } from "#server/lists/found-ids.ts";
import { sortedList, type SortColumn } from "#server/lists/sorted-list.ts";
import { standingColumns } from "./postings.ts";
import { conditionOf, isPosting, type QueueWanted } from "./queue-search.ts";

const sorts: Readonly<Record<ModerationColumn, SortColumn>> = {
  submitted: { value: postings.submittedAt, kind: "moment" },
  title: { value: sql`lower(${jobs.title})`, kind: "text" },
  company: { value: sql`lower(${jobs.company})`, kind: "text" },
  employer: {
    value: sql`lower(${users.username})`,
    kind: "text",
    among: sql`${users.hasPosted}`,
  },
};

const queueColumns = { ...standingColumns, facts: jobs.facts, applyLink: jobs.applyLink };

export type QueueRow = Awaited<ReturnType<typeof findQueued>>[number];

export async function findInQueue(db: Queries, id: number) {
  const rows = await db
    .select(queueColumns)
    .from(jobs)
    .innerJoin(postings, eq(postings.jobId, jobs.id))
    .innerJoin(users, eq(users.id, jobs.addedByUserId))
    .where(eq(jobs.id, id));
  return (await withPublishedBefore(db, rows))[0] ?? null;
}

export async function findQueued(
  db: Queries,
  wanted: QueueWanted,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
) {
  const sorted = sortedList(sorts, wanted.sort, jobs.id);
  const rows = await db
    .select({ ...queueColumns, key: sorted.key })
    .from(jobs)
    .innerJoin(postings, eq(postings.jobId, jobs.id))
    .innerJoin(users, eq(users.id, jobs.addedByUserId))
    .where(and(conditionOf(wanted), sorted.behind(cursor)))
    .orderBy(...sorted.orderBy)
    .limit(limit);
  return withPublishedBefore(db, rows);
}

interface Posted {
  readonly employerId: number;
  readonly wasPublished: boolean;
}

/** With how many others of its employer were on the board: asked once for everybody on the page. */
async function withPublishedBefore<Row extends Posted>(db: Queries, rows: readonly Row[]) {
  const published = await publishedOf(
    db,
    rows.map(({ employerId }) => employerId),
  );
  return rows.map((row) => ({
    ...row,
    publishedBefore: (published.get(row.employerId) ?? 0) - (row.wasPublished ? 1 : 0),
  }));
}

/** Of each employer, how many of their postings were ever on the board. */
async function publishedOf(
  db: Queries,
  employerIds: readonly number[],
): Promise<ReadonlyMap<number | null, number>> {
  if (employerIds.length === 0) return new Map();
  const employerId = jobs.addedByUserId;
  const rows = await db
    .select({ employerId, published: countDistinct(jobs.id) })
    .from(jobs)
    .innerJoin(jobModeration, eq(jobModeration.jobId, jobs.id))
    .where(and(isPosting, isAmong(employerId, [...new Set(employerIds)]), isPublishing))
    .groupBy(employerId);
  return new Map(rows.map((row) => [row.employerId, row.published]));
}

const isPublishing = eq(jobModeration.step, "published");
