import type { growthGalleryEndpoints, GrowthProgress } from "#contract/guides/growth-gallery.ts";
import { hasWords } from "#domain/guides/gallery.ts";
import { nextStep, progressIn } from "#domain/guides/progress.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { GuideServices } from "../guide-services.ts";
import { presentCard, presentStrategy } from "./present.ts";
import {
  addFavourite,
  favouritesOf,
  removeFavourite,
  tick,
  ticksOf,
  untick,
} from "./progress-store.ts";

export function strategyHandlers({
  database,
  clock,
  showRows,
  readStrategies,
}: GuideServices): Handlers<typeof growthGalleryEndpoints> {
  const db = database.queries;

  /** One that is not active is not there. */
  const find = async (id: number) =>
    (await readStrategies()).find(({ row }) => row.id === id) ?? fail("not_found");

  async function progressOf(userId: number): Promise<GrowthProgress> {
    const strategies = (await readStrategies()).map(({ row }) => row);
    const shown = new Set(strategies.map(({ id }) => id));
    const ticks = await ticksOf(db, userId);
    const favourites = (await favouritesOf(db, userId)).filter((id) => shown.has(id));
    return {
      strategies: progressIn(strategies, ticks),
      favourites,
      next: nextStep(strategies, ticks, favourites),
    };
  }

  return {
    listGrowthStrategies: async () =>
      showRows("growth-strategies", await readStrategies(), presentStrategy),

    readGrowthStrategy: async ({ params }) => presentStrategy(await find(params.id)),

    async listStrategyCards({ query }) {
      const { search = "" } = query;
      const all = await readStrategies();
      const found = search === "" ? all : all.filter(({ words }) => hasWords(words, search));
      return { cards: showRows("growth-cards", found, presentCard) };
    },

    readGrowthProgress: ({ viewer }) => progressOf(viewer.id),

    async tickStrategyStep({ viewer, params, body: { step, isDone } }) {
      const { row } = await find(params.id);
      if (row.steps?.includes(step) !== true) fail("not_found");
      const one = { userId: viewer.id, strategyId: row.id, step };
      await (isDone ? tick(db, one, clock.now()) : untick(db, one));
      return progressOf(viewer.id);
    },

    async markFavourite({ viewer, params, body }) {
      const { row } = await find(params.id);
      await (body.isFavourite
        ? addFavourite(db, viewer.id, row.id, clock.now())
        : removeFavourite(db, viewer.id, row.id));
      return progressOf(viewer.id);
    },
  };
}
