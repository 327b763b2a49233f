import { useMutation, type QueryKey } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "../failure.ts";

interface OptimisticChange<Data, Change> {
  /** Of what shows the change. */
  readonly queryKey: QueryKey;
  /** How that looks with the change made. */
  readonly show: (now: Data | undefined, change: Change) => Data;
  /** How it looks with the change taken back: with what others changed meanwhile, and as it was before where this one did. */
  readonly takeBack: (now: Data | undefined, change: Change, before: Data | undefined) => Data;
  readonly send: (change: Change) => Promise<unknown>;
  readonly onDone: (change: Change) => unknown;
  /** The title of what is said when it could not be made. */
  readonly failureOf: (change: Change) => string;
}

/** A change that shows at once. If it cannot be made it is taken back and said; either way the server has the last word. */
export function useOptimisticChange<Data, Change>(about: OptimisticChange<Data, Change>) {
  const { queryKey, show, takeBack, send, onDone, failureOf } = about;
  const { queryClient } = useApp();
  const report = useFailureReport();
  return useMutation({
    mutationFn: send,
    onMutate: async (change) => {
      // An answer from before the change would undo it on screen.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Data>(queryKey);
      queryClient.setQueryData<Data>(queryKey, (now) => show(now, change));
      return before;
    },
    onSuccess: (_, change) => onDone(change),
    onError: (error, change, before) => {
      queryClient.setQueryData<Data>(queryKey, (now) => takeBack(now, change, before));
      report(failureOf(change))(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
