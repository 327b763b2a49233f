import { and, eq } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { premiumRecords } from "#server/adapters/database/schema.ts";

type NewRecord = Pick<typeof premiumRecords.$inferInsert, "kind" | "source" | "at"> &
  Partial<
    Pick<
      typeof premiumRecords.$inferInsert,
      "userId" | "reference" | "cents" | "mismatch" | "reason" | "byUserId" | "premiumUntil"
    >
  >;

/** Writes down what gave, kept or took premium, in the same transaction that did it. */
export async function addRecord(tx: Queries, record: NewRecord): Promise<void> {
  await tx.insert(premiumRecords).values(record);
}

/** Whether this has been written down of a payment before. */
export async function hasRecord(
  db: Queries,
  kind: NewRecord["kind"],
  reference: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: premiumRecords.id })
    .from(premiumRecords)
    .where(and(eq(premiumRecords.kind, kind), eq(premiumRecords.reference, reference)))
    .limit(1);
  return row !== undefined;
}
