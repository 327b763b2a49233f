import { and, eq } from "drizzle-orm";
import { textOf } from "#domain/guides/content-pieces.ts";
import { byPosition, searchable } from "#domain/guides/gallery.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { keptUntilChanged } from "#server/adapters/database/kept-until-changed.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { growthStrategies } from "#server/adapters/database/schema.ts";
import type { GrowthIdea } from "#server/feature.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";
import { safeHtml } from "./safe-html.ts";

/** Announced whenever a strategy changes. */
export const strategiesTopic = "growth-strategies";

export type StrategyRow = typeof growthStrategies.$inferSelect;

/** A strategy, and all its text as a search looks at it. */
export interface ReadStrategy {
  readonly row: StrategyRow;
  readonly words: string;
}

/** The active ones in their order, read once and not for every member: there are dozens of them, and members by the thousand. */
export function strategiesReader({ queries, changes }: Database, clock: Clock) {
  const kept = keptUntilChanged<readonly ReadStrategy[]>(changes, clock, strategiesTopic);
  return () =>
    kept("active", async () => {
      const rows = await queries
        .select()
        .from(growthStrategies)
        .where(and(eq(growthStrategies.isActive, true), isThere(growthStrategies)));
      return Promise.all(rows.toSorted(byPosition).map(readRow));
    });
}

/** For other features: what the gallery shows, in its order. */
export async function growthIdeas(db: Queries): Promise<readonly GrowthIdea[]> {
  const { id, title, description, position } = growthStrategies;
  const rows = await db
    .select({ id, title, description, position })
    .from(growthStrategies)
    .where(and(eq(growthStrategies.isActive, true), isThere(growthStrategies)));
  return rows.toSorted(byPosition);
}

/** Washed once more: a row may have come by another way than the desk, from a backup or an older list of what is allowed. */
async function readRow(stored: StrategyRow): Promise<ReadStrategy> {
  const row = { ...stored, content: await safeHtml(stored.content) };
  return { row, words: wordsOf(row) };
}

export type ReadStrategies = ReturnType<typeof strategiesReader>;

const wordsOf = ({ title, description, category, content, steps }: StrategyRow): string =>
  searchable([title, description, category, ...(steps ?? []), textOf(content)].join("\n"));

type WrittenStrategy = Pick<
  StrategyRow,
  "title" | "description" | "category" | "content" | "steps" | "icon" | "position"
>;

/** The row of a new strategy, with its content made safe. */
export const newStrategy = async (
  written: WrittenStrategy,
  now: Date,
): Promise<typeof growthStrategies.$inferInsert> => ({
  title: written.title,
  description: written.description,
  category: written.category,
  content: await safeHtml(written.content),
  steps: written.steps,
  icon: written.icon,
  position: written.position,
  createdAt: now,
  updatedAt: now,
});

export async function addStrategies(
  tx: Queries,
  rows: readonly (typeof growthStrategies.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(growthStrategies).values([...rows]);
}
