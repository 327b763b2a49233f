import { and, desc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  paymentEvents,
  payments,
  premiumDecisions,
  premiumRecords,
  subscriptions,
  users,
} from "#server/adapters/database/schema.ts";
import type { Cursor } from "#server/http/api/cursor.ts";

const paid = sql`filter (where ${payments.state} in ('paid', 'returned'))`;

/** One row per person: what they paid, and when they last did anything that matters here. */
const people = (db: Queries) => {
  const summary = db
    .select({
      userId: payments.userId,
      count: sql<number>`(count(*) ${paid})::int`.as("paid_count"),
      lastPaidAt: sql<Date | null>`max(${payments.paidAt})`
        .mapWith(payments.paidAt)
        .as("last_paid_at"),
      lastAt: sql<Date | null>`max(${payments.startedAt})`
        .mapWith(payments.startedAt)
        .as("last_at"),
    })
    .from(payments)
    .groupBy(payments.userId)
    .as("summary");
  // Within what a cursor can hold.
  const since =
    sql<Date>`date_trunc('milliseconds', greatest('1970-01-01', least('9999-01-01', coalesce(${summary.lastAt}, ${users.createdAt}))))`.mapWith(
      users.createdAt,
    );
  const query = db
    .select({
      userId: users.id,
      username: users.username,
      email: users.email,
      premiumUntil: users.premiumUntil,
      lastPaidAt: summary.lastPaidAt,
      payments: sql<number>`coalesce(${summary.count}, 0)`,
      since,
    })
    .from(users)
    .leftJoin(summary, eq(summary.userId, users.id));
  return { query, since, hasPaid: isNotNull(summary.userId) };
};

interface Wish {
  readonly search: string;
  /** Also those who never had anything to do with premium. */
  readonly everybody: boolean;
  readonly cursor: Cursor | null;
  readonly limit: number;
}

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** Newest first, by the last payment they began or else by when they joined. */
export async function findPeople(db: Queries, { search, everybody, cursor, limit }: Wish) {
  const { query, since, hasPaid } = people(db);
  return query
    .where(
      and(
        everybody ? undefined : or(hasPaid, isNotNull(users.premiumUntil), wasDecidedOn),
        search === "" ? undefined : matches(search),
        cursor === null
          ? undefined
          : sql`(${since}, ${users.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::int)`,
      ),
    )
    .orderBy(desc(since), desc(users.id))
    .limit(limit);
}

export async function findPerson(db: Queries, userId: number): Promise<PersonRow | null> {
  const [row] = await people(db).query.where(eq(users.id, userId));
  return row ?? null;
}

const wasDecidedOn = sql`exists (select 1 from ${premiumDecisions} where ${premiumDecisions.userId} = ${users.id})`;

function matches(search: string): SQL | undefined {
  const anywhere = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ilike(users.username, anywhere),
    ilike(users.email, anywhere),
    sql`exists (select 1 from ${payments} where ${payments.userId} = ${users.id} and ${payments.reference} = ${search})`,
  );
}

/** Everything about one person's premium, newest first. */
export async function historyOf(db: Queries, userId: number) {
  const mine = eq(payments.userId, userId);
  const paymentList = await db
    .select()
    .from(payments)
    .where(mine)
    .orderBy(desc(payments.id))
    .limit(200);
  const subscribed = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.id));
  // News that came before we knew whose it was names only the payment or the subscription.
  const events = await db
    .select()
    .from(paymentEvents)
    .where(
      or(
        eq(paymentEvents.userId, userId),
        sql`${paymentEvents.reference} in (select ${payments.reference} from ${payments} where ${mine})`,
        sql`${paymentEvents.subscriptionCode} in (select ${subscriptions.code} from ${subscriptions} where ${subscriptions.userId} = ${userId})`,
      ),
    )
    .orderBy(desc(paymentEvents.id))
    .limit(200);
  const records = await db
    .select({ record: premiumRecords, by: users.username })
    .from(premiumRecords)
    .leftJoin(users, eq(users.id, premiumRecords.byUserId))
    .where(eq(premiumRecords.userId, userId))
    .orderBy(desc(premiumRecords.id))
    .limit(200);
  return { paymentList, subscriptions: subscribed, events, records };
}

/** What the books alone cannot clear up, newest first. */
export const recordsToCheck = (db: Queries) =>
  db
    .select({ record: premiumRecords, by: users.username })
    .from(premiumRecords)
    .leftJoin(users, eq(users.id, premiumRecords.byUserId))
    .where(
      or(
        inArray(premiumRecords.kind, ["payment-recovered", "payment-unmatched", "payment-refused"]),
        and(eq(premiumRecords.kind, "payment-counted"), isNull(premiumRecords.userId)),
      ),
    )
    .orderBy(desc(premiumRecords.id))
    .limit(100);

export type History = Awaited<ReturnType<typeof historyOf>>;

export async function addDecision(
  tx: Queries,
  decision: typeof premiumDecisions.$inferInsert,
): Promise<void> {
  await tx.insert(premiumDecisions).values(decision);
}
