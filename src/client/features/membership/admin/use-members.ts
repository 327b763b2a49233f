import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import type { MemberList } from "#contract/admin/membership.ts";
import { useApp } from "#client/app-context.ts";
import { useLoadMore } from "#client/ui/list/use-load-more.ts";
import { addressOf, type MembersPlace } from "./address.ts";
import { membersQuery } from "./queries.ts";

/** The list at this place. While another is on its way, the one before stays. */
export function useMembers({ filters, from }: MembersPlace) {
  return useInfiniteQuery({
    ...membersQuery(useApp().api, filters, from),
    placeholderData: keepPreviousData,
    select: joined,
  });
}

/** All pages as one list; how many there are, the newest of them knows best. */
function joined({ pages }: InfiniteData<MemberList>) {
  const { nextCursor = null, total = null, totalIsCapped = false } = pages.at(-1) ?? {};
  return {
    members: pages.flatMap(({ members }) => members),
    nextCursor,
    total,
    totalIsCapped,
    pageCount: pages.length,
  };
}

export const useMoreMembers = (
  place: MembersPlace,
  { data, fetchNextPage }: ReturnType<typeof useMembers>,
) =>
  useLoadMore<HTMLTableSectionElement, MembersPlace>({
    place,
    shown: data?.members.length ?? 0,
    addressOf: (pages) => addressOf({ ...place, pages }),
    async fetchNext() {
      const next = await fetchNextPage();
      return next.isFetchNextPageError ? null : (next.data ?? null);
    },
  });
