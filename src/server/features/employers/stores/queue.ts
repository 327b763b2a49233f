import { and, eq, ilike, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type {
  ModerationColumn,
  ModerationSort,
  ModerationView,
} from "#domain/employers/moderation-order.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobModeration, jobs, postings, users } from "#server/adapters/database/schema.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
import { anywhereIn } from "#server/lists/search-words.ts";
import { sortedList, type SortColumn } from "#server/lists/sorted-list.ts";
import { standingColumns } from "./postings.ts";

export interface QueueWanted {
  readonly search: string;
  readonly view: ModerationView;
  readonly sort: ModerationSort;
}

const sorts: Readonly<Record<ModerationColumn, SortColumn>> = {
  submitted: { value: postings.submittedAt, kind: "moment" },
  title: { value: sql`lower(${jobs.title})`, kind: "text" },
  company: { value: sql`lower(${jobs.company})`, kind: "text" },
  employer: { value: sql`lower(${users.username})`, kind: "text" },
};

const queueColumns = {
  ...standingColumns,
  facts: jobs.facts,
  applyLink: jobs.applyLink,
  publishedBefore: sql<number>`(
    select count(distinct m.job_id)::int from ${jobModeration} m
    join ${jobs} j on j.id = m.job_id
    where j.added_by_user_id = ${users.id} and m.step = 'published' and j.id <> ${jobs.id})`,
};

export type QueueRow = Awaited<ReturnType<typeof findQueued>>[number];

export async function findInQueue(db: Queries, id: number) {
  const [row] = await db
    .select(queueColumns)
    .from(jobs)
    .innerJoin(postings, eq(postings.jobId, jobs.id))
    .innerJoin(users, eq(users.id, jobs.addedByUserId))
    .where(eq(jobs.id, id));
  return row ?? null;
}

export function findQueued(
  db: Queries,
  wanted: QueueWanted,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
) {
  const sorted = sortedList(sorts, wanted.sort, jobs.id);
  return db
    .select({ ...queueColumns, key: sorted.key })
    .from(jobs)
    .innerJoin(postings, eq(postings.jobId, jobs.id))
    .innerJoin(users, eq(users.id, jobs.addedByUserId))
    .where(and(conditionOf(wanted), sorted.behind(cursor)))
    .orderBy(...sorted.orderBy)
    .limit(limit);
}

export const countQueued = (db: Queries, wanted: QueueWanted, cap: number): Promise<number> =>
  countUpTo(db, cap, (limit) =>
    db
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(postings, eq(postings.jobId, jobs.id))
      .innerJoin(users, eq(users.id, jobs.addedByUserId))
      .where(conditionOf(wanted))
      .limit(limit)
      .as("found"),
  );

/** What is held back with its employer is nothing to decide about. */
const isShown = eq(jobs.isHeld, false);

const views: Readonly<Record<ModerationView, SQL | undefined>> = {
  waiting: and(eq(jobs.status, "pending"), isNotNull(users.emailVerifiedAt), isShown),
  returned: and(eq(jobs.status, "draft"), isShown),
  "on-board": and(eq(jobs.status, "open"), isShown),
  closed: eq(jobs.status, "closed"),
};

function conditionOf({ search, view }: QueueWanted): SQL | undefined {
  if (search === "") return views[view];
  const anywhere = anywhereIn(search);
  return and(
    views[view],
    or(
      ilike(jobs.title, anywhere),
      ilike(jobs.company, anywhere),
      ilike(users.username, anywhere),
      ilike(users.email, anywhere),
    ),
  );
}
