import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { useLoadMore } from "#client/ui/list/use-load-more.ts";
import { addressOf, type AuditPlace } from "./address.ts";
import { auditQuery } from "./queries.ts";

/** The trail at this place. While another is on its way, the one before stays. */
export const useEntries = ({ filters, from }: AuditPlace) =>
  useInfiniteQuery({
    ...auditQuery(useApp().api, filters, from),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      entries: pages.flatMap(({ entries }) => entries),
      nextCursor: pages.at(-1)?.nextCursor ?? null,
      total: pages.at(-1)?.total ?? 0,
      totalIsCapped: pages.at(-1)?.totalIsCapped ?? false,
      pageCount: pages.length,
    }),
  });

export const useMoreEntries = (
  place: AuditPlace,
  { data, fetchNextPage }: ReturnType<typeof useEntries>,
) =>
  useLoadMore<HTMLTableSectionElement, AuditPlace>({
    place,
    shown: data?.entries.length ?? 0,
    addressOf: (pages) => addressOf({ ...place, pages }),
    async fetchNext() {
      const next = await fetchNextPage();
      return next.isFetchNextPageError ? null : (next.data ?? null);
    },
  });
