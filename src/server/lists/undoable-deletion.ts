import { and, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { tooFarAhead } from "#domain/calendar/moments.ts";
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
    .where(and(which, isUndoable(table.deletedAt, now)))
    .returning();
  return back.length > 0;
}

/** For housekeeping. */
export const deleteForGood =
  (db: Queries, table: UndoableTable) =>
  async (now: Date): Promise<void> => {
    const { deletedAt } = table;
    await db
      .delete(table)
      .where(or(lte(deletedAt, lastMoment(now)), gt(deletedAt, tooFarAhead(now))));
  };

/** Whether what was done at that moment can still be undone. A moment to come was written by a clock that was wrong. */
export const isUndoable = (doneAt: PgColumn, now: Date): SQL | undefined =>
  and(gt(doneAt, lastMoment(now)), lte(doneAt, tooFarAhead(now)));

/** What was done before this can no longer be undone. */
export const lastMoment = (now: Date): Date => new Date(now.getTime() - undoMinutes * 60_000);
