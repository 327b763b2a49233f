import { and, asc, eq, gt } from "drizzle-orm";
import { labelledLine } from "#domain/listing/labelled-line.ts";
import type { OverriddenFact } from "#domain/listing/overrides.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { labelledExamples } from "#server/adapters/database/schema.ts";

const batchSize = 500;

/** Keeps a decision with the text it was made by. A later one about the same fact takes its place. */
export async function keepExample(
  tx: Queries,
  example: Omit<typeof labelledExamples.$inferInsert, "id">,
): Promise<void> {
  const { jobId: _, fact: __, ...said } = example;
  await tx
    .insert(labelledExamples)
    .values(example)
    .onConflictDoUpdate({ target: [labelledExamples.jobId, labelledExamples.fact], set: said });
}

/** A decision that was taken back teaches nothing. */
export async function dropExample(tx: Queries, jobId: number, fact: OverriddenFact): Promise<void> {
  await tx
    .delete(labelledExamples)
    .where(and(eq(labelledExamples.jobId, jobId), eq(labelledExamples.fact, fact)));
}

/** All of them, a line each, a batch at a time. */
export async function* exampleLines(db: Queries): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(labelledExamples)
      .where(gt(labelledExamples.id, after))
      .orderBy(asc(labelledExamples.id))
      .limit(batchSize);
    yield rows.map((row) => `${labelledLine(row)}\n`).join("");
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last.id;
  }
}

/** What an admin decided, for the export of their data. */
export const examplesBy = (db: Queries, userId: number) =>
  db
    .select()
    .from(labelledExamples)
    .where(eq(labelledExamples.decidedBy, userId))
    .orderBy(labelledExamples.id);
