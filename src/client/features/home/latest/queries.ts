import { queryOptions, type QueryState } from "@tanstack/react-query";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { beginningOf } from "#domain/jobs/beginning.ts";
import type { JobCard, JobList, JobTeaser } from "#contract/jobs.ts";
import type { RoleFiguresReply } from "#contract/listings/role-figures.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";

const mostCards = 6;
const mostTeasers = 4;
const longestDescription = 120;
const mostTags = 2;

/** The newest jobs, and what all of them come to. They stay for as long as the page is open; a visit after five minutes looks afresh. */
export const latestJobsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["jobs", "latest"],
    queryFn: async () =>
      shownOf(
        ...(await Promise.all([
          api.get("/api/jobs", { query: { worldwide: "true" } }),
          api.get("/api/role-figures", { query: {} }),
        ])),
      ),
    gcTime: Infinity,
    staleTime: 5 * 60 * 1000,
  });

/**
 * Reads what the loader fetched, and fetches it again for whoever logs out here. The library's own hook does
 * far more, and would weigh a third of all that is the landing page's own.
 */
export function useLatestJobs(sent: LatestState | undefined) {
  const { api, queryClient } = useApp();
  const read = () => queryClient.getQueryState(latestJobsQuery(api).queryKey);
  const follow = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  const ask = useCallback(
    () => void queryClient.prefetchQuery(latestJobsQuery(api)),
    [queryClient, api],
  );
  const state = useSyncExternalStore(follow, read, () => sent);
  const isMissing = state === undefined;
  useEffect(() => {
    if (isMissing) ask();
  }, [isMissing, ask]);
  return { status: state?.status ?? "pending", list: state?.data ?? null, retry: ask };
}

/** Cut down to what the page shows: whatever else came along would travel with every page. */
const shownOf = (list: JobList, { pay }: RoleFiguresReply) => ({
  // What needs a warning is not what a first visit should show.
  jobs: list.jobs
    .filter(({ riskVerdict }) => riskVerdict === "nothing-odd" || riskVerdict === "too-little")
    .slice(0, mostCards)
    .map(cardOf),
  teasers: list.total > mostCards ? list.teasers.slice(0, mostTeasers).map(placed) : [],
  open: list.total,
  locked: list.total - list.visible,
  areMoreLocked: list.totalIsCapped,
  /** In dollars for a month, of the free ones; null while too few of them say. */
  middlePay: pay === null ? null : pay.dollars.middle,
  /** The same in rand. */
  middleMonth: pay === null ? null : pay.rand.middle,
});

/** Two teasers can be alike in all they tell, so their place is what tells them apart. */
const placed = (teaser: JobTeaser, place: number) => ({ ...teaser, place });

export type LatestJobs = ReturnType<typeof shownOf>;

export type LatestState = QueryState<LatestJobs>;

export type ShownJob = ReturnType<typeof cardOf>;

const cardOf = (job: JobCard) => ({
  id: job.id,
  path: job.path,
  title: job.title,
  company: job.company,
  location: job.location,
  description: beginningOf(job.description, longestDescription),
  tags: job.tags.slice(0, mostTags),
  publishedDate: job.publishedDate,
  link: job.link,
  via: job.via,
  openToSouthAfrica: {
    value: job.openToSouthAfrica.value,
    confidence: job.openToSouthAfrica.confidence,
  },
  riskVerdict: job.riskVerdict,
  pay: job.pay.value,
  payInRand: job.payInRand,
});
