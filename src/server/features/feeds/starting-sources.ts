import type { FeedKind } from "#domain/feeds/kinds.ts";
import { termsOf } from "#domain/feeds/terms.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { feedSources, startingContent } from "#server/adapters/database/schema.ts";

/** A source that the product comes with. */
export interface StartingSource {
  readonly kind: FeedKind;
  readonly name: string;
  readonly board?: string;
  readonly address?: string;
}

const nameOf = ({ kind, board, address }: StartingSource): string =>
  `feed:${[kind, board ?? address].filter((part) => part !== undefined).join(":")}`;

/** Gives an installation the sources that it was never given before, each once in its life, paused where their terms want to be asked. */
export async function fillSources(
  database: Database,
  sources: readonly StartingSource[],
  now: Date,
  /** When they are read for the first time. */
  firstAt: Date,
): Promise<void> {
  const given = await database.queries.select({ name: startingContent.name }).from(startingContent);
  const known = new Set(given.map(({ name }) => name));
  const missing = sources.filter((source) => !known.has(nameOf(source)));
  if (missing.length === 0) return;
  await database.transaction(async (tx) => {
    const added = await tx
      .insert(startingContent)
      .values(missing.map((source) => ({ name: nameOf(source), loadedAt: now })))
      .onConflictDoNothing()
      .returning({ name: startingContent.name });
    const ours = new Set(added.map(({ name }) => name));
    const rows = missing.filter((source) => ours.has(nameOf(source))).map(rowOf(now, firstAt));
    if (rows.length > 0) await tx.insert(feedSources).values(rows).onConflictDoNothing();
  });
}

const rowOf =
  (now: Date, firstAt: Date) =>
  ({ kind, name, board, address }: StartingSource): typeof feedSources.$inferInsert => ({
    kind,
    name,
    board: board ?? null,
    address: address ?? null,
    isPaused: termsOf(kind, address).offByDefault,
    nextAt: firstAt,
    createdAt: now,
  });
