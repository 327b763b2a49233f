import { queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type { ExchangeRates, rateEndpoints } from "#contract/admin/rates.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { currentIn } from "#client/session/failure.ts";
import { userKey } from "#client/session/viewer.ts";

export const ratesQuery = (api: Api) =>
  queryOptions({ queryKey: ["rates"], queryFn: () => api.get("/api/admin/rates") });

export type SavedRates = z.input<typeof rateEndpoints.saveRates.body>;

export function useSaveRates() {
  const { api, queryClient } = useApp();
  const { queryKey } = ratesQuery(api);
  return useMutation({
    mutationFn: (body: SavedRates) => api.put("/api/admin/rates", { body }),
    onSuccess: (rates) => {
      // Whatever else was fetched was worked out with the rates before.
      queryClient.removeQueries({
        predicate: (query) => ![userKey[0], queryKey[0]].includes(String(query.queryKey[0])),
      });
      queryClient.setQueryData(queryKey, rates);
    },
    // Theirs come in below what was typed here, and nothing of it is lost.
    onError: (error) => {
      const theirs = currentIn(error) as ExchangeRates | null;
      if (theirs !== null) queryClient.setQueryData(queryKey, theirs);
    },
  });
}
