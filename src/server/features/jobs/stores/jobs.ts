import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { FeedKind } from "#domain/feeds/kinds.ts";
import type { Tier } from "#domain/jobs/visibility.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { cardColumns, type CardRow } from "./card-row.ts";

/** Pages that show jobs name this topic, and leave the cache when it is announced. */
export const jobsTopic = "jobs";

export type JobRow = typeof jobs.$inferSelect;
export type NewJob = typeof jobs.$inferInsert;

/** As much of a job as decides who may open it. */
export type JobState = Pick<
  JobRow,
  "id" | "tier" | "status" | "closedAt" | "openness" | "isHeld" | "isScam" | "roleType"
>;

export async function findState(db: Queries, id: number): Promise<JobState | null> {
  const { tier, status, closedAt, openness, isHeld, isScam, roleType } = jobs;
  const [row] = await db
    .select({ id: jobs.id, tier, status, closedAt, openness, isHeld, isScam, roleType })
    .from(jobs)
    .where(eq(jobs.id, id));
  return row ?? null;
}

/** What a job's page tells of the company that posted it. */
export interface StoredCompany {
  readonly website: string | null;
  readonly about: string;
  readonly isMailConfirmed: boolean;
  readonly isDomainProven: boolean;
}

const companyBehind = sql<StoredCompany | null>`(
  select jsonb_build_object(
    'website', website,
    'about', about,
    'isMailConfirmed', mail_confirmed_at is not null,
    'isDomainProven', domain_proven_at is not null
  ) from companies where id = ${jobs.companyId}
)`;

/** A posting of a feed that says nothing new is only noted at its source. */
const lastSeenOpenAt = sql<Date>`greatest(${jobs.lastSeenOpenAt}, (
  select max(seen_at) from feed_postings where job_id = ${jobs.id} and state = 'own'
))`.mapWith(jobs.lastSeenOpenAt);

/** The same posting at another source. */
export interface StoredCopy {
  readonly kind: FeedKind;
  readonly address: string | null;
  readonly link: string;
}

/** Its copies, and postings under the same name whose texts differ: these are jobs of their own, and only told of where everybody may open them. */
const alsoOn = sql<StoredCopy[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'address', address, 'link', link) order by kind, link), '[]')
  from (
    select source_id, link from feed_postings where state = 'copy' and job_id = jobs.id
    union all
    select other.source_id, other.link
    from feed_postings mine
    join feed_postings other on other.same_name = mine.same_name and other.state = 'own'
    join jobs twin on twin.id = other.job_id
    where mine.job_id = jobs.id and mine.state = 'own' and mine.same_name <> ''
      and twin.id <> jobs.id and twin.is_listed and twin.tier = 'free'
      and not exists (
        select from feed_distinct apart
        where (apart.source_id, apart.key, apart.job_id) in (
          (other.source_id, other.key, mine.job_id), (mine.source_id, mine.key, other.job_id)
        )
      )
  ) elsewhere join feed_sources on feed_sources.id = source_id
)`;

export async function findWhole(db: Queries, id: number) {
  const { description, facts, source } = jobs;
  const [row] = await db
    .select({ ...cardColumns, description, facts, companyBehind, lastSeenOpenAt, source, alsoOn })
    .from(jobs)
    .where(eq(jobs.id, id));
  return row ?? null;
}

/** The newest others of the same kind. */
export const newestLike = (
  db: Queries,
  { id, roleType }: Pick<JobRow, "id" | "roleType">,
  open: readonly Tier[],
  limit: number,
): Promise<CardRow[]> =>
  db
    .select(cardColumns)
    .from(jobs)
    .where(
      and(
        eq(jobs.isListed, true),
        eq(jobs.roleType, roleType),
        ne(jobs.id, id),
        inArray(jobs.tier, [...open]),
      ),
    )
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(limit);

/** Adds those that are not there yet, and lets everybody know. */
export const addJobs = (database: Database, rows: readonly NewJob[]): Promise<void> =>
  database.transaction(async (tx) => {
    if (rows.length === 0) return;
    const added = await tx
      .insert(jobs)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ id: jobs.id });
    if (added.length > 0) await database.changes.announce(jobsTopic, tx);
  });
