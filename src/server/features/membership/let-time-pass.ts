import { eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#server/adapters/database/port.ts";
import {
  paymentEvents,
  payments,
  premiumRecords,
  subscriptions,
} from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { refreshPremium } from "./stores/member-facts.ts";

/**
 * A year cannot be waited for in a demo, and moving the clock would age the whole board. So what one customer of
 * the provider has paid is moved into the past instead: for that member it is as if the time had gone by.
 */
export async function letTimePass(
  { transaction }: Database,
  customerCode: string,
  milliseconds: number,
): Promise<void> {
  const back = (column: PgColumn): SQL =>
    sql`${column} - ${Math.round(milliseconds)} * interval '1 millisecond'`;
  await transaction(async (tx) => {
    const isTheirs = eq(payments.customerCode, customerCode);
    const rows = await tx.select({ userId: payments.userId }).from(payments).where(isTheirs);
    const members = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
    for (const userId of members) await lockUser(tx, userId);
    await tx
      .update(payments)
      .set({
        startedAt: back(payments.startedAt),
        paidAt: back(payments.paidAt),
        returnedAt: back(payments.returnedAt),
      })
      .where(isTheirs);
    await tx
      .update(subscriptions)
      .set({
        createdAt: back(subscriptions.createdAt),
        nextPaymentAt: back(subscriptions.nextPaymentAt),
        failedAt: back(subscriptions.failedAt),
        remindedFor: back(subscriptions.remindedFor),
      })
      .where(eq(subscriptions.customerCode, customerCode));
    await tx
      .update(premiumRecords)
      .set({ at: back(premiumRecords.at), premiumUntil: back(premiumRecords.premiumUntil) })
      .where(inArray(premiumRecords.userId, members));
    await tx
      .update(paymentEvents)
      .set({ receivedAt: back(paymentEvents.receivedAt) })
      .where(inArray(paymentEvents.userId, members));
    for (const userId of members) await refreshPremium(tx, userId);
  });
}
