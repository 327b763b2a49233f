import { useEffect, useRef, useState } from "react";
import { useApp } from "#client/app-context.ts";
import { callsKey, documentsKey, keyStatusKey, spendingKey } from "./ai-queries.ts";

/** What a stream of a tool tells, of whichever tool. */
type Told<Part, Result> =
  | { readonly kind: "started"; readonly callId: number }
  | { readonly kind: "writing"; readonly part: Part }
  | { readonly kind: "result"; readonly result: Result };

export interface Asking<Part, Result> {
  readonly isWorking: boolean;
  /** What has been written so far. */
  readonly part: Part | null;
  readonly result: Result | null;
  readonly failure: unknown;
  /** Whether the provider can be told to stop: from the moment it was asked. */
  readonly canCancel: boolean;
  begin(events: AsyncIterable<Told<Part, Result>>): Promise<void>;
  cancel(): Promise<void>;
}

interface State<Part, Result> {
  readonly isWorking: boolean;
  readonly callId: number | null;
  readonly part: Part | null;
  readonly result: Result | null;
  readonly failure: unknown;
}

const idle = { isWorking: false, callId: null, part: null, result: null, failure: null } as const;

/**
 * One question to the AI at a time, followed as its answer is written. Whoever leaves stops listening and nothing else: the
 * answer is kept among the documents.
 */
export function useAsking<Part, Result>(): Asking<Part, Result> {
  const { api, queryClient } = useApp();
  const [state, setState] = useState<State<Part, Result>>(idle);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const change = (news: Partial<State<Part, Result>>) =>
    isHere.current && setState((now) => ({ ...now, ...news }));

  async function begin(events: AsyncIterable<Told<Part, Result>>): Promise<void> {
    // The result before stays on screen until there is another.
    change({ isWorking: true, callId: null, part: null, failure: null });
    try {
      for await (const event of events) {
        if (event.kind === "started") change({ callId: event.callId });
        else if (event.kind === "writing") change({ part: event.part });
        else change({ result: event.result });
        if (!isHere.current) return;
      }
    } catch (failure) {
      change({ failure });
    } finally {
      change({ isWorking: false, callId: null, part: null });
      // The key too: the provider may have refused it, or another tab removed it.
      for (const queryKey of [documentsKey, callsKey, spendingKey, keyStatusKey])
        void queryClient.invalidateQueries({ queryKey });
    }
  }

  async function cancel(): Promise<void> {
    if (state.callId === null) return;
    // It may have come to its end in this very moment, and then there is nothing to stop.
    await api
      .post("/api/user/ai-calls/:id/cancel", { params: { id: state.callId } })
      .catch(() => undefined);
  }

  const { isWorking, part, result, failure, callId } = state;
  return { isWorking, part, result, failure, canCancel: callId !== null, begin, cancel };
}
