import { and, desc, eq } from "drizzle-orm";
import type { Tick } from "#domain/guides/progress.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  growthStrategies,
  strategyFavourites,
  strategyTicks,
} from "#server/adapters/database/schema.ts";

/** One step of one strategy, for one member. */
interface OneStep {
  readonly userId: number;
  readonly strategyId: number;
  readonly step: string;
}

export const ticksOf = (db: Queries, userId: number): Promise<Tick[]> =>
  db
    .select({
      strategyId: strategyTicks.strategyId,
      step: strategyTicks.step,
      doneAt: strategyTicks.doneAt,
    })
    .from(strategyTicks)
    .where(eq(strategyTicks.userId, userId));

export async function tick(db: Queries, one: OneStep, doneAt: Date): Promise<void> {
  await db
    .insert(strategyTicks)
    .values({ ...one, doneAt })
    .onConflictDoNothing();
}

export async function untick(db: Queries, { userId, strategyId, step }: OneStep): Promise<void> {
  await db
    .delete(strategyTicks)
    .where(
      and(
        eq(strategyTicks.userId, userId),
        eq(strategyTicks.strategyId, strategyId),
        eq(strategyTicks.step, step),
      ),
    );
}

/** The last marked first. */
export async function favouritesOf(db: Queries, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: strategyFavourites.strategyId })
    .from(strategyFavourites)
    .where(eq(strategyFavourites.userId, userId))
    .orderBy(desc(strategyFavourites.createdAt), desc(strategyFavourites.strategyId));
  return rows.map(({ id }) => id);
}

export async function addFavourite(
  db: Queries,
  userId: number,
  strategyId: number,
  createdAt: Date,
): Promise<void> {
  await db
    .insert(strategyFavourites)
    .values({ userId, strategyId, createdAt })
    .onConflictDoNothing();
}

export async function removeFavourite(
  db: Queries,
  userId: number,
  strategyId: number,
): Promise<void> {
  await db
    .delete(strategyFavourites)
    .where(
      and(eq(strategyFavourites.userId, userId), eq(strategyFavourites.strategyId, strategyId)),
    );
}

/** With the titles, for whoever takes their data along. Inactive ones too: the tick is theirs all the same. */
export const everyTick = (db: Queries, userId: number) =>
  db
    .select({
      strategy: growthStrategies.title,
      step: strategyTicks.step,
      doneAt: strategyTicks.doneAt,
    })
    .from(strategyTicks)
    .innerJoin(growthStrategies, eq(growthStrategies.id, strategyTicks.strategyId))
    .where(eq(strategyTicks.userId, userId))
    .orderBy(strategyTicks.doneAt);

export const everyFavourite = (db: Queries, userId: number) =>
  db
    .select({ strategy: growthStrategies.title, markedAt: strategyFavourites.createdAt })
    .from(strategyFavourites)
    .innerJoin(growthStrategies, eq(growthStrategies.id, strategyFavourites.strategyId))
    .where(eq(strategyFavourites.userId, userId))
    .orderBy(strategyFavourites.createdAt);
