import { and, eq, ilike, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { ModerationSort, ModerationView } from "#domain/employers/moderation-order.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobs, users } from "#server/adapters/database/schema.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
import { foundUpTo, isAmong, lookedFor, type Found } from "#server/lists/found-ids.ts";
import { anywhereIn } from "#server/lists/search-words.ts";

export interface QueueWanted {
  readonly search: string;
  readonly view: ModerationView;
  readonly sort: ModerationSort;
  /** What the search found; without it, whoever lists them looks through them. */
  readonly found?: Found;
}

export const lookForQueued = (db: Queries, wanted: QueueWanted, most: number) =>
  lookedFor(wanted, most, {
    count: (cap) => countQueued(db, wanted, cap),
    find: (cap) => searchQueued(db, wanted, cap),
  });

/** By their own names first, which are most of what is looked for and need no look at the people; then by those who posted them. */
async function searchQueued(db: Queries, wanted: QueueWanted, cap: number): Promise<Found> {
  const { search, view } = wanted;
  const named = await foundUpTo(cap, (limit) => postingsIn(db, view, isNamed(search), limit));
  if (named.ids === null) return named;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.hasPosted, true), isCalled(search)))
    .limit(mostCalled + 1);
  if (people.length === 0) return named;
  const isTheirs =
    people.length > mostCalled
      ? sql`${jobs.addedByUserId} in (select id from ${users} where ${isCalled(search)})`
      : isAmong(jobs.addedByUserId, idsIn(people));
  return foundUpTo(cap, (limit) =>
    postingsIn(db, view, or(isAmong(jobs.id, named.ids ?? []), isTheirs), limit),
  );
}

const postingsIn = (db: Queries, view: ModerationView, matching: SQL | undefined, limit: number) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isIn(view), matching))
    .limit(limit);

/** From the index of postings alone, and that of those who have not confirmed their address. */
const countQueued = (db: Queries, { view }: QueueWanted, cap: number): Promise<number> =>
  countUpTo(db, cap, (limit) => postingsIn(db, view, undefined, limit).as("found"));

const isIn = (view: ModerationView): SQL | undefined =>
  and(isPosting, views[view].ofJob, view === "waiting" ? isOfConfirmed : undefined);

const isOfConfirmed = sql`not exists (
  select from ${users} where ${users}.id = ${jobs.addedByUserId} and ${users}.email_verified_at is null)`;

/** Of more people than these the postings are looked through instead. */
const mostCalled = 100;

const idsIn = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

const isNamed = (search: string): SQL =>
  sql`${jobs.title} || ' ' || ${jobs.company} ilike ${anywhereIn(search)}`;

const isCalled = (search: string): SQL | undefined =>
  or(ilike(users.username, anywhereIn(search)), ilike(users.email, anywhereIn(search)));

/** To the letter as the index has it. */
export const isPosting = sql`${jobs.source} = 'employer'`;

/** What is held back with its employer is nothing to decide about. */
const isShown = eq(jobs.isHeld, false);

interface View {
  readonly ofJob: SQL | undefined;
  readonly ofEmployer?: SQL;
}

const views: Readonly<Record<ModerationView, View>> = {
  waiting: {
    ofJob: and(eq(jobs.status, "pending"), isShown),
    ofEmployer: isNotNull(users.emailVerifiedAt),
  },
  returned: { ofJob: and(eq(jobs.status, "draft"), isShown) },
  "on-board": { ofJob: and(eq(jobs.status, "open"), isShown) },
  closed: { ofJob: eq(jobs.status, "closed") },
};

const shownIn = (view: ModerationView): SQL | undefined =>
  and(views[view].ofJob, views[view].ofEmployer);

export const conditionOf = ({ search, view, found }: QueueWanted): SQL | undefined =>
  and(isPosting, shownIn(view), search === "" ? undefined : fits(search, found?.ids ?? null));

const fits = (search: string, ids: readonly number[] | null): SQL | undefined =>
  ids === null ? or(isNamed(search), isCalled(search)) : isAmong(jobs.id, ids);
