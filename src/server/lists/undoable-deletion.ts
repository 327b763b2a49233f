import { and, gt, isNull, lte, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../adapters/database/port.ts";

/**
 * A table whose rows can be put back for a while after they were deleted. It has a moment of deletion, a partial index on it,
 * and whoever reads the table says `isThere`; housekeeping removes for good what nobody put back.
 */
export type UndoableTable = PgTable & { readonly deletedAt: PgColumn };

/** Longer than any notice with an Undo stays on screen, for somebody who has to look for it. */
const undoMinutes = 10;

/** Only rows that nobody deleted. */
export const isThere = ({ deletedAt }: UndoableTable): SQL => isNull(deletedAt);

export async function deleteForNow(
  db: Queries,
  table: UndoableTable,
  which: SQL | undefined,
  now: Date,
): Promise<void> {
  await db
    .update(table)
    .set({ deletedAt: now })
    .where(and(which, isThere(table)));
}

/** Puts them back as they were. False when there is nothing to put back, or not any more. */
export async function undoDeletion(
  db: Queries,
  table: UndoableTable,
  which: SQL | undefined,
  now: Date,
): Promise<boolean> {
  const back = await db
    .update(table)
    .set({ deletedAt: null })
    .where(and(which, gt(table.deletedAt, lastMoment(now))))
    .returning();
  return back.length > 0;
}

/** For housekeeping. */
export const deleteForGood =
  (db: Queries, table: UndoableTable) =>
  async (now: Date): Promise<void> => {
    await db.delete(table).where(lte(table.deletedAt, lastMoment(now)));
  };

/** What was done after this can still be undone. */
export const lastMoment = (now: Date): Date => new Date(now.getTime() - undoMinutes * 60_000);
