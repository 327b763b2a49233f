import type { ReactNode, RefObject } from "react";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { ListFailure } from "#client/session/list-failure.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import type { ListAddress, ListPlace } from "#client/ui/list/list-address.ts";
import { LoadMore } from "#client/ui/list/load-more.tsx";
import { useLoadMore } from "#client/ui/list/use-load-more.ts";
import { useDeskRows, type DeskQuery } from "./desk-query.ts";

interface DeskListProps<Row, Filters, List extends HTMLElement> {
  readonly query: DeskQuery<Row>;
  readonly place: ListPlace<Filters>;
  readonly address: ListAddress<Filters>;
  /** What one of them is called, and several. */
  readonly nouns: readonly [one: string, many: string];
  /** Where the same list is to be had as a file. */
  readonly csv: string;
  /** What to say where there is nothing. */
  readonly empty: ReactNode;
  readonly children: (
    rows: readonly Row[],
    list: RefObject<List | null>,
    /** When they were fetched. */
    now: number,
  ) => ReactNode;
}

/** A list of the desk in all its states: on its way, empty, there, with more to come, failed. */
export function DeskList<Row, Filters, List extends HTMLElement = HTMLTableSectionElement>(
  props: DeskListProps<Row, Filters, List>,
) {
  const { place, address, nouns } = props;
  const query = useDeskRows(props.query);
  const { data, error } = query;
  const { list, loadMore } = useLoadMore<List, ListPlace<Filters>>({
    place,
    shown: data?.rows.length ?? 0,
    addressOf: (pages) => address.addressOf({ ...place, pages }),
    async fetchNext() {
      const next = await query.fetchNextPage();
      return next.isFetchNextPageError ? null : (next.data ?? null);
    },
  });
  return (
    <div className="grid min-w-0 gap-4" aria-busy={query.isFetching}>
      {data === undefined && error === null && <Waiting />}
      {data?.rows.length === 0 && props.empty}
      {data !== undefined && data.rows.length > 0 && (
        <>
          <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
            <output className="text-quiet tabular-nums">{sayCount(data, nouns)}</output>
            <a
              href={props.csv}
              download
              className={classNames(buttonLook({ size: "small" }), "ml-auto")}
            >
              Download as CSV
            </a>
          </div>
          <div className={classNames(query.isPlaceholderData && "opacity-60")}>
            {props.children(data.rows, list, query.dataUpdatedAt)}
          </div>
          {data.nextCursor !== null && (
            <div className="justify-self-center py-4">
              <LoadMore
                to={address.addressOf({ filters: place.filters, from: data.nextCursor })}
                isLoading={query.isFetchingNextPage}
                onLoad={loadMore}
              />
            </div>
          )}
        </>
      )}
      {error !== null && (
        <ListFailure
          title={data === undefined ? `The ${nouns[1]} did not load` : "This list is not complete"}
          query={query}
        />
      )}
    </div>
  );
}

const sayCount = (
  { total, totalIsCapped }: { readonly total: number; readonly totalIsCapped: boolean },
  [one, many]: readonly [string, string],
): string => (total === 1 ? `1 ${one}` : `${grouped(total)}${totalIsCapped ? "+" : ""} ${many}`);

const Waiting = () => (
  <div className="grid gap-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-18 w-full" />
    <Skeleton className="h-18 w-full" />
    <Skeleton className="h-18 w-full" />
  </div>
);
