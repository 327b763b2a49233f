import { and, eq, gt, lt, or } from "drizzle-orm";
import { tooFarAhead } from "#domain/calendar/moments.ts";
import type { TokensUsed } from "#domain/tools/ai/prices.ts";
import type { ToolName } from "#domain/tools/ai/tool-names.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { aiCalls } from "#server/adapters/database/schema.ts";

interface NewCall {
  readonly userId: number;
  readonly tool: ToolName;
  readonly prompt: string;
  /** The most it may come to, as long as nobody knows better. */
  readonly costMicros: number | null;
  readonly startedAt: Date;
}

/** How a call ended. */
export interface CallEnd {
  readonly state: "done" | "failed" | "cancelled";
  readonly failure: string | null;
  readonly model: string | null;
  readonly used: TokensUsed;
  readonly costMicros: number | null;
  readonly documentId: number | null;
  readonly endedAt: Date;
}

export async function addCall(tx: Queries, call: NewCall): Promise<number> {
  const [row] = await tx
    .insert(aiCalls)
    .values({ ...call, state: "running" })
    .returning({ id: aiCalls.id });
  if (row === undefined) throw new Error("A call was not written down");
  return row.id;
}

/** False when somebody has ended it before. */
export async function endCall(
  db: Queries,
  id: number,
  { used, ...end }: CallEnd,
): Promise<boolean> {
  const rows = await db
    .update(aiCalls)
    .set({ ...end, inputTokens: used.input, cachedTokens: used.cached, outputTokens: used.output })
    .where(and(eq(aiCalls.id, id), eq(aiCalls.state, "running")))
    .returning({ id: aiCalls.id });
  return rows.length > 0;
}

/** False when there is no such call of theirs under way. What it cost nobody knows then. */
export async function cancelCall(
  db: Queries,
  userId: number,
  id: number,
  endedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(aiCalls)
    .set({ state: "cancelled", costMicros: null, endedAt })
    .where(and(eq(aiCalls.id, id), eq(aiCalls.userId, userId), eq(aiCalls.state, "running")))
    .returning({ id: aiCalls.id });
  return rows.length > 0;
}

/** Those whose process is gone: nobody is going to end them. One that begins in the future was begun by a clock that was wrong. */
export async function endLeftBehind(db: Queries, before: Date, endedAt: Date): Promise<void> {
  await db
    .update(aiCalls)
    .set({ state: "failed", failure: "ai_interrupted", costMicros: null, endedAt })
    .where(
      and(
        eq(aiCalls.state, "running"),
        or(lt(aiCalls.startedAt, before), gt(aiCalls.startedAt, tooFarAhead(endedAt))),
      ),
    );
}
