import type { ReactNode, RefObject } from "react";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { ListFailure } from "#client/session/list-failure.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import type { ListAddress, ListPlace } from "#client/ui/list/list-address.ts";
import { LoadMore } from "#client/ui/list/load-more.tsx";
import { useMore, type ListPage, type PagedQuery } from "./use-paged.ts";

interface PagedResultsProps<Page extends ListPage, Row, Filters> {
  readonly query: PagedQuery<Page>;
  readonly place: ListPlace<Filters>;
  readonly address: ListAddress<Filters>;
  readonly rowsOf: (page: Page) => readonly Row[];
  /** What they are called, one and many. */
  readonly names: readonly [one: string, many: string];
  /** The whole list as a file. */
  readonly csv: string;
  /** Beside the count: what can be done with the list. */
  readonly beside?: ReactNode;
  readonly empty: ReactNode;
  readonly children: (
    rows: readonly Row[],
    ref: RefObject<HTMLTableSectionElement | null>,
  ) => ReactNode;
}

/** A list of the desk in all its states: on its way, empty, failed, whole or to be continued. */
export function PagedResults<Page extends ListPage, Row, Filters>(
  props: PagedResultsProps<Page, Row, Filters>,
) {
  const { query, place, address, rowsOf, names, csv, beside, empty, children } = props;
  const { data, error } = query;
  const rows = data?.pages.flatMap(rowsOf) ?? [];
  const { list, loadMore } = useMore(place, address, query, rows.length);
  return (
    <div className="grid gap-4" aria-busy={query.isFetching}>
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && rows.length === 0 && empty}
      {data !== undefined && rows.length > 0 && (
        <>
          <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
            <output className="text-quiet tabular-nums">{sayCount(data, names)}</output>
            {beside}
            <a
              href={csv}
              download
              className={classNames(buttonLook({ size: "small" }), "sm:ml-auto")}
            >
              Download as CSV
            </a>
          </div>
          <div className={classNames(query.isPlaceholderData && "opacity-60")}>
            {children(rows, list)}
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
          title={data === undefined ? "The list did not load" : "This list is not complete"}
          query={query}
        />
      )}
    </div>
  );
}

const sayCount = (
  { total, totalIsCapped }: Pick<ListPage, "total" | "totalIsCapped">,
  [one, many]: readonly [string, string],
): string =>
  total === 1 && !totalIsCapped
    ? `1 ${one}`
    : `${grouped(total)}${totalIsCapped ? "+" : ""} ${many}`;

const Waiting = () => (
  <div className="grid gap-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-18 w-full" />
    <Skeleton className="h-18 w-full" />
    <Skeleton className="h-18 w-full" />
  </div>
);
