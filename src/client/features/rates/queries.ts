import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import type { rateEndpoints } from "#contract/admin/rates.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { useBoardChanged } from "#client/session/changes/board-changed.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";

const ratesKey = ["rates"] as const;

export const ratesQuery = (api: Api) =>
  queryOptions({ queryKey: ratesKey, queryFn: () => api.get("/api/admin/rates") });

export type SavedRates = z.input<typeof rateEndpoints.saveRates.body>;

/** Whatever else was fetched was worked out with the rates before. Theirs come in below what was typed here, and nothing of it is lost. */
export function useSaveRates() {
  const { queryClient } = useApp();
  return useVersionedChange({
    send: (to, body: SavedRates) => to.put("/api/admin/rates", { body }),
    show: (rates) => queryClient.setQueryData(ratesKey, rates),
    refresh: useBoardChanged(ratesKey),
  });
}
