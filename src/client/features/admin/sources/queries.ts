import { useState } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SourceDetail } from "#contract/admin/sources.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";

export const sourcesQuery = (api: Api) =>
  queryOptions({ queryKey: ["sources"], queryFn: () => api.get("/api/admin/sources") });

export const sourceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["source", id],
    queryFn: () => api.get("/api/admin/sources/:id", { params: { id } }),
  });

const lookAgainMs = 1_500;

const newestRun = ({ runs }: SourceDetail): number => runs[0]?.id ?? 0;

/** A source, looked at again while it is read: whoever asked for a run sees what came of it. */
export function useSource(id: string) {
  const { api } = useApp();
  /** The newest run there was when somebody asked for another; null when nobody waits for one. */
  const [runBefore, setRunBefore] = useState<number | null>(null);
  const isBeingRead = (detail: SourceDetail): boolean =>
    detail.source.isRunning || newestRun(detail) === runBefore;
  const { data } = useQuery({
    ...sourceQuery(api, id),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isBeingRead(state.data) && lookAgainMs,
  });
  if (data === undefined) return null;
  return {
    detail: { ...data, source: { ...data.source, isRunning: isBeingRead(data) } },
    awaitRun: () => setRunBefore(newestRun(data)),
  };
}

/** What can be done to a source. Each answer is the source as it is then. */
export function useSourceDeeds(id: number, onRunAsked: () => void) {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const params = { id };

  async function show(
    answer: Promise<SourceDetail>,
    title: string,
    failure: string,
    onDone?: () => void,
  ): Promise<void> {
    try {
      queryClient.setQueryData(sourceQuery(api, String(id)).queryKey, await answer);
      await queryClient.invalidateQueries({ queryKey: sourcesQuery(api).queryKey });
      onDone?.();
      toast({ title });
    } catch (error) {
      report(failure)(error);
    }
  }

  return {
    pause: (isPaused: boolean) =>
      show(
        api.post("/api/admin/sources/:id/paused", { params, body: { isPaused } }),
        isPaused ? "Paused" : "Its turn comes within ten minutes",
        "Nothing was changed",
      ),
    run: (isSmallerAccepted: boolean) =>
      show(
        api.post("/api/admin/sources/:id/run", { params, body: { isSmallerAccepted } }),
        "It is being read",
        "It was not read",
        onRunAsked,
      ),
    tellApart: (key: string) =>
      show(
        api.post("/api/admin/sources/:id/distinct", { params, body: { key } }),
        "It becomes a job of its own with the next run",
        "It stays a copy",
      ),
  };
}
