import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { signInPath } from "#domain/paths.ts";
import type { JobCard, SavedJob } from "#contract/jobs.ts";
import { useApp } from "#client/app-context.ts";
import { handOverSave, takeHandedOverSave } from "#client/session/handed-over.ts";
import { useOptimisticChange } from "#client/session/changes/optimistic-change.ts";
import { useUser } from "#client/session/viewer.ts";
import { useOneAtATime } from "#client/ui/one-at-a-time.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { savedJobsQuery, savedListsKey } from "./queries.ts";

type SavableJob = Pick<JobCard, "id" | "title" | "company" | "link">;

export interface Saving {
  readonly isSaved: boolean;
  readonly isPending: boolean;
  readonly toggle: () => void;
}

/** The jobs the viewer saved; nobody asks for those of a visitor. */
export const useSavedJobs = () =>
  useQuery({ ...savedJobsQuery(useApp().api), enabled: useUser() !== null });

/** Whether this job is saved, and how to change that. */
export function useSaving(job: SavableJob): Saving {
  const isSignedIn = useUser() !== null;
  const isSaved = useSavedJobs().data?.some(({ jobId }) => jobId === job.id) ?? false;
  const { isPending, mutateAsync } = useSavedChange(job);
  // A failure has been taken back and reported by the change itself.
  const change = useOneAtATime(() =>
    mutateAsync(isSaved ? "remove" : "save").catch(() => undefined),
  );
  useEffect(() => {
    if (!isSignedIn || !takeHandedOverSave(job.id)) return;
    mutateAsync("save").catch(() => undefined);
    // The address named it, but a list that came after the page was not there to be scrolled.
    document.getElementById(`job-${job.id}`)?.scrollIntoView({ block: "center" });
  }, [isSignedIn, job.id, mutateAsync]);
  return {
    isSaved,
    isPending,
    toggle() {
      if (isSignedIn) change();
      else askToSignIn(job.id);
    },
  };
}

type Change = "save" | "remove" | "restore";

function useSavedChange({ id: jobId, title, company, link }: SavableJob) {
  const { api, queryClient } = useApp();
  const mine = { jobId, title, company, link };
  const change = useOptimisticChange<readonly SavedJob[], Change>({
    queryKey: savedJobsQuery(api).queryKey,
    show: (now, change) => [...(change === "remove" ? [] : [mine]), ...without(now, jobId)],
    takeBack: (now, _, before) => [
      ...(before?.filter((saved) => saved.jobId === jobId) ?? []),
      ...without(now, jobId),
    ],
    send: async (change): Promise<unknown> => {
      if (change === "save") return api.post("/api/jobs/save", { body: mine });
      const params = { jobId };
      return change === "remove"
        ? api.delete("/api/jobs/saved/:jobId", { params })
        : api.post("/api/jobs/saved/:jobId/restore", { params });
    },
    async onDone(done) {
      const undo = { label: "Undo", onPress: () => change.mutate("restore") };
      if (done === "remove") toast({ title: "Job removed", description: title, action: undo });
      else toast({ title: "Job saved", description: title });
      // A job just removed stays in the list on screen, so that a slip can be undone; the next visit looks afresh.
      await queryClient.invalidateQueries({ queryKey: savedListsKey, refetchType: "none" });
    },
    failureOf: (change) => (change === "remove" ? "Failed to remove job" : "Failed to save job"),
  });
  return change;
}

const without = (now: readonly SavedJob[] | undefined, id: string): readonly SavedJob[] =>
  now?.filter(({ jobId }) => jobId !== id) ?? [];

function askToSignIn(jobId: string): void {
  handOverSave(jobId);
  const { pathname, search } = location;
  toast({
    title: "Authentication required",
    description: "Please login to save jobs",
    variant: "destructive",
    link: { label: "Sign in", to: signInPath(`${pathname}${search}#job-${jobId}`) },
  });
}
