import { and, eq, sql, type SQL } from "drizzle-orm";
import type { MemberColumn, MemberSort } from "#domain/membership/member-order.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { payments, premiumDecisions, users } from "#server/adapters/database/schema.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
import { anywhereIn } from "#server/lists/search-words.ts";
import { sortedList, type SortColumn } from "#server/lists/sorted-list.ts";

const paid = sql`filter (where ${payments.state} in ('paid', 'returned'))`;

/** What each person paid, and when they last began to. */
const paymentsByPerson = (db: Queries) =>
  db
    .select({
      userId: payments.userId,
      count: sql<number>`(count(*) ${paid})::int`.as("paid_count"),
      lastPaidAt: sql<Date | null>`max(${payments.paidAt})`
        .mapWith(payments.paidAt)
        .as("last_paid_at"),
      lastAt: sql<Date | null>`max(${payments.startedAt})`.as("last_at"),
    })
    .from(payments)
    .groupBy(payments.userId)
    .as("summary");

type Summary = ReturnType<typeof paymentsByPerson>;

const fieldsOf = (summary: Summary) => ({
  userId: users.id,
  username: users.username,
  email: users.email,
  joinedAt: users.createdAt,
  premiumUntil: users.premiumUntil,
  lastPaidAt: summary.lastPaidAt,
  payments: sql<number>`coalesce(${summary.count}, 0)`,
});

const sortsOf = (summary: Summary): Readonly<Record<MemberColumn, SortColumn>> => ({
  recent: { value: sql`coalesce(${summary.lastAt}, ${users.createdAt})`, kind: "moment" },
  name: { value: sql`lower(${users.username})`, kind: "text" },
  joined: { value: users.createdAt, kind: "moment" },
  premiumUntil: { value: users.premiumUntil, kind: "moment", mayBeNull: true },
  lastPaid: { value: summary.lastPaidAt, kind: "moment", mayBeNull: true },
  payments: { value: sql`coalesce(${summary.count}, 0)`, kind: "number" },
});

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export async function findPerson(db: Queries, userId: number) {
  const summary = paymentsByPerson(db);
  const [row] = await db
    .select(fieldsOf(summary))
    .from(users)
    .leftJoin(summary, eq(summary.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

export interface PeopleWanted {
  readonly search: string;
  /** Also those who never had anything to do with premium. */
  readonly everybody: boolean;
}

interface Part {
  readonly sort: MemberSort;
  /** Behind which row they begin; null for the first. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** The next of them in this order, each with what it is sorted by. */
export function findPeople(db: Queries, wanted: PeopleWanted, { sort, cursor, limit }: Part) {
  const summary = paymentsByPerson(db);
  const sorted = sortedList(sortsOf(summary), sort, users.id);
  return db
    .select({ ...fieldsOf(summary), key: sorted.key })
    .from(users)
    .leftJoin(summary, eq(summary.userId, users.id))
    .where(and(conditionOf(wanted), sorted.behind(cursor)))
    .orderBy(...sorted.orderBy)
    .limit(limit);
}

export const countPeople = (db: Queries, wanted: PeopleWanted, cap: number): Promise<number> =>
  countUpTo(db, cap, (limit) =>
    db.select({ id: users.id }).from(users).where(conditionOf(wanted)).limit(limit).as("found"),
  );

/** Each way in by its own index, since "or" over several tables would look at everybody. */
const conditionOf = ({ search, everybody }: PeopleWanted): SQL | undefined =>
  and(
    everybody ? undefined : sql`${users.id} in (${withMembership})`,
    search === "" ? undefined : sql`${users.id} in (${found(search)})`,
  );

const withMembership = sql`
  select user_id from ${payments} where user_id is not null
  union select user_id from ${premiumDecisions}
  union select id from ${users} where premium_until is not null`;

const found = (search: string): SQL => sql`
  select id from ${users} where username ilike ${anywhereIn(search)} or email ilike ${anywhereIn(search)}
  union select user_id from ${payments} where reference = ${search} and user_id is not null`;
