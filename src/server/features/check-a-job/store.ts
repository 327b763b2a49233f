import { and, eq, gt, lte } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { sharedChecks } from "#server/adapters/database/schema.ts";

export type SharedRow = typeof sharedChecks.$inferSelect;

export const addShared = async (db: Queries, row: SharedRow): Promise<void> => {
  await db.insert(sharedChecks).values(row);
};

/** Null once its time is over, whether it has been swept out or not. */
export async function findShared(db: Queries, id: string, now: Date): Promise<SharedRow | null> {
  const isStanding = and(eq(sharedChecks.id, id), gt(sharedChecks.endsAt, now));
  const [row] = await db.select().from(sharedChecks).where(isStanding);
  return row ?? null;
}

export const removeShared = async (db: Queries, id: string): Promise<void> => {
  await db.delete(sharedChecks).where(eq(sharedChecks.id, id));
};

export const sharedBy = (db: Queries, userId: number): Promise<SharedRow[]> =>
  db.select().from(sharedChecks).where(eq(sharedChecks.userId, userId));

export const sweepShared =
  (db: Queries) =>
  async (now: Date): Promise<void> => {
    await db.delete(sharedChecks).where(lte(sharedChecks.endsAt, now));
  };
