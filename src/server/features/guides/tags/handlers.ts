import type { strategyTagEndpoints, StrategyTags } from "#contract/guides/strategy-tags.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { GuideServices } from "../guide-services.ts";
import { addTag, removeTag, tagsOf } from "./store.ts";

export function tagHandlers({
  database,
  clock,
  readStrategies,
}: GuideServices): Handlers<typeof strategyTagEndpoints> {
  const db = database.queries;

  async function listOf(userId: number): Promise<StrategyTags> {
    const rows = await tagsOf(db, userId);
    return {
      tags: rows.map(({ tag, strategyId, createdAt }) => ({
        tag,
        strategyId,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  return {
    listStrategyTags: ({ viewer }) => listOf(viewer.id),

    async addStrategyTag({ viewer, body: { tag, strategyId = null } }) {
      const active = await readStrategies();
      if (strategyId !== null && !active.some(({ row }) => row.id === strategyId))
        fail("not_found");
      await addTag(database, { userId: viewer.id, tag, strategyId, createdAt: clock.now() });
      return listOf(viewer.id);
    },

    async removeStrategyTag({ viewer, params }) {
      await removeTag(db, viewer.id, params.tag);
      return listOf(viewer.id);
    },
  };
}
