import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";

/** What is open today on either side, and what the middle of the free listings pays, in rand for a month. */
export const planFiguresQuery = (api: Api) =>
  queryOptions({
    queryKey: ["plan-figures"],
    queryFn: async () => {
      const [tiers, { pay }] = await Promise.all([
        api.get("/api/tier-figures"),
        api.get("/api/role-figures", { query: {} }),
      ]);
      return { ...tiers, marketMonth: pay?.rand.middle ?? null };
    },
  });
