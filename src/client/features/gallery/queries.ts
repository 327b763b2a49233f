import { queryOptions } from "@tanstack/react-query";
import type { GrowthStrategy } from "#contract/guides/growth-gallery.ts";
import { ApiError, type Api } from "#client/api.ts";
import { growthProgressQuery } from "#client/session/queries/growth-progress.ts";
import { growthCardsKey, growthStrategyKey } from "#client/session/queries/query-keys.ts";

/** Long enough to look through the gallery without asking again; short enough to see what was ticked off elsewhere. */
const freshForMs = 60_000;

export const cardsQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: [...growthCardsKey, search],
    queryFn: async () =>
      (await api.get("/api/premium/growth-cards", { query: search === "" ? {} : { search } }))
        .cards,
    staleTime: freshForMs,
  });

/** The strategy an address names. Null when there is none, or none any more. */
export const strategyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...growthStrategyKey, id],
    queryFn: async (): Promise<GrowthStrategy | null> => {
      const number = Number(id);
      if (!Number.isSafeInteger(number)) return null;
      try {
        return await api.get("/api/premium/growth-strategies/:id", { params: { id: number } });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: freshForMs,
  });

export const progressQuery = (api: Api) =>
  queryOptions({ ...growthProgressQuery(api), staleTime: freshForMs });

export const tagsKey = ["strategy-tags"] as const;

export const tagsQuery = (api: Api) =>
  queryOptions({
    queryKey: tagsKey,
    queryFn: async () => (await api.get("/api/premium/strategy-tags")).tags,
    staleTime: freshForMs,
  });
