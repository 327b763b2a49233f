import { eq } from "drizzle-orm";
import type { Queries } from "../port.ts";
import { users } from "../schema.ts";

/** Nothing of one user changes twice at a time. Comes before any other lock on what is theirs. */
export async function lockUser(tx: Queries, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}
