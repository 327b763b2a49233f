import { useMutation } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { currentIn } from "../failure.ts";

interface VersionedChange<Given, Answer> {
  readonly send: (api: Api, given: Given) => Promise<Answer>;
  /** Puts what is there now where the page reads it: after this change, and after another that came first. */
  readonly show?: (now: Answer) => unknown;
  /** Another came first: the next try can be made knowing what it left. */
  readonly onOvertaken?: (theirs: Answer) => unknown;
  /** Has whatever else may show it asked for again. */
  readonly refresh?: () => Promise<unknown>;
}

/**
 * A change to what was seen in one version. What else may show it is asked for again after every try: what was not found has
 * to leave the lists, and an answer that got lost may have been a yes.
 */
export function useVersionedChange<Given, Answer>({
  send,
  show,
  onOvertaken,
  refresh,
}: VersionedChange<Given, Answer>) {
  const { api } = useApp();
  // An endpoint refuses with what it would have answered (`current` in contract/errors.ts).
  const theirsIn = (error: unknown) => currentIn(error) as Answer | null;
  const change = useMutation({
    mutationFn: (given: Given) => send(api, given),
    onSuccess: async (now) => {
      show?.(now);
      await refresh?.();
    },
    onError: (error) => {
      const theirs = theirsIn(error);
      if (theirs !== null) {
        onOvertaken?.(theirs);
        show?.(theirs);
      }
      // Not waited for: a failure is told at once, also while the server is silent.
      void refresh?.();
    },
  });
  return { ...change, theirs: theirsIn(change.error) };
}
