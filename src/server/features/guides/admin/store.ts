import { and, asc, eq, ilike, inArray, or, type SQL } from "drizzle-orm";
import type { StrategyColumn, StrategySort } from "#domain/guides/strategy-rules.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { growthStrategies } from "#server/adapters/database/schema.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
import { sortedList, type SortColumn } from "#server/lists/sorted-list.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";
import type { StrategyRow } from "../strategies/store.ts";

export interface StrategiesWanted {
  readonly search: string;
  readonly category: string | null;
  readonly isActive: boolean | null;
  readonly sort: StrategySort;
}

const { id, title, description, category, position, isActive, updatedAt } = growthStrategies;

const sorts: Readonly<Record<StrategyColumn, SortColumn>> = {
  position: { value: position, kind: "number", mayBeNull: true },
  title: { value: title, kind: "text" },
  category: { value: category, kind: "text" },
  changed: { value: updatedAt, kind: "moment" },
};

/** The next of them in this order, each with what it is sorted by. */
export function findStrategies(
  db: Queries,
  wanted: StrategiesWanted,
  cursor: string | null,
  limit: number,
) {
  const sorted = sortedList(sorts, wanted.sort, id);
  return db
    .select({ row: growthStrategies, key: sorted.key })
    .from(growthStrategies)
    .where(and(conditionOf(wanted), sorted.behind(cursor)))
    .orderBy(...sorted.orderBy)
    .limit(limit);
}

export const countStrategies = (
  db: Queries,
  wanted: StrategiesWanted,
  cap: number,
): Promise<number> =>
  countUpTo(db, cap, (limit) =>
    db.select({ id }).from(growthStrategies).where(conditionOf(wanted)).limit(limit).as("found"),
  );

export async function categoriesThere(db: Queries): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category })
    .from(growthStrategies)
    .where(isThere(growthStrategies))
    .orderBy(asc(category));
  return rows.map((row) => row.category);
}

export async function findStrategy(
  db: Queries,
  strategyId: number,
  { isLocked = false } = {},
): Promise<StrategyRow | null> {
  const query = db
    .select()
    .from(growthStrategies)
    .where(and(eq(id, strategyId), isThere(growthStrategies)));
  const [row] = await (isLocked ? query.for("update") : query);
  return row ?? null;
}

/** In the order of their numbers, so that two who change several at once never wait for each other in a circle. */
export const lockStrategies = (tx: Queries, ids: readonly number[]): Promise<StrategyRow[]> =>
  tx
    .select()
    .from(growthStrategies)
    .where(and(inArray(id, [...ids]), isThere(growthStrategies)))
    .orderBy(asc(id))
    .for("update");

export async function addStrategy(
  tx: Queries,
  row: typeof growthStrategies.$inferInsert,
): Promise<StrategyRow> {
  const [added] = await tx.insert(growthStrategies).values(row).returning();
  if (added === undefined) throw new Error("The strategy was not added");
  return added;
}

/** Whatever changes, its version goes up. */
export async function updateStrategy(
  tx: Queries,
  before: StrategyRow,
  change: Partial<StrategyRow>,
): Promise<StrategyRow> {
  const [after] = await tx
    .update(growthStrategies)
    .set({ ...change, version: before.version + 1 })
    .where(eq(id, before.id))
    .returning();
  if (after === undefined) throw new Error("The strategy was not changed");
  return after;
}

function conditionOf(wanted: StrategiesWanted): SQL | undefined {
  const anywhere = `%${wanted.search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    isThere(growthStrategies),
    wanted.search === ""
      ? undefined
      : or(ilike(title, anywhere), ilike(description, anywhere), ilike(category, anywhere)),
    wanted.category === null ? undefined : eq(category, wanted.category),
    wanted.isActive === null ? undefined : eq(isActive, wanted.isActive),
  );
}
