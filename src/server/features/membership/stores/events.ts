import { eq, sql } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { paymentEvents } from "#server/adapters/database/schema.ts";

interface NewEvent {
  readonly key: string;
  readonly event: string;
  readonly reference: string | null;
  readonly subscriptionCode: string | null;
  readonly receivedAt: Date;
}

/** The id of a new event; null for one that has been told before, which is then counted. */
export async function addEvent(tx: Queries, event: NewEvent): Promise<number | null> {
  const [row] = await tx
    .insert(paymentEvents)
    .values({ ...event, outcome: "received" })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  if (row !== undefined) return row.id;
  await tx
    .update(paymentEvents)
    .set({ deliveries: sql`${paymentEvents.deliveries} + 1` })
    .where(eq(paymentEvents.key, event.key));
  return null;
}

export async function closeEvent(
  tx: Queries,
  id: number,
  { outcome, userId }: { readonly outcome: string; readonly userId: number | null },
): Promise<void> {
  await tx.update(paymentEvents).set({ outcome, userId }).where(eq(paymentEvents.id, id));
}
