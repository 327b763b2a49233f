import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
} from "@tanstack/react-query";
import type { ListAddress, ListPlace } from "#client/ui/list/list-address.ts";
import { useLoadMore } from "#client/ui/list/use-load-more.ts";

/** What every list at the desk answers with, beside its rows. */
export interface ListPage {
  readonly nextCursor: string | null;
  readonly total: number;
  readonly totalIsCapped: boolean;
}

export const pagedQuery = <Page extends ListPage>(
  queryKey: QueryKey,
  from: string | null,
  fetchPage: (cursor: string | undefined) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    initialPageParam: from,
    queryFn: ({ pageParam }: { pageParam: string | null }) => fetchPage(pageParam ?? undefined),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The list at this place, all its pages as one. While another is on its way, the one before stays. */
export function usePaged<Page extends ListPage>(options: ReturnType<typeof pagedQuery<Page>>) {
  return useInfiniteQuery({ ...options, placeholderData: keepPreviousData, select: joined<Page> });
}

/** How many there are, the newest page knows best. */
const joined = <Page extends ListPage>({ pages }: InfiniteData<Page>) => ({
  pages,
  nextCursor: pages.at(-1)?.nextCursor ?? null,
  total: pages.at(-1)?.total ?? 0,
  totalIsCapped: pages.at(-1)?.totalIsCapped ?? false,
  pageCount: pages.length,
});

export type PagedQuery<Page extends ListPage> = ReturnType<typeof usePaged<Page>>;

export const useMore = <Filters>(
  place: ListPlace<Filters>,
  address: ListAddress<Filters>,
  { fetchNextPage }: Pick<PagedQuery<ListPage>, "fetchNextPage">,
  shown: number,
) =>
  useLoadMore<HTMLTableSectionElement, ListPlace<Filters>>({
    place,
    shown,
    addressOf: (pages) => address.addressOf({ ...place, pages }),
    async fetchNext() {
      const next = await fetchNextPage();
      return next.isFetchNextPageError ? null : (next.data ?? null);
    },
  });
