import { and, eq } from "drizzle-orm";
import type { KeyStatus } from "#contract/tools/ai-key.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { aiKeys } from "#server/adapters/database/schema.ts";

type KeyRow = typeof aiKeys.$inferSelect;

/** What a key is sealed for: nothing else that lies in the database opens with it. */
export const keyPurpose = "ai key";

export async function findKey(db: Queries, userId: number): Promise<KeyRow | null> {
  const [row] = await db.select().from(aiKeys).where(eq(aiKeys.userId, userId));
  return row ?? null;
}

/** In place of the one before. Of two at once the later stays, whole. */
export async function putKey(db: Queries, row: KeyRow): Promise<void> {
  const { userId, ...values } = row;
  await db
    .insert(aiKeys)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: aiKeys.userId, set: values });
}

export async function eraseKey(db: Queries, userId: number): Promise<void> {
  await db.delete(aiKeys).where(eq(aiKeys.userId, userId));
}

/** Learnt while it was used. A key that was saved meanwhile is another one. */
export async function markRefused(
  db: Queries,
  userId: number,
  sealedKey: string,
  now: Date,
): Promise<void> {
  await db
    .update(aiKeys)
    .set({ state: "refused", checkedAt: now })
    .where(and(eq(aiKeys.userId, userId), eq(aiKeys.sealedKey, sealedKey)));
}

export const presentKey = (row: KeyRow | null): KeyStatus => ({
  hasKey: row !== null,
  key: row && {
    ending: row.ending,
    state: row.state,
    savedAt: row.savedAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
  },
});
