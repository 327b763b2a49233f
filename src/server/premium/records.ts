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
