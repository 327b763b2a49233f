import { and, eq, gt, ilike, isNotNull, isNull, not, or, sql, type SQL } from "drizzle-orm";
import type { MemberColumn, MemberSort } from "#domain/membership/member-order.ts";
import { newsDays, type MembershipState } from "#domain/membership/standing.ts";
import { addDays, graceDays } from "#domain/membership/term.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { payments, users } from "#server/adapters/database/schema.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
import { foundUpTo, isAmong, type Found } from "#server/lists/found-ids.ts";
import { anywhereIn } from "#server/lists/search-words.ts";
import { sortedList, type SortColumn } from "#server/lists/sorted-list.ts";

const fields = {
  userId: users.id,
  username: users.username,
  email: users.email,
  joinedAt: users.createdAt,
  premiumUntil: users.premiumUntil,
  lastPaidAt: users.lastPaidAt,
  payments: users.paymentCount,
};

const sorts: Readonly<Record<MemberColumn, SortColumn>> = {
  recent: { value: sql`coalesce(${users.lastPaymentAt}, ${users.createdAt})`, kind: "moment" },
  name: { value: sql`lower(${users.username})`, kind: "text" },
  joined: { value: users.createdAt, kind: "moment" },
  premiumUntil: { value: users.premiumUntil, kind: "moment", mayBeNull: true },
  lastPaid: { value: users.lastPaidAt, kind: "moment", mayBeNull: true },
  payments: { value: users.paymentCount, kind: "number" },
};

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export async function findPerson(db: Queries, userId: number) {
  const [row] = await db.select(fields).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Who paid under this name; null when it is no payment's. */
export async function ownerOf(db: Queries, reference: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: payments.userId })
    .from(payments)
    .where(eq(payments.reference, reference));
  return row?.userId ?? null;
}

export interface PeopleWanted {
  readonly search: string;
  /** Found by the search as well: a payment goes by it. */
  readonly owner: number | null;
  readonly state: MembershipState | null;
  /** What the search found; without it, whoever lists them looks for it. */
  readonly found?: Found;
  /** Also those who never had anything to do with premium. */
  readonly everybody: boolean;
  readonly now: Date;
}

interface Part {
  readonly sort: MemberSort;
  /** Behind which row they begin; null for the first. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** The next of them in this order, each with what it is sorted by. */
export function findPeople(db: Queries, wanted: PeopleWanted, { sort, cursor, limit }: Part) {
  const sorted = sortedList(sorts, sort, users.id);
  return db
    .select({ ...fields, key: sorted.key })
    .from(users)
    .where(and(conditionOf(wanted), sorted.behind(cursor)))
    .orderBy(...sorted.orderBy)
    .limit(limit);
}

const idsOf = (db: Queries, wanted: PeopleWanted, limit: number) =>
  db.select({ id: users.id }).from(users).where(conditionOf(wanted)).limit(limit);

export const countPeople = (db: Queries, wanted: PeopleWanted, cap: number): Promise<number> =>
  countUpTo(db, cap, (limit) => idsOf(db, wanted, limit).as("found"));

export const searchPeople = (db: Queries, wanted: PeopleWanted, cap: number): Promise<Found> =>
  foundUpTo(cap, (limit) => idsOf(db, wanted, limit));

const conditionOf = (wanted: PeopleWanted): SQL | undefined =>
  and(
    wanted.everybody ? undefined : sql`${users.isMember}`,
    wanted.search === "" ? undefined : fits(wanted),
    wanted.state === null ? undefined : mayBe[wanted.state](wanted.now),
  );

const fits = ({ search, owner, found }: PeopleWanted): SQL | undefined => {
  const ids = found?.ids ?? null;
  return ids === null ? or(...matches(search, owner)) : isAmong(users.id, ids);
};

const matches = (search: string, owner: number | null): SQL[] => [
  ilike(users.username, anywhereIn(search)),
  ilike(users.email, anywhereIn(search)),
  ...(owner === null ? [] : [eq(users.id, owner)]),
];

const hasPremium = (now: Date): SQL => gt(users.premiumUntil, now);
const hasPaid = gt(users.paymentCount, 0);
/** As the index has it. */
const until = sql`coalesce(${users.premiumUntil}, '-infinity')`;
const at = (now: Date, days = 0): SQL => sql`${addDays(now, days).toISOString()}::timestamptz`;

/** Nothing failed that stands unpaid; what was paid shortly before makes it good. */
const isMadeGood = (now: Date): SQL | undefined =>
  or(
    isNull(users.renewalFailedAt),
    sql`${users.renewalFailedAt} > ${at(now)}`,
    sql`${users.lastPaidAt} >= ${users.renewalFailedAt} - ${graceDays} * interval '1 day'`,
  );

/**
 * Everybody who might stand so, and few besides: how they stand exactly is worked out from what is known of each, and nobody
 * looks through thousands for the ten who do.
 */
const mayBe: Readonly<Record<MembershipState, (now: Date) => SQL | undefined>> = {
  none: () => and(eq(users.paymentCount, 0), not(users.hadPremiumDecision)),
  renewing: (now) =>
    and(
      hasPremium(now),
      hasPaid,
      or(sql`${users.isRenewing}`, sql`${users.lastPaidAt} > ${at(now, -newsDays)}`),
      isMadeGood(now),
    ),
  ending: (now) => and(hasPremium(now), hasPaid, sql`not ${users.isRenewing}`),
  overdue: (now) => and(hasPremium(now), isNotNull(users.renewalFailedAt)),
  given: (now) =>
    and(
      hasPremium(now),
      or(sql`${users.hadPremiumDecision}`, sql`${users.renewalFailedAt} > ${at(now)}`),
    ),
  ended: (now) => sql`${until} <= ${at(now)}`,
};
