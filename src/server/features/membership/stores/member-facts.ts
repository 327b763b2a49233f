import { asc, desc, eq, inArray } from "drizzle-orm";
import { standingOf, type MemberFacts } from "#domain/membership/standing.ts";
import { willRenew, type SubscriptionState } from "#domain/membership/subscription.ts";
import { premiumUntil } from "#domain/membership/term.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  payments,
  premiumDecisions,
  subscriptions,
  users,
} from "#server/adapters/database/schema.ts";

/** What is known of each of these users. */
export async function factsOf(
  db: Queries,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, MemberFacts>> {
  if (userIds.length === 0) return new Map();
  const ids = [...userIds];
  const paid = await db
    .select({ userId: payments.userId, state: payments.state, paidAt: payments.paidAt })
    .from(payments)
    .where(inArray(payments.userId, ids))
    .orderBy(asc(payments.paidAt));
  const decided = await db
    .select()
    .from(premiumDecisions)
    .where(inArray(premiumDecisions.userId, ids));
  const subscribed = await db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.userId, ids))
    .orderBy(desc(subscriptions.id));
  return new Map(
    ids.map((id) => [
      id,
      {
        payments: paid.flatMap(({ userId, state, paidAt }) =>
          userId === id && paidAt !== null && (state === "paid" || state === "returned")
            ? { paidAt, isReturned: state === "returned" }
            : [],
        ),
        decisions: decided.filter(({ userId }) => userId === id),
        subscription: theOneThatCounts(subscribed.filter(({ userId }) => userId === id)),
      },
    ]),
  );
}

/** The one that goes on; if none does, the newest. */
export const theOneThatCounts = <Row extends { readonly state: SubscriptionState }>(
  newestFirst: readonly Row[],
): Row | null => newestFirst.find(({ state }) => willRenew(state)) ?? newestFirst[0] ?? null;

export async function factsOfOne(db: Queries, userId: number): Promise<MemberFacts> {
  const found = (await factsOf(db, [userId])).get(userId);
  return found ?? { payments: [], decisions: [], subscription: null };
}

/** Works out anew until when somebody is premium, after any fact about them has changed. The caller holds their lock. */
export async function refreshPremium(tx: Queries, userId: number): Promise<Date | null> {
  const until = premiumUntil(standingOf(await factsOfOne(tx, userId)));
  await tx.update(users).set({ premiumUntil: until }).where(eq(users.id, userId));
  return until;
}
