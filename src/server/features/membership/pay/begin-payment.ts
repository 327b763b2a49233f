import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { isStillOn } from "#domain/calendar/moments.ts";
import { chargeState, type Charge, type Order } from "#domain/membership/charge.ts";
import { referenceFor } from "#domain/membership/reference.ts";
import { sameAttemptMs } from "#domain/membership/settling.ts";
import { paths } from "#domain/paths.ts";
import { isPremiumAt, plans } from "#domain/plans.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { StartedCharge } from "#server/adapters/payments/port.ts";
import { users } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { proofOf } from "./proof.ts";
import { settleCharge } from "../settle/settle-charge.ts";
import { hasFailed } from "../settle/renewal-records.ts";
import {
  addPayment,
  changePayment,
  findPayment,
  isSameOrder,
  unsettledOf,
  type PaymentRow,
} from "../stores/payments.ts";
import type { MembershipServices } from "../membership-services.ts";

type UserRow = typeof users.$inferSelect;

export interface Begun extends StartedCharge {
  readonly reference: string;
}

/** Two clicks at once: the second waits so many times so long for what the first gets. */
const looks = 90;
const lookMs = 100;

/** Begins a payment, or takes up the one begun a moment ago: two tabs must not become two charges. */
export async function beginPayment(services: MembershipServices, userId: number): Promise<Begun> {
  const { database, payments } = services;
  const order: Order = {
    cents: plans.premium.cents,
    currency: plans.premium.currency,
    planCode: payments.planCode,
    mode: payments.mode,
  };
  await refuseMembers(database.queries, services, userId);
  const judged = new Set<number>();
  for (const open of await unsettledOf(database.queries, userId)) {
    // Without a code nobody can open it, so nobody can have paid it.
    if (open.accessCode === null) continue;
    const again = await takeUp(services, open, order);
    if (again !== null) return again;
    judged.add(open.id);
  }
  const { row, owner } = await database.transaction((tx) =>
    claim(tx, services, { userId, order, judged }),
  );
  return owner === null ? followUp(services, row) : start(services, row, owner);
}

/** Who has premium owes nothing; unless the renewal failed, and paying again is the cure. */
async function refuseMembers(
  db: Queries,
  { clock }: MembershipServices,
  userId: number,
): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) return fail("not_signed_in");
  const now = clock.now();
  if (!isPremiumAt(user.premiumUntil, now)) return user;
  return (await hasFailed(db, userId, now)) ? user : fail("already_premium");
}

/** Asks about a payment that is open. Paid, it counts now. Left a moment ago, it is the one to go on with. */
async function takeUp(
  services: MembershipServices,
  open: PaymentRow,
  order: Order,
): Promise<Begun | null> {
  const isFresh = isStillOn(open.startedAt, sameAttemptMs, services.clock.now());
  const begun = isFresh && isSameOrder(open, order) ? begunIn(open) : null;
  const charge = await chargeOf(services, open, begun !== null);
  if (charge === null) return begun;
  const state = chargeState(charge);
  if (state === "failed") return null;
  if (state !== "paid" && state !== "returned") return begun;
  const verdict = await settleCharge(services, charge, "verify");
  return verdict === "paid" ? fail("already_premium") : null;
}

/** With no answer, going on with what was begun is safe; beginning another is not. */
async function chargeOf(
  { payments }: MembershipServices,
  { reference }: PaymentRow,
  mayGoOn: boolean,
): Promise<Charge | null> {
  try {
    return await payments.findCharge(reference);
  } catch (error) {
    if (mayGoOn) return null;
    throw error;
  }
}

interface Claim {
  readonly userId: number;
  readonly order: Order;
  /** Payments that have been looked at and are not to be gone on with. */
  readonly judged: ReadonlySet<number>;
}

interface Claimed {
  readonly row: PaymentRow;
  /** Null if it is for another request to begin it. */
  readonly owner: UserRow | null;
}

/** One request of a user at a time gets to begin; the others find what it has begun. */
async function claim(
  tx: Queries,
  services: MembershipServices,
  { userId, order, judged }: Claim,
): Promise<Claimed> {
  await lockUser(tx, userId);
  const now = services.clock.now();
  const owner = await refuseMembers(tx, services, userId);
  const others = (await unsettledOf(tx, userId)).filter(({ id }) => !judged.has(id));
  const other = others.find((row) => row.accessCode !== null || isBeginning(row, now));
  if (other !== undefined) return { row: other, owner: null };
  const row = await addPayment(tx, {
    ...order,
    userId,
    reference: referenceFor(userId, randomBytes(12).toString("hex")),
    kind: "first",
    state: "started",
    username: owner.username,
    email: owner.email,
    startedAt: now,
  });
  return { row, owner };
}

const isBeginning = ({ checkedAt, startedAt }: PaymentRow, now: Date): boolean =>
  checkedAt === null && isStillOn(startedAt, looks * lookMs, now);

async function start(
  { database, payments, clock, secrets, appUrl }: MembershipServices,
  row: PaymentRow,
  owner: UserRow,
): Promise<Begun> {
  const { id, reference, email, cents, currency, planCode } = row;
  const callbackUrl = appUrl + paths.subscriptionCallback;
  const proof = proofOf(secrets, row, owner);
  const order = { reference, email, cents, currency, planCode };
  const charge = { ...order, userId: owner.id, callbackUrl, proof };
  try {
    const started = await payments.start(charge);
    await changePayment(database.queries, id, started);
    return { reference, ...started };
  } catch (error) {
    // Whether it began over there is unknown. It is asked about later; the next click begins another.
    await changePayment(database.queries, id, { checkedAt: clock.now() });
    throw error;
  }
}

async function followUp(
  { database }: MembershipServices,
  { reference }: PaymentRow,
): Promise<Begun> {
  for (let look = 0; look < looks; look += 1) {
    const row = await findPayment(database.queries, reference);
    const begun = row && begunIn(row);
    if (begun !== null) return begun;
    if (row === null || row.checkedAt !== null) return fail("payments_down");
    await wait(lookMs);
  }
  return fail("payments_slow");
}

const begunIn = ({ reference, accessCode, authorizationUrl }: PaymentRow): Begun | null =>
  accessCode === null || authorizationUrl === null
    ? null
    : { reference, accessCode, authorizationUrl };
