import { and, count, desc, eq, sql, type SQL } from "drizzle-orm";
import { mostTags } from "#domain/guides/strategy-tag.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { strategyTags } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { fail } from "#server/app-error.ts";

export const tagsOf = (db: Queries, userId: number) =>
  db
    .select({
      tag: strategyTags.tag,
      strategyId: strategyTags.strategyId,
      createdAt: strategyTags.createdAt,
    })
    .from(strategyTags)
    .where(eq(strategyTags.userId, userId))
    .orderBy(desc(strategyTags.createdAt), strategyTags.tag);

interface NewTag {
  readonly userId: number;
  readonly tag: string;
  readonly strategyId: number | null;
  readonly createdAt: Date;
}

/** Keeps a tag once, however often it is asked for, as long as there is room for it. */
export const addTag = (database: Database, added: NewTag): Promise<void> =>
  database.transaction(async (tx) => {
    // One at a time for each member: side by side, each would find room for one more.
    await lockUser(tx, added.userId);
    const [found] = await tx
      .select({ all: count(), same: sql<number>`count(*) filter (where ${isTag(added.tag)})::int` })
      .from(strategyTags)
      .where(eq(strategyTags.userId, added.userId));
    if (found !== undefined && found.same > 0) return;
    if (found !== undefined && found.all >= mostTags) fail("strategy_tags_full");
    await tx.insert(strategyTags).values(added).onConflictDoNothing();
  });

export async function removeTag(db: Queries, userId: number, tag: string): Promise<void> {
  await db.delete(strategyTags).where(and(eq(strategyTags.userId, userId), isTag(tag)));
}

/** In whatever capitals, as the index has it. */
const isTag = (tag: string): SQL => sql`lower(${strategyTags.tag}) = lower(${tag})`;
