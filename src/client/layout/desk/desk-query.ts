import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
} from "@tanstack/react-query";

/** One page of a list at the desk, as every list there answers. */
export interface DeskPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** A list from a place on; `key` names the list and its filters. */
export const deskQuery = <Row>(
  key: readonly unknown[],
  from: string | null,
  fetch: (cursor: string | undefined) => Promise<DeskPage<Row>>,
) =>
  infiniteQueryOptions({
    queryKey: ["desk", ...key, from],
    initialPageParam: from,
    queryFn: ({ pageParam }) => fetch(pageParam ?? undefined),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export type DeskQuery<Row> = ReturnType<typeof deskQuery<Row>>;

/** All pages as one. While another list is on its way, the one before stays. */
export const useDeskRows = <Row>(query: DeskQuery<Row>) =>
  useInfiniteQuery({ ...query, placeholderData: keepPreviousData, select: joined<Row> });

function joined<Row>({ pages }: InfiniteData<DeskPage<Row>>) {
  const { nextCursor = null, total = 0, totalIsCapped = false } = pages.at(-1) ?? {};
  return {
    rows: pages.flatMap(({ rows }) => rows),
    nextCursor,
    total,
    totalIsCapped,
    pageCount: pages.length,
  };
}
