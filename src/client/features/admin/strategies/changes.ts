import { useMutation } from "@tanstack/react-query";
import type { StrategyRow } from "#contract/admin/growth-strategies.ts";
import { useApp } from "#client/app-context.ts";
import { useErrorReport } from "#client/session/failure.ts";
import { growthCardsKey, growthStrategyKey } from "#client/session/queries/query-keys.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { strategyListsKey, wholeStrategyKey } from "./queries.ts";

/** Shows what became of a change, here and in the gallery. */
export function useShowStrategies(): () => Promise<void> {
  const { queryClient } = useApp();
  return async () => {
    const keys = [strategyListsKey, wholeStrategyKey, growthCardsKey, growthStrategyKey];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** With a way back, for as long as the notice stays. */
export function useDeleteStrategy() {
  const { api } = useApp();
  const show = useShowStrategies();
  const fail = useErrorReport();

  async function bringBack(id: number): Promise<void> {
    try {
      await api.post("/api/admin/growth-strategies/:id/restore", { params: { id } });
      await show();
      toast({ title: "Strategy restored" });
    } catch (error) {
      fail(error);
    }
  }

  return useMutation({
    mutationFn: ({ id, version }: Pick<StrategyRow, "id" | "version">) =>
      api.delete("/api/admin/growth-strategies/:id", { params: { id }, query: { version } }),
    async onSuccess(_done, { id }) {
      toast({
        title: "Strategy deleted",
        action: { label: "Undo", onPress: () => void bringBack(id) },
      });
      await show();
    },
    async onError(error) {
      fail(error);
      await show();
    },
  });
}

interface Showing {
  readonly ids: readonly number[];
  readonly isActive: boolean;
}

/** Shows or hides one or many. Undo turns back those that this turned. */
export function useShowing() {
  const { api } = useApp();
  const show = useShowStrategies();
  const fail = useErrorReport();
  const send = ({ ids, isActive }: Showing) =>
    api.post("/api/admin/growth-strategies/show", { body: { ids: [...ids], isActive } });

  async function turnBack(showing: Showing): Promise<void> {
    try {
      await send(showing);
      await show();
      toast({ title: "As before" });
    } catch (error) {
      fail(error);
    }
  }

  return useMutation({
    mutationFn: send,
    async onSuccess({ changed }, { isActive }) {
      const many = changed.length === 1 ? "1 strategy" : `${changed.length} strategies`;
      if (changed.length > 0)
        toast({
          title: isActive ? `${many} shown` : `${many} hidden`,
          description: isActive
            ? "Members see it in the gallery from now on."
            : "Members no longer see it. What they ticked off is kept.",
          action: {
            label: "Undo",
            onPress: () => void turnBack({ ids: changed, isActive: !isActive }),
          },
        });
      await show();
    },
    onError: fail,
  });
}
