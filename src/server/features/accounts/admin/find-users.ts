import { and, eq, gt, ilike, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { UserColumn, UserKind, UserSort } from "#domain/accounts/desk/desk-rules.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
import { foundUpTo, isAmong, lookedFor, type Found } from "#server/lists/found-ids.ts";
import { sortedList, type SortColumn } from "#server/lists/sorted-list.ts";

export interface UsersWanted {
  readonly search: string;
  readonly plan: "premium" | "free" | null;
  readonly kind: UserKind | null;
  readonly sort: UserSort;
  /** What the search found; without it, whoever lists them looks for it. */
  readonly found?: Found;
}

/** What the desk may know. Of secrets nothing, not even that they exist. */
const fields = {
  userId: users.id,
  username: users.username,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  premiumUntil: users.premiumUntil,
  isAdmin: users.isAdmin,
  isEmployer: users.isEmployer,
  suspendedAt: users.suspendedAt,
  deletionDueAt: users.deletionDueAt,
  createdAt: users.createdAt,
};

const sorts: Readonly<Record<UserColumn, SortColumn>> = {
  name: { value: sql`lower(${users.username})`, kind: "text" },
  email: { value: sql`lower(${users.email})`, kind: "text" },
  joined: { value: users.createdAt, kind: "moment" },
};

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export async function findUser(db: Queries, userId: number) {
  const [row] = await db.select(fields).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** The next of them in this order, each with what it is sorted by. */
export function findUsers(
  db: Queries,
  wanted: UsersWanted,
  { cursor, limit, now }: { cursor: string | null; limit: number; now: Date },
) {
  const sorted = sortedList(sorts, wanted.sort, users.id);
  return db
    .select({ ...fields, key: sorted.key })
    .from(users)
    .where(and(conditionOf(wanted, now), sorted.behind(cursor)))
    .orderBy(...sorted.orderBy)
    .limit(limit);
}

export function lookForUsers(db: Queries, wanted: UsersWanted, most: number, now: Date) {
  const idsOf = (limit: number) =>
    db.select({ id: users.id }).from(users).where(conditionOf(wanted, now)).limit(limit);
  return lookedFor(wanted, most, {
    count: (cap) => countUpTo(db, cap, (limit) => idsOf(limit).as("found")),
    find: (cap) => foundUpTo(cap, idsOf),
  });
}

const conditionOf = ({ search, plan, kind, found }: UsersWanted, now: Date): SQL | undefined =>
  and(
    search === "" ? undefined : fits(search, found?.ids ?? null),
    plan === null ? undefined : ofPlan[plan](now),
    kind === null ? undefined : ofKind[kind],
  );

const ofPlan: Readonly<Record<"premium" | "free", (now: Date) => SQL | undefined>> = {
  premium: (now) => and(isNotNull(users.premiumUntil), gt(users.premiumUntil, now)),
  free: (now) => or(isNull(users.premiumUntil), lte(users.premiumUntil, now)),
};

const ofKind: Readonly<Record<UserKind, SQL>> = {
  admin: sql`${users.isAdmin}`,
  employer: sql`${users.isEmployer}`,
  suspended: isNotNull(users.suspendedAt),
};

const fits = (search: string, ids: readonly number[] | null): SQL | undefined =>
  ids === null ? matches(search) : isAmong(users.id, ids);

/** Anywhere in it; of one or two letters the index knows nothing in the middle of a word, so those stand at the beginning. */
function matches(search: string): SQL | undefined {
  const escaped = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const pattern = search.length < 3 ? `${escaped}%` : `%${escaped}%`;
  return or(ilike(users.username, pattern), ilike(users.email, pattern));
}
