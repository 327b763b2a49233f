import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import type { FreeJobList } from "#contract/admin/free-jobs.ts";
import { useApp } from "#client/app-context.ts";
import { useLoadMore } from "#client/ui/list/use-load-more.ts";
import { addressOf, type FreeJobsPlace } from "./address.ts";
import { freeJobListQuery } from "./queries.ts";

/** The list at this place. While another is on its way, the one before stays. */
export function useFreeJobs({ filters, from }: FreeJobsPlace) {
  return useInfiniteQuery({
    ...freeJobListQuery(useApp().api, filters, from),
    placeholderData: keepPreviousData,
    select: joined,
  });
}

/** All pages as one list; how many there are, the newest of them knows best. */
function joined({ pages }: InfiniteData<FreeJobList>) {
  const { nextCursor = null, total = 0, totalIsCapped = false } = pages.at(-1) ?? {};
  return {
    jobs: pages.flatMap(({ jobs }) => jobs),
    nextCursor,
    total,
    totalIsCapped,
    pageCount: pages.length,
  };
}

export const useMoreFreeJobs = (
  place: FreeJobsPlace,
  { data, fetchNextPage }: ReturnType<typeof useFreeJobs>,
) =>
  useLoadMore<HTMLTableSectionElement, FreeJobsPlace>({
    place,
    shown: data?.jobs.length ?? 0,
    addressOf: (pages) => addressOf({ ...place, pages }),
    async fetchNext() {
      const next = await fetchNextPage();
      return next.isFetchNextPageError ? null : (next.data ?? null);
    },
  });
