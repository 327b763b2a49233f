import { and, count, eq, getTableColumns, gte, lt, sql } from "drizzle-orm";
import type { AiCall } from "#contract/tools/spending.ts";
import { aiCalls, aiKeys, documents, toolSettings } from "#server/adapters/database/schema.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { sortedList } from "#server/lists/sorted-list.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";

interface Month {
  readonly from: Date;
  readonly to: Date;
}

const ofMonth = (userId: number, { from, to }: Month) =>
  and(eq(aiCalls.userId, userId), gte(aiCalls.startedAt, from), lt(aiCalls.startedAt, to));

/** Of one month, for each tool that was used. */
export const sumsOf = (db: Queries, userId: number, month: Month) =>
  db
    .select({
      tool: aiCalls.tool,
      calls: sql<number>`count(*)::int`,
      costMicros: sql<number>`coalesce(sum(${aiCalls.costMicros}) filter (where ${aiCalls.state} <> 'running'), 0)::int`,
      tokens: sql<number>`sum(${aiCalls.inputTokens} + ${aiCalls.outputTokens})::int`,
      withoutPrice: sql<number>`count(*) filter (where ${aiCalls.costMicros} is null)::int`,
    })
    .from(aiCalls)
    .where(ofMonth(userId, month))
    .groupBy(aiCalls.tool)
    .orderBy(aiCalls.tool);

interface Standing {
  readonly sealedKey: string | null;
  readonly capCents: number | null;
  /** What the month has cost so far; calls under way count with the most they may come to. */
  readonly spentMicros: number;
  readonly running: number;
  /** How many are kept. */
  readonly documents: number;
}

/** How a member stands before the next call, in one look. */
export async function standingOf(db: Queries, userId: number, month: Month): Promise<Standing> {
  const calls = db
    .select({
      spentMicros: sql<number>`coalesce(sum(${aiCalls.costMicros}), 0)::int`.as("spent"),
      running: sql<number>`count(*) filter (where ${aiCalls.state} = 'running')::int`.as("running"),
    })
    .from(aiCalls)
    .where(ofMonth(userId, month))
    .as("calls");
  const kept = db
    .select({ documents: count().as("kept") })
    .from(documents)
    .where(and(eq(documents.userId, userId), isThere(documents)))
    .as("documents_kept");
  const [row] = await db
    .select({
      sealedKey: aiKeys.sealedKey,
      capCents: toolSettings.capCents,
      spentMicros: calls.spentMicros,
      running: calls.running,
      documents: kept.documents,
    })
    .from(calls)
    .crossJoin(kept)
    .leftJoin(aiKeys, eq(aiKeys.userId, userId))
    .leftJoin(toolSettings, eq(toolSettings.userId, userId));
  if (row === undefined) throw new Error("A member has no standing");
  return row;
}

export async function capOf(db: Queries, userId: number): Promise<number | null> {
  const { capCents } = toolSettings;
  const [row] = await db
    .select({ capCents })
    .from(toolSettings)
    .where(eq(toolSettings.userId, userId));
  return row?.capCents ?? null;
}

export async function putCap(db: Queries, userId: number, capCents: number | null): Promise<void> {
  await db
    .insert(toolSettings)
    .values({ userId, capCents })
    .onConflictDoUpdate({ target: toolSettings.userId, set: { capCents } });
}

const pageLength = 20;

/** Newest first, a page at a time. */
export async function pageOfCalls(db: Queries, userId: number, cursor: string | null) {
  const order = "-started" as const;
  const list = sortedList(
    { started: { value: aiCalls.startedAt, kind: "moment" } },
    order,
    aiCalls.id,
  );
  const rows = await db
    .select({ ...getTableColumns(aiCalls), key: list.key })
    .from(aiCalls)
    .where(and(eq(aiCalls.userId, userId), list.behind(cursor)))
    .orderBy(...list.orderBy)
    .limit(pageLength + 1);
  const last = rows.length > pageLength ? rows[pageLength - 1] : undefined;
  return {
    rows: rows.slice(0, pageLength),
    nextCursor: last === undefined ? null : cursorFor(order, { key: last.key, id: last.id }),
  };
}

/** For an export: all of them, oldest first. */
export const allCalls = (db: Queries, userId: number) =>
  db
    .select()
    .from(aiCalls)
    .where(eq(aiCalls.userId, userId))
    .orderBy(aiCalls.startedAt, aiCalls.id);

export const presentCall = (row: typeof aiCalls.$inferSelect): AiCall => ({
  id: row.id,
  tool: row.tool,
  state: row.state,
  failure: row.failure,
  model: row.model,
  inputTokens: row.inputTokens,
  outputTokens: row.outputTokens,
  costMicros: row.state === "running" ? null : row.costMicros,
  startedAt: row.startedAt.toISOString(),
  seconds: row.endedAt && (row.endedAt.getTime() - row.startedAt.getTime()) / 1000,
  documentId: row.documentId,
});
