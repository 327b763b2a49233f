import { eq } from "drizzle-orm";
import { chargeState, type Charge } from "#domain/membership/charge.ts";
import { referencePattern } from "#domain/membership/reference.ts";
import { paidUntil } from "#domain/membership/term.ts";
import { plans } from "#domain/plans.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import { addPayment, countedOfCustomer, type PaymentRow } from "../stores/payments.ts";
import { subscribedAs } from "../stores/subscriptions.ts";
import type { Settling } from "../membership-services.ts";

/**
 * A charge under a name that we did not give: a renewal, if its customer has paid for this plan before. Else null. The
 * plan need not be the one that is sold today: whoever subscribed to an older one goes on with it.
 */
export async function addRenewal(
  { tx, payments, clock }: Settling,
  charge: Charge,
): Promise<PaymentRow | null> {
  const state = chargeState(charge);
  if (state !== "paid" && state !== "returned") return null;
  if (charge.planCode === null || !referencePattern.test(charge.reference)) return null;
  const earlier = await countedOfCustomer(tx, charge.customer.code, charge.planCode);
  const startedAt = charge.paidAt ?? clock.now();
  const last = whose(earlier, await subscribedAs(tx, charge.customer.code), startedAt);
  if (last === null) return null;
  const { username, email } = (await nameOf(tx, last.userId)) ?? last;
  return addPayment(tx, {
    userId: last.userId,
    reference: charge.reference,
    kind: "renewal",
    state: "started",
    cents: last.cents === charge.amount ? last.cents : plans.premium.cents,
    currency: plans.premium.currency,
    planCode: last.planCode,
    mode: payments.mode,
    username,
    email,
    startedAt,
  });
}

/**
 * The provider knows customers by their address, and an address can pass from one account to another. Then the
 * renewal belongs to the account that is subscribed; of several, to the one whose paid year ends nearest to it.
 */
function whose(
  newestFirst: readonly PaymentRow[],
  subscribed: ReadonlySet<number | null>,
  at: Date,
): PaymentRow | null {
  const owners = [...Map.groupBy(newestFirst, ({ userId }) => userId)];
  const ofThese = [
    owners.filter(([userId]) => subscribed.has(userId)),
    owners.filter(([userId]) => userId !== null),
    owners,
  ].find((some) => some.length > 0);
  const distance = (rows: readonly PaymentRow[]): number => {
    const end = paidUntil(
      rows.map(({ paidAt, state }) => ({ paidAt: paidAt ?? at, isReturned: state === "returned" })),
    );
    return end === null ? Infinity : Math.abs(end.getTime() - at.getTime());
  };
  const nearestFirst = ofThese?.toSorted(([, one], [, other]) => distance(one) - distance(other));
  return nearestFirst?.[0]?.[1][0] ?? null;
}

async function nameOf(
  tx: Queries,
  userId: number | null,
): Promise<{ username: string; email: string } | null> {
  if (userId === null) return null;
  const [user] = await tx
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}
