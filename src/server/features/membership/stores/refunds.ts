import { eq } from "drizzle-orm";
import type { ReturnedPart } from "#domain/membership/money-back.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { paymentRefunds } from "#server/adapters/database/schema.ts";

interface NewPart extends ReturnedPart {
  /** The provider's name for it; the same part told twice is one part. */
  readonly key: string;
}

export async function addPart(
  tx: Queries,
  paymentId: number,
  { kind, key, cents }: NewPart,
  now: Date,
): Promise<void> {
  await tx
    .insert(paymentRefunds)
    .values({ key: `${kind}:${key}`, paymentId, cents, at: now })
    .onConflictDoNothing();
}

export async function partsOf(tx: Queries, paymentId: number): Promise<ReturnedPart[]> {
  const rows = await tx
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, paymentId));
  return rows.map(({ key, cents }) => ({ kind: kindIn(key), cents }));
}

function kindIn(key: string): ReturnedPart["kind"] {
  if (key.startsWith("dispute:")) return "dispute";
  return key.startsWith("reversal:") ? "reversal" : "refund";
}
