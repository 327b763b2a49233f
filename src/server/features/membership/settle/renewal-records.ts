import { and, eq, gt, lte } from "drizzle-orm";
import { tooFarAhead } from "#domain/calendar/moments.ts";
import { isOverdue } from "#domain/membership/standing.ts";
import { willRenew } from "#domain/membership/subscription.ts";
import { isPremiumAt } from "#domain/plans.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { premiumRecords, users } from "#server/adapters/database/schema.ts";
import { factsOfOne } from "../stores/member-facts.ts";
import { addRecord } from "../stores/records.ts";
import {
  cancelledMail,
  renewalFailedMail,
  stoppedBySuspensionMail,
} from "../mails/membership-mails.tsx";
import type { SubscriptionRow } from "../stores/subscriptions.ts";
import type { Settling, Source } from "../membership-services.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface Turn {
  readonly userId: number;
  /** Whether a renewal was expected before. */
  readonly wasOn: boolean;
  /** All subscriptions of the user as they are now. */
  readonly rows: readonly SubscriptionRow[];
  readonly source: Source;
}

/** Writes down that somebody's renewal was switched off or on again, and tells them of the former. Each once. */
export async function noteRenewalSwitch(
  { tx, clock, mailer, log, appUrl }: Settling,
  { userId, wasOn, rows, source }: Turn,
): Promise<void> {
  const isOn = rows.some(({ state }) => willRenew(state));
  if (isOn === wasOn) return;
  const now = clock.now();
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const until = user?.premiumUntil ?? null;
  const kind = isOn ? "resumed" : "cancelled";
  const wasTold = await hasRecord(tx, userId, "cancelled", new Date(now.getTime() - dayMs), now);
  await addRecord(tx, { kind, source, userId, premiumUntil: until, at: now });
  log.info(isOn ? "A renewal was switched on again" : "A renewal was switched off", {
    userId,
    source,
  });
  const isToldElsewhere = user?.deletionDueAt !== null || !isPremiumAt(until, now);
  // Switched off and on all day it is still one letter: the inbox may be somebody else's.
  if (isOn || wasTold || isToldElsewhere || until === null) return;
  const mail = user.suspendedAt === null ? cancelledMail : stoppedBySuspensionMail;
  await mailer.send({ to: user.email, ...mail(user.username, until, appUrl) });
}

/** Writes down that a renewal has failed, and says so to the member: once, until something is paid again. */
export async function noteFailure(
  { tx, clock, mailer, log, appUrl }: Settling,
  userId: number,
  source: Source,
): Promise<void> {
  const now = clock.now();
  const facts = await factsOfOne(tx, userId);
  if (!isOverdue(facts, now) || (await hasFailed(tx, userId, now))) return;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const until = user?.premiumUntil ?? null;
  await addRecord(tx, { kind: "renewal-failed", source, userId, premiumUntil: until, at: now });
  log.info("A renewal failed", { userId, source });
  if (user === undefined || until === null || !isPremiumAt(until, now)) return;
  await mailer.send({ to: user.email, ...renewalFailedMail(user.username, until, appUrl) });
}

/** Whether a renewal is known to have failed since this user last paid. A record of the future was a clock's mistake. */
export async function hasFailed(db: Queries, userId: number, now: Date): Promise<boolean> {
  const { payments } = await factsOfOne(db, userId);
  const lastPaidAt = payments.findLast(({ isReturned }) => !isReturned)?.paidAt ?? new Date(0);
  return hasRecord(db, userId, "renewal-failed", lastPaidAt, now);
}

async function hasRecord(
  db: Queries,
  userId: number,
  kind: "cancelled" | "renewal-failed",
  since: Date,
  now: Date,
): Promise<boolean> {
  const [record] = await db
    .select({ id: premiumRecords.id })
    .from(premiumRecords)
    .where(
      and(
        eq(premiumRecords.userId, userId),
        eq(premiumRecords.kind, kind),
        gt(premiumRecords.at, since),
        lte(premiumRecords.at, tooFarAhead(now)),
      ),
    )
    .limit(1);
  return record !== undefined;
}
