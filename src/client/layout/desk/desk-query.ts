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
export interface DeskPage {
  readonly nextCursor: string | null;
  /** Null where they are not counted. */
  readonly total: number | null;
  readonly totalIsCapped: boolean;
}

/** A list from a place on. */
export const deskQuery = <Page extends DeskPage>(
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

type DeskQuery<Page extends DeskPage> = ReturnType<typeof deskQuery<Page>>;

interface Asked<Page extends DeskPage, Row, Filters> {
  readonly query: DeskQuery<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly place: ListPlace<Filters>;
  readonly address: ListAddress<Filters>;
}

/** The list at this place, all its pages as one. While another is on its way, the one before stays. */
export function useDeskList<
  Page extends DeskPage,
  Row,
  Filters,
  List extends HTMLElement = HTMLTableSectionElement,
>({ query, rowsOf, place, address }: Asked<Page, Row, Filters>) {
  const state = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
    select: joined<Page>,
  });
  const rows = state.data?.pages.flatMap(rowsOf) ?? [];
  const { list, loadMore } = useLoadMore<List, ListPlace<Filters>>({
    place,
    shown: rows.length,
    addressOf: (pages) => address.addressOf({ ...place, pages }),
    async fetchNext() {
      const next = await state.fetchNextPage();
      return next.isFetchNextPageError ? null : (next.data ?? null);
    },
  });
  const nextCursor = state.data?.nextCursor ?? null;
  return {
    list: {
      state,
      rows,
      loadMore,
      /** The page that follows, for those without scripts; null when there is none. */
      next:
        nextCursor === null
          ? null
          : address.addressOf({ filters: place.filters, from: nextCursor }),
    },
    /** For the rows, so that the keyboard can be taken to the first new one. */
    ref: list,
  };
}

/** How many there are, the newest page knows best. */
const joined = <Page extends DeskPage>({ pages }: InfiniteData<Page>) => ({
  pages,
  nextCursor: pages.at(-1)?.nextCursor ?? null,
  total: pages.at(-1)?.total ?? null,
  totalIsCapped: pages.at(-1)?.totalIsCapped ?? false,
  pageCount: pages.length,
});
