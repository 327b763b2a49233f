import { useMutation, useQuery } from "@tanstack/react-query";
import type { GrowthProgress } from "#contract/guides/growth-gallery.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { growthProgressKey } from "#client/session/queries/query-keys.ts";
import { progressQuery } from "./queries.ts";

type Change =
  | {
      readonly kind: "tick";
      readonly strategyId: number;
      /** Its place and its words: the server knows a step by these. */
      readonly at: number;
      readonly step: string;
      readonly isOn: boolean;
    }
  | { readonly kind: "favourite"; readonly strategyId: number; readonly isOn: boolean };

const changeKey = ["growth-progress-change"];
const none: GrowthProgress = { strategies: [], favourites: [], next: null };

/** What the member has done so far, as the page shows it. */
export function useProgress() {
  const { data = none } = useQuery(progressQuery(useApp().api));
  return {
    ...data,
    doneOf: (strategyId: number): readonly number[] =>
      data.strategies.find((one) => one.strategyId === strategyId)?.done ?? [],
    isFavourite: (strategyId: number): boolean => data.favourites.includes(strategyId),
  };
}

/** A tick or a star shows at once, and is taken back if it could not be kept. */
export function useProgressChange() {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const show = (change: Change) =>
    queryClient.setQueryData<GrowthProgress>(growthProgressKey, (now = none) =>
      changed(now, change),
    );
  return useMutation({
    mutationKey: changeKey,
    // One after the other, so that the last word on a step is the last one said.
    scope: { id: "growth-progress" },
    mutationFn: (change: Change) => {
      const params = { id: change.strategyId };
      return change.kind === "tick"
        ? api.put("/api/premium/growth-strategies/:id/ticks", {
            params,
            body: { step: change.step, isDone: change.isOn },
          })
        : api.put("/api/premium/growth-strategies/:id/favourite", {
            params,
            body: { isFavourite: change.isOn },
          });
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: growthProgressKey });
      show(change);
    },
    onSuccess: (progress) => {
      // While more is under way, the page knows better than this answer.
      if (queryClient.isMutating({ mutationKey: changeKey }) === 1)
        queryClient.setQueryData(growthProgressKey, progress);
    },
    onError: (error, change) => {
      show({ ...change, isOn: !change.isOn });
      report(change.kind === "tick" ? "That tick was not kept" : "That favourite was not kept")(
        error,
      );
    },
  });
}

function changed(now: GrowthProgress, change: Change): GrowthProgress {
  const { strategyId, isOn } = change;
  if (change.kind === "favourite") {
    const others = now.favourites.filter((id) => id !== strategyId);
    return { ...now, favourites: isOn ? [strategyId, ...others] : others };
  }
  const before = now.strategies.find((one) => one.strategyId === strategyId)?.done ?? [];
  const done = before.filter((at) => at !== change.at).concat(isOn ? [change.at] : []);
  return {
    ...now,
    strategies: [
      ...now.strategies.filter((one) => one.strategyId !== strategyId),
      { strategyId, done: done.toSorted((one, other) => one - other) },
    ],
  };
}
