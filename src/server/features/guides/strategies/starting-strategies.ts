import type { Database } from "#server/adapters/database/port.ts";
import { startingContent } from "#server/adapters/database/schema.ts";
import { addStrategies, newStrategy, strategiesTopic } from "./store.ts";

/** A strategy that the product comes with. */
export interface StartingStrategy {
  /** By which an installation knows that it was given this one before. It never changes. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly content: string;
  readonly steps: string[];
  readonly icon: string | null;
  readonly position: number;
}

/**
 * Gives an installation the strategies that it was never given before, each once in its life: what an admin has rewritten or
 * deleted since stays as they left it. Of several processes that start at once, one does it.
 */
export async function fillStrategies(
  database: Database,
  strategies: readonly StartingStrategy[],
  now: Date,
): Promise<void> {
  const nameOf = ({ name }: StartingStrategy): string => `strategy:${name}`;
  const given = await database.queries.select({ name: startingContent.name }).from(startingContent);
  const known = new Set(given.map(({ name }) => name));
  const missing = strategies.filter((strategy) => !known.has(nameOf(strategy)));
  if (missing.length === 0) return;
  const rows = await Promise.all(
    missing.map(async (strategy) => ({
      name: nameOf(strategy),
      row: await newStrategy(strategy, now),
    })),
  );
  await database.transaction(async (tx) => {
    const added = await tx
      .insert(startingContent)
      .values(rows.map(({ name }) => ({ name, loadedAt: now })))
      .onConflictDoNothing()
      .returning({ name: startingContent.name });
    const ours = new Set(added.map(({ name }) => name));
    const wanted = rows.filter(({ name }) => ours.has(name));
    await addStrategies(
      tx,
      wanted.map(({ row }) => row),
    );
    await database.changes.announce(strategiesTopic, tx);
  });
}
