import { eq } from "drizzle-orm";
import { standpointOf } from "#domain/membership/standing.ts";
import { willRenew } from "#domain/membership/subscription.ts";
import { addDays } from "#domain/membership/term.ts";
import { plans } from "#domain/plans.ts";
import { users } from "#server/adapters/database/schema.ts";
import type { ExpiringCard } from "#server/adapters/payments/port.ts";
import { factsOfOne } from "../stores/member-facts.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { cardExpiresMail, reminderMail } from "../mails/membership-mails.tsx";
import { lastCountedOf } from "../stores/payments.ts";
import {
  claimCardWarning,
  claimReminder,
  findSubscription,
  renewing,
  type SubscriptionRow,
} from "../stores/subscriptions.ts";
import type { MembershipServices } from "../membership-services.ts";
import { forEach } from "./each.ts";

/** So many days before a renewal we say that it is coming, and before a card runs out that it does. */
const reminderDays = 14;
const cardDays = 30;

type UserRow = typeof users.$inferSelect;

interface Renewing {
  readonly subscription: SubscriptionRow;
  readonly user: UserRow;
}

export const remindersTask = (services: MembershipServices): ScheduledTask => ({
  name: "premium-reminders",
  cron: "30 6 * * *",
  async run(signal) {
    const rows = await renewing(services.database.queries);
    await forEach(services, rows, (row) => remind(services, row), signal);
  },
});

async function remind(services: MembershipServices, { subscription, user }: Renewing) {
  const { database, inTransaction, clock, appUrl } = services;
  const now = clock.now();
  const db = database.queries;
  const { cardExpires } = subscription;
  if (cardExpires !== null && runsOutBy(cardExpires, addDays(now, cardDays)))
    await warn(services, subscription, user, cardExpires);
  const { state, renewsAt, paidUntil } = standpointOf(await factsOfOne(db, user.id), now);
  if (state !== "renewing" || renewsAt === null || paidUntil === null) return;
  if (renewsAt > addDays(now, reminderDays)) return;
  const cents = (await lastCountedOf(db, user.id))?.cents ?? plans.premium.cents;
  await inTransaction(async ({ tx, mailer }) => {
    if (!(await claimReminder(tx, subscription.id, paidUntil))) return;
    await mailer.send({ to: user.email, ...reminderMail(user.username, renewsAt, cents, appUrl) });
  });
}

/** As the provider tells it, at the beginning of the month in which a card runs out. */
export async function warnOfCards(
  services: MembershipServices,
  cards: readonly ExpiringCard[],
): Promise<void> {
  await forEach(services, cards, async ({ subscriptionCode, expires }) => {
    const db = services.database.queries;
    const row = await findSubscription(db, subscriptionCode);
    if (row === null || row.userId === null || !willRenew(row.state)) return;
    const [user] = await db.select().from(users).where(eq(users.id, row.userId));
    if (user !== undefined) await warn(services, row, user, expires);
  });
}

async function warn(
  { inTransaction, appUrl }: MembershipServices,
  row: SubscriptionRow,
  user: UserRow,
  expires: string,
): Promise<void> {
  if (user.deletionDueAt !== null) return;
  await inTransaction(async ({ tx, mailer }) => {
    if (!(await claimCardWarning(tx, row.id, expires))) return;
    await mailer.send({ to: user.email, ...cardExpiresMail(user.username, expires, appUrl) });
  });
}

/** A card is good to the end of the month that stands on it. */
function runsOutBy(expires: string, by: Date): boolean {
  const [month, year] = expires.split("/").map(Number);
  if (month === undefined || year === undefined) return false;
  return Date.UTC(year, month, 1) <= by.getTime();
}
