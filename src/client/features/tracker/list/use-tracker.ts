import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import type { TrackerPage } from "#contract/tracker/views.ts";
import { useApp } from "#client/app-context.ts";
import { useLoadMore } from "#client/ui/list/use-load-more.ts";
import { trackerListQuery } from "../queries.ts";
import { addressOf, type TrackerPlace } from "./address.ts";

/** The list at this place. While another is on its way, the one before stays. */
export const useTracker = ({ filters, from }: TrackerPlace) =>
  useInfiniteQuery({
    ...trackerListQuery(useApp().api, filters, from),
    placeholderData: keepPreviousData,
    select: joined,
  });

/** All pages as one list; what the last of them counted is the newest. */
function joined({ pages }: InfiniteData<TrackerPage>) {
  const { nextCursor = null, total = 0, counts, tags = [] } = pages.at(-1) ?? {};
  return {
    applications: pages.flatMap(({ applications }) => applications),
    nextCursor,
    total,
    counts: counts ?? { all: 0, pending: 0, active: 0, completed: 0 },
    tags,
    pageCount: pages.length,
  };
}

export type TrackerQuery = ReturnType<typeof useTracker>;
export type LoadedTracker = NonNullable<TrackerQuery["data"]>;

export const useMoreApplications = (place: TrackerPlace, { data, fetchNextPage }: TrackerQuery) =>
  useLoadMore<HTMLUListElement, TrackerPlace>({
    place,
    shown: data?.applications.length ?? 0,
    addressOf: (pages) => addressOf({ ...place, pages }),
    async fetchNext() {
      const next = await fetchNextPage();
      return next.isFetchNextPageError ? null : (next.data ?? null);
    },
  });
