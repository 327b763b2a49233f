import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { useLoadMore } from "#client/ui/list/use-load-more.ts";
import { documentListQuery, type DocumentList } from "../queries.ts";
import { addressOf, type DocumentsPlace } from "./address.ts";

/** The list at this place. While another is on its way, the one before stays. */
export function useDocuments({ filters, from }: DocumentsPlace) {
  return useInfiniteQuery({
    ...documentListQuery(useApp().api, filters, from),
    placeholderData: keepPreviousData,
    select: joined,
  });
}

/** All pages as one list; how many there are, the newest of them knows best. */
function joined({ pages }: InfiniteData<DocumentList>) {
  const { nextCursor = null, total = 0, totalIsCapped = false } = pages.at(-1) ?? {};
  return {
    documents: pages.flatMap(({ documents }) => documents),
    nextCursor,
    total,
    totalIsCapped,
    pageCount: pages.length,
  };
}

export const useMoreDocuments = (
  place: DocumentsPlace,
  { data, fetchNextPage }: ReturnType<typeof useDocuments>,
) =>
  useLoadMore<HTMLUListElement, DocumentsPlace>({
    place,
    shown: data?.documents.length ?? 0,
    addressOf: (pages) => addressOf({ ...place, pages }),
    async fetchNext() {
      const next = await fetchNextPage();
      return next.isFetchNextPageError ? null : (next.data ?? null);
    },
  });
