import { and, eq, gt, ilike, not, or, sql, type SQL } from "drizzle-orm";
import type { MemberColumn, MemberSort } from "#domain/membership/member-order.ts";
import type { MembershipState } from "#domain/membership/standing.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  payments,
  premiumDecisions,
  subscriptions,
  users,
} from "#server/adapters/database/schema.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
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

export const countPeople = (db: Queries, wanted: PeopleWanted, cap: number): Promise<number> =>
  countUpTo(db, cap, (limit) =>
    db.select({ id: users.id }).from(users).where(conditionOf(wanted)).limit(limit).as("found"),
  );

const conditionOf = ({ search, owner, state, everybody, now }: PeopleWanted): SQL | undefined =>
  and(
    everybody ? undefined : sql`${users.isMember}`,
    search === "" ? undefined : or(...found(search, owner)),
    state === null ? undefined : mayBe[state](now),
  );

const found = (search: string, owner: number | null): SQL[] => [
  ilike(users.username, anywhereIn(search)),
  ilike(users.email, anywhereIn(search)),
  ...(owner === null ? [] : [eq(users.id, owner)]),
];

const hasPremium = (now: Date): SQL => gt(users.premiumUntil, now);
const isRunning = sql`s.state in ('active', 'attention')`;
/** Null without a subscription. Asked of one person at a time: of an `exists` the planner would first look through all there are. */
const goesOn = sql`(select bool_or(${isRunning}) from ${subscriptions} s where s.user_id = ${users}.id)`;
/** Found first of all, since there are few of them. */
const isAmong = (userIds: SQL): SQL => sql`${users.id} = any(array(${userIds}))`;
/** As the index has it. */
const until = sql`coalesce(${users.premiumUntil}, '-infinity')`;

/** Everybody who might stand so, and few besides: nobody looks through thousands for the ten who do. */
const mayBe: Readonly<Record<MembershipState, (now: Date) => SQL | undefined>> = {
  none: () => and(eq(users.paymentCount, 0), not(users.hadPremiumDecision)),
  renewing: (now) => and(hasPremium(now), sql`coalesce(${goesOn}, true)`),
  ending: (now) => and(hasPremium(now), sql`not coalesce(${goesOn}, false)`),
  overdue: (now) =>
    and(
      hasPremium(now),
      isAmong(
        sql`select s.user_id from ${subscriptions} s where s.failed_at is not null and ${isRunning}`,
      ),
    ),
  given: (now) =>
    and(
      hasPremium(now),
      isAmong(sql`select d.user_id from ${premiumDecisions} d union all
        select s.user_id from ${subscriptions} s where s.failed_at > ${now.toISOString()}::timestamptz`),
    ),
  ended: (now) => sql`${until} <= ${now.toISOString()}::timestamptz`,
};
