import { queryOptions, useMutation } from "@tanstack/react-query";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import type { StartStep } from "#domain/start-guide.ts";
import type { JobCard, JobList } from "#contract/jobs.ts";
import type { StartProgress } from "#contract/start-guide.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { startGuideKey } from "#client/session/queries/query-keys.ts";

const mostRows = 7;
/** A page somebody comes back to every day looks afresh now and then. */
export const freshForMs = 5 * 60 * 1000;

export const startGuideQuery = (api: Api) =>
  queryOptions({
    queryKey: startGuideKey,
    queryFn: (): Promise<StartProgress> => api.get("/api/premium/start-guide"),
  });

export const newestJobsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["jobs", "newest"],
    queryFn: async () => shownOf(await api.get("/api/jobs", { query: { worldwide: "true" } })),
    staleTime: freshForMs,
  });

export type NewestJob = ReturnType<typeof rowOf>;

/** Cut down to what the page shows, and the days of all, to count the new ones. */
const shownOf = ({ jobs }: JobList) => ({
  rows: jobs.slice(0, mostRows).map(rowOf),
  publishedDates: jobs.map(({ publishedDate }) => publishedDate),
});

const rowOf = (job: JobCard) => ({
  id: job.id,
  path: job.path,
  title: job.title,
  company: job.company,
  publishedDate: job.publishedDate,
  verdict: verdictOf(job),
  pay: job.pay.value.amount,
  isPremium: job.isPremium,
});

const changeKey = ["start-guide-change"];

interface Change {
  readonly step: StartStep;
  readonly isDone: boolean;
}

/** A tick shows at once, and is taken back if it could not be kept. */
export function useMarkStep() {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const { queryKey } = startGuideQuery(api);

  const show = ({ step, isDone }: Change) =>
    queryClient.setQueryData(queryKey, (before = { done: [], hasComeBack: true }) => {
      const others = before.done.filter((other) => other !== step);
      return { ...before, done: isDone ? [...others, step] : others };
    });

  return useMutation({
    mutationKey: changeKey,
    // One after the other, so that the last word on a step is the last one said.
    scope: { id: "start-guide" },
    mutationFn: ({ step, isDone }: Change) =>
      api.put("/api/premium/start-guide/:step", { params: { step }, body: { isDone } }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      show(change);
    },
    onSuccess: (progress) => {
      // While more is under way, the page knows better than this answer.
      if (queryClient.isMutating({ mutationKey: changeKey }) === 1)
        queryClient.setQueryData(queryKey, progress);
    },
    onError: (error, { step, isDone }) => {
      show({ step, isDone: !isDone });
      report("That tick was not kept")(error);
    },
  });
}
