import { eq } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { feedDistinct } from "#server/adapters/database/schema.ts";

/** What an admin told apart. */
export async function exportDecisions(
  db: Queries,
  user: { readonly id: number },
): Promise<Record<string, unknown>> {
  const rows = await db
    .select()
    .from(feedDistinct)
    .where(eq(feedDistinct.decidedBy, user.id))
    .orderBy(feedDistinct.decidedAt);
  // Only admins can have any; to others the word would mean nothing.
  return rows.length === 0
    ? {}
    : { postingsToldApart: rows.map(({ jobId, decidedAt }) => ({ jobId, decidedAt })) };
}
