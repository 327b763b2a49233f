import { useMutation } from "@tanstack/react-query";
import type { Tracked } from "#contract/tracker/applications.ts";
import type { TrackerMarks } from "#contract/tracker/views.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { startGuideKey, trackerKey } from "#client/session/queries/query-keys.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { useOneAtATime } from "#client/ui/one-at-a-time.ts";
import { marksQuery, noMarks, useApplied, type AppliedMark } from "./marks.ts";
import { tellTracked, tellTrackedBefore } from "./tell-tracked.ts";

/** Puts something into the tracker by the given call, marks it on the board, and tells of it. */
export function useTrackBy<Given>(send: (given: Given) => Promise<Tracked>) {
  const change = useAppliedChange();
  const report = useFailureReport();
  const undo = useMutation({
    mutationFn: change.remove,
    onSuccess: () => toast({ title: "No longer tracked" }),
    onError: report("That could not be undone"),
  });
  const { isPending, data, mutateAsync } = useMutation({
    mutationFn: send,
    onSuccess: async (tracked) => {
      tellTracked(tracked, () => undo.mutate(tracked.application.id));
      await change.add(tracked);
    },
    onError: report("This was not tracked"),
  });
  const isUndone = undo.isSuccess && undo.variables === data?.application.id;
  return { isPending, track: mutateAsync, tracked: isUndone ? null : (data?.application ?? null) };
}

/** Whether a listing of the board is tracked, and how to track it. */
export function useTracking(jobId: string): {
  readonly applied: AppliedMark | null;
  readonly isPending: boolean;
  readonly track: () => void;
} {
  const { api } = useApp();
  const applied = useApplied(jobId);
  const path = "/api/premium/job-applications/from-listing";
  const { isPending, track } = useTrackBy(() => api.post(path, { body: { jobId } }));
  // A failure has been reported by then.
  const trackOnce = useOneAtATime(() => track(undefined).catch(() => undefined));
  return {
    applied,
    isPending,
    track: () => (applied === null ? trackOnce() : tellTrackedBefore(applied)),
  };
}

/** How what was tracked or is no longer shows at once, wherever applications are shown. */
function useAppliedChange() {
  const { api, queryClient } = useApp();
  const { queryKey } = marksQuery(api);
  async function show(next: (applied: TrackerMarks["applied"]) => TrackerMarks["applied"]) {
    // An answer from before the change would undo it on screen.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (now = noMarks) => ({ ...now, applied: next(now.applied) }));
    void queryClient.invalidateQueries({ queryKey: startGuideKey });
    await queryClient.invalidateQueries({ queryKey: trackerKey });
  }
  return {
    async add({ application: { id, job, dateApplied } }: Tracked): Promise<void> {
      const mark = job && { jobId: job.id, on: dateApplied, applicationId: id };
      await show((applied) => [...(mark ? [mark] : []), ...without(applied, id)]);
    },
    async remove(id: number): Promise<void> {
      await api.delete("/api/premium/job-applications/:id", { params: { id } });
      await show((applied) => without(applied, id));
    },
  };
}

const without = (applied: TrackerMarks["applied"], id: number): TrackerMarks["applied"] =>
  applied.filter(({ applicationId }) => applicationId !== id);
