import { useMutation, useQuery } from "@tanstack/react-query";
import type { JobCard } from "#contract/jobs.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
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

/** Whether this job is saved, and how to change that. The change shows at once, and is taken back if it failed. */
export function useSaving(job: SavableJob): Saving {
  const isSignedIn = useUser() !== null;
  const isSaved = useSavedJobs().data?.some(({ jobId }) => jobId === job.id) ?? false;
  const { isPending, mutateAsync } = useSavedChange(job);
  // A failure has been taken back and reported by the change itself.
  const change = useOneAtATime(() => mutateAsync(!isSaved).catch(() => undefined));
  return {
    isSaved,
    isPending,
    toggle() {
      if (isSignedIn) change();
      else askToSignIn();
    },
  };
}

function useSavedChange({ id: jobId, title, company, link }: SavableJob) {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const { queryKey } = savedJobsQuery(api);
  const mine = { jobId, title, company, link };

  const show = (isSaved: boolean) =>
    queryClient.setQueryData(queryKey, (before = []) => {
      const others = before.filter((saved) => saved.jobId !== jobId);
      return isSaved ? [mine, ...others] : others;
    });

  return useMutation({
    mutationFn: async (isWanted: boolean): Promise<unknown> =>
      isWanted
        ? api.post("/api/jobs/save", { body: mine })
        : api.delete("/api/jobs/saved/:jobId", { params: { jobId } }),
    onMutate: async (isWanted) => {
      await queryClient.cancelQueries({ queryKey });
      show(isWanted);
    },
    onSuccess: async (_, isWanted) => {
      toast({ title: isWanted ? "Job saved" : "Job removed", description: title });
      // A job just removed stays in the list on screen, so that a slip can be undone; the next visit looks afresh.
      await queryClient.invalidateQueries({ queryKey: savedListsKey, refetchType: "none" });
    },
    onError: (error, isWanted) => {
      show(!isWanted);
      report(isWanted ? "Failed to save job" : "Failed to remove job")(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

const askToSignIn = () =>
  toast({
    title: "Authentication required",
    description: "Please login to save jobs",
    variant: "destructive",
  });
