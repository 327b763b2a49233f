import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import type { ModerationList } from "#contract/employers/moderation.ts";
import { useApp } from "#client/app-context.ts";
import { useLoadMore } from "#client/ui/list/use-load-more.ts";
import { addressOf, type QueuePlace } from "./address.ts";
import { queueQuery } from "./queries.ts";

/** The list at this place. While another is on its way, the one before stays. */
export function useQueue({ filters, from }: QueuePlace) {
  return useInfiniteQuery({
    ...queueQuery(useApp().api, filters, from),
    placeholderData: keepPreviousData,
    select: joined,
  });
}

/** All pages as one list; how many there are, the newest of them knows best. */
function joined({ pages }: InfiniteData<ModerationList>) {
  const { nextCursor = null, total = 0, totalIsCapped = false } = pages.at(-1) ?? {};
  return {
    postings: pages.flatMap(({ postings }) => postings),
    nextCursor,
    total,
    totalIsCapped,
    pageCount: pages.length,
  };
}

export const useMorePostings = (
  place: QueuePlace,
  { data, fetchNextPage }: ReturnType<typeof useQueue>,
) =>
  useLoadMore<HTMLTableSectionElement, QueuePlace>({
    place,
    shown: data?.postings.length ?? 0,
    addressOf: (pages) => addressOf({ ...place, pages }),
    async fetchNext() {
      const next = await fetchNextPage();
      return next.isFetchNextPageError ? null : (next.data ?? null);
    },
  });
