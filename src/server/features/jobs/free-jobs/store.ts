import { and, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import type { FreeJobColumn, FreeJobSort } from "#domain/desk/free-job.ts";
import type { RiskVerdict } from "#domain/listing/facts.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
import { foundUpTo, isAmong, type Found } from "#server/lists/found-ids.ts";
import { anywhereIn } from "#server/lists/search-words.ts";
import { sortedList, type SortColumn } from "#server/lists/sorted-list.ts";
import { isThere, isUndoable } from "#server/lists/undoable-deletion.ts";
import type { JobRow, NewJob } from "../stores/jobs.ts";

/** The free jobs are those that we put on the board ourselves. Nobody else's is read or changed from here. */
const isOurs = sql`${jobs.source} = 'admin'`;
const isFree = and(isOurs, isThere(jobs));

const listed = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  salaryText: jobs.salaryText,
  applyLink: jobs.applyLink,
  logoUrl: jobs.logoUrl,
  externalId: jobs.externalId,
  tags: jobs.tags,
  status: jobs.status,
  publishedAt: jobs.publishedAt,
  addedByUserId: jobs.addedByUserId,
  openness: jobs.openness,
  riskVerdict: sql<RiskVerdict>`${jobs.facts} -> 'risk' ->> 'verdict'`,
  updatedAt: jobs.updatedAt,
  version: jobs.version,
};

export type ListedRow = Omit<Awaited<ReturnType<typeof findFreeJobs>>[number], "key">;

const sorts: Readonly<Record<FreeJobColumn, SortColumn>> = {
  published: { value: jobs.publishedAt, kind: "moment" },
  title: { value: sql`lower(${jobs.title})`, kind: "text" },
  company: { value: sql`lower(${jobs.company})`, kind: "text" },
  changed: { value: jobs.updatedAt, kind: "moment" },
};

export interface FreeJobsWanted {
  readonly search: string;
  readonly isActiveOnly: boolean;
  readonly sort: FreeJobSort;
  /** What the search found; without it, whoever lists them looks for it. */
  readonly found?: Found;
}

/** The next of them in this order, each with what it is sorted by. */
export function findFreeJobs(
  db: Queries,
  wanted: FreeJobsWanted,
  cursor: string | null,
  limit: number,
) {
  const sorted = sortedList(sorts, wanted.sort, jobs.id);
  return db
    .select({ ...listed, key: sorted.key })
    .from(jobs)
    .where(and(conditionOf(wanted), sorted.behind(cursor)))
    .orderBy(...sorted.orderBy)
    .limit(limit);
}

export const countFreeJobs = (
  db: Queries,
  wanted: Omit<FreeJobsWanted, "sort">,
  cap: number,
): Promise<number> => countUpTo(db, cap, (limit) => idsOf(db, wanted, limit).as("found"));

export const searchFreeJobs = (
  db: Queries,
  wanted: Omit<FreeJobsWanted, "sort">,
  cap: number,
): Promise<Found> => foundUpTo(cap, (limit) => idsOf(db, wanted, limit));

const idsOf = (
  db: Queries,
  { search, isActiveOnly }: Omit<FreeJobsWanted, "sort">,
  limit: number,
) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(conditionOf({ search: "", isActiveOnly }), search === "" ? undefined : isNamed(search)),
    )
    .limit(limit);

/** With their texts, newest first. */
export const wholeFreeJobs = (db: Queries, isActiveOnly: boolean, most: number) =>
  db
    .select({ ...listed, description: jobs.description })
    .from(jobs)
    .where(conditionOf({ search: "", isActiveOnly }))
    .orderBy(sql`${jobs.publishedAt} desc, ${jobs.id} desc`)
    .limit(most);

const conditionOf = ({
  search,
  isActiveOnly,
  found,
}: Omit<FreeJobsWanted, "sort">): SQL | undefined =>
  and(
    isFree,
    isActiveOnly ? sql`${jobs.status} = 'open'` : undefined,
    search === "" ? undefined : fits(search, found),
  );

function fits(search: string, found: Found | undefined): SQL {
  if (found === undefined) return isAmongNamed(search);
  return found.ids === null ? isNamed(search) : isAmong(jobs.id, found.ids);
}

const isNamed = (search: string): SQL =>
  sql`${jobs.title} || ' ' || ${jobs.company} ilike ${anywhereIn(search)}`;

/** Found by name first of all: left to itself, the planner goes through the list in its order, and never ends where little fits. */
const isAmongNamed = (search: string): SQL => sql`${jobs.id} = any(array(
  select named.id from jobs named where named.source = 'admin' and named.title || ' ' || named.company ilike ${anywhereIn(search)}))`;

export async function findFreeJob(db: Queries, id: number): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), isFree));
  return row ?? null;
}

/** In the order of their ids, so that two who ask for the same never wait for each other; nobody else changes them until the transaction ends. */
export const lockFreeJobs = (tx: Queries, ids: readonly number[]): Promise<JobRow[]> =>
  tx
    .select()
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), isFree))
    .orderBy(jobs.id)
    .for("no key update");

/** Null where another job has its number at the source already. One that is being deleted gives it up. */
export async function addFreeJob(tx: Queries, row: NewJob): Promise<JobRow | null> {
  await freeNumber(tx, row.externalId ?? null);
  const [added] = await tx.insert(jobs).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** The same for one that is there. */
export async function writeFreeJob(
  tx: Queries,
  id: number,
  row: Partial<NewJob>,
): Promise<JobRow | null> {
  const externalId = row.externalId ?? null;
  await freeNumber(tx, externalId);
  const isTaken =
    externalId === null
      ? undefined
      : sql`not exists (select 1 from jobs other where other.source = 'admin' and other.external_id = ${externalId} and other.id <> ${id})`;
  const [written] = await tx
    .update(jobs)
    .set(row)
    .where(and(eq(jobs.id, id), isTaken))
    .returning();
  return written ?? null;
}

async function freeNumber(tx: Queries, externalId: string | null): Promise<void> {
  if (externalId === null) return;
  await tx
    .delete(jobs)
    .where(and(isOurs, eq(jobs.externalId, externalId), isNotNull(jobs.deletedAt)));
}

/** Deletes them for now: nobody sees them, and everything about them is kept. */
export async function deleteFreeJobs(
  tx: Queries,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .update(jobs)
    .set({
      deletedAt: now,
      statusWhenDeleted: sql`${jobs.status}`,
      status: "draft",
      closedAt: null,
      updatedAt: now,
      version: sql`${jobs.version} + 1`,
    })
    .where(inArray(jobs.id, [...ids]));
}

/** Puts back those whose deletion can still be undone, as they were. */
export const restoreFreeJobs = (
  tx: Queries,
  ids: readonly number[],
  now: Date,
): Promise<JobRow[]> =>
  tx
    .update(jobs)
    .set({
      deletedAt: null,
      statusWhenDeleted: null,
      status: sql`${jobs.statusWhenDeleted}`,
      closedAt: sql`case ${jobs.statusWhenDeleted} when 'closed' then ${jobs.deletedAt} end`,
      updatedAt: now,
      version: sql`${jobs.version} + 1`,
    })
    .where(and(isOurs, inArray(jobs.id, [...ids]), isUndoable(jobs.deletedAt, now)))
    .returning();
