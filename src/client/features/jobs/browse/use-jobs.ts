import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import type { JobList } from "#contract/jobs.ts";
import { useApp } from "#client/app-context.ts";
import { jobsQuery } from "../queries.ts";
import type { Place } from "./address.ts";

/** The list at this place. While another is on its way, the one before stays. */
export function useJobs({ filters, from }: Place, isEnabled: boolean) {
  return useInfiniteQuery({
    ...jobsQuery(useApp().api, filters, from),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    select: joined,
  });
}

/** All pages as one list; what is said about the whole is said by the first. */
function joined({ pages }: InfiniteData<JobList>) {
  const [first] = pages;
  const { teasers = [], total = 0, totalIsCapped = false, visible = 0 } = first ?? {};
  return {
    pages: pages.map(({ jobs }) => jobs),
    teasers,
    total,
    totalIsCapped,
    locked: Math.max(total - visible, 0),
    facets: first && { counts: first.facets, areAtLeast: first.facetsAreAtLeast },
    nextCursor: pages.at(-1)?.nextCursor ?? null,
    pageCount: pages.length,
    didYouMean: first?.didYouMean ?? null,
  };
}
