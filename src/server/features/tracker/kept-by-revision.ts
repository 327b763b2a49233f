import { eq } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { trackerRevisions } from "#server/adapters/database/schema.ts";

/** A few kilobytes each. */
const mostKept = 500;

/**
 * What is worked out of all of a member's applications: anew only when they have changed since, in whichever process
 * that was.
 */
export function keptByRevision<Value>(
  db: Queries,
  workOut: (userId: number) => Promise<Value>,
): (userId: number) => Promise<Value> {
  const kept = new Map<number, { readonly revision: number; readonly value: Value }>();

  return async (userId) => {
    // Read first: what changes in between is then worked out once more, never missed.
    const revision = await revisionOf(db, userId);
    const known = kept.get(userId);
    if (known?.revision === revision) return known.value;
    const value = await workOut(userId);
    kept.delete(userId);
    kept.set(userId, { revision, value });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}

/** Another number with every change of the member's applications. */
async function revisionOf(db: Queries, userId: number): Promise<number> {
  const [row] = await db
    .select({ revision: trackerRevisions.revision })
    .from(trackerRevisions)
    .where(eq(trackerRevisions.userId, userId));
  return row?.revision ?? 0;
}
