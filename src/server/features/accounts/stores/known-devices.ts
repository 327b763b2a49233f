import { and, eq } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { knownDevices } from "#server/adapters/database/schema.ts";

/** Whether a browser has signed in to this account before, by what we keep of its name. */
export async function isDeviceOf(
  db: Queries,
  tokenHash: Uint8Array,
  userId: number,
): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.userId, userId)));
  return found.length > 0;
}
