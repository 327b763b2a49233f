import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
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
  "id" | "tier" | "status" | "openness" | "isHeld" | "isScam" | "roleType"
>;

export async function findState(db: Queries, id: number): Promise<JobState | null> {
  const { tier, status, openness, isHeld, isScam, roleType } = jobs;
  const [row] = await db
    .select({ id: jobs.id, tier, status, openness, isHeld, isScam, roleType })
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

export async function findWhole(db: Queries, id: number) {
  const { description, facts } = jobs;
  const [row] = await db
    .select({ ...cardColumns, description, facts, companyBehind, lastSeenOpenAt })
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
