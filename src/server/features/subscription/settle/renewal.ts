import { eq } from "drizzle-orm";
import { chargeState, type Charge } from "#domain/payments/charge.ts";
import { referencePattern } from "#domain/payments/reference.ts";
import { paidUntil } from "#domain/payments/term.ts";
import { plans } from "#domain/plans.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import { addPayment, countedOfCustomer, type PaymentRow } from "../stores/payments.ts";
import type { Settling } from "../subscription-services.ts";

/** A charge under a name that we did not give: a renewal, if its customer has paid for this plan before. Else null. */
export async function addRenewal(
  { tx, payments, clock }: Settling,
  charge: Charge,
): Promise<PaymentRow | null> {
  const state = chargeState(charge);
  if (state !== "paid" && state !== "returned") return null;
  if (charge.planCode !== payments.planCode || !referencePattern.test(charge.reference))
    return null;
  const earlier = await countedOfCustomer(tx, charge.customer.code, charge.planCode);
  const startedAt = charge.paidAt ?? clock.now();
  const last = nearest(earlier, startedAt);
  if (last === null) return null;
  const { username, email } = (await nameOf(tx, last.userId)) ?? last;
  return addPayment(tx, {
    userId: last.userId,
    reference: charge.reference,
    kind: "renewal",
    state: "started",
    cents: last.cents === charge.amount ? last.cents : plans.premium.cents,
    currency: plans.premium.currency,
    planCode: payments.planCode,
    mode: payments.mode,
    username,
    email,
    startedAt,
  });
}

/**
 * The provider knows customers by their address, and an address can pass from one account to another. Then the
 * renewal belongs to the account whose paid year ends nearest to it.
 */
function nearest(newestFirst: readonly PaymentRow[], at: Date): PaymentRow | null {
  const owners = new Map<number | null, PaymentRow[]>();
  for (const row of newestFirst) owners.set(row.userId, [...(owners.get(row.userId) ?? []), row]);
  const distance = (rows: readonly PaymentRow[]): number => {
    const end = paidUntil(
      rows.map(({ paidAt, state }) => ({ paidAt: paidAt ?? at, isReturned: state === "returned" })),
    );
    return end === null ? Infinity : Math.abs(end.getTime() - at.getTime());
  };
  const alive = [...owners].filter(([userId]) => userId !== null).map(([, rows]) => rows);
  const candidates = alive.length > 0 ? alive : [...owners.values()];
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0]?.[0] ?? null;
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
