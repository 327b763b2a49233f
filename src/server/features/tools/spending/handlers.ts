import type { Spending, spendingEndpoints } from "#contract/tools/spending.ts";
import { randOf } from "#domain/rates/rand-table.ts";
import { monthOf } from "#domain/tools/ai/spending.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ToolServices } from "../tool-services.ts";
import { capOf, pageOfCalls, presentCall, putCap, sumsOf } from "./store.ts";

export function spendingHandlers(services: ToolServices): Handlers<typeof spendingEndpoints> {
  const { database, clock, readRates, showRows } = services;
  const db = database.queries;

  async function spendingOf(userId: number): Promise<Spending> {
    const month = monthOf(clock.now());
    const [sums, capCents, { day, usdFor }] = await Promise.all([
      sumsOf(db, userId, month),
      capOf(db, userId),
      readRates(),
    ]);
    return {
      month: month.name,
      tools: sums.map(({ tool, calls, costMicros, tokens }) => ({
        tool,
        calls,
        costMicros,
        tokens,
      })),
      costMicros: sums.reduce((sum, { costMicros }) => sum + costMicros, 0),
      callsWithoutPrice: sums.reduce((sum, { withoutPrice }) => sum + withoutPrice, 0),
      rand: { perDollar: randOf(usdFor)["USD"] ?? 0, day },
      capCents,
    };
  }

  return {
    readSpending: ({ viewer }) => spendingOf(viewer.id),

    async saveCap({ viewer, body }) {
      await putCap(db, viewer.id, body.capCents);
      return spendingOf(viewer.id);
    },

    async listAiCalls({ viewer, query }) {
      const { rows, nextCursor } = await pageOfCalls(db, viewer.id, query.cursor ?? null);
      return { calls: showRows("AI calls", rows, presentCall), nextCursor };
    },
  };
}
