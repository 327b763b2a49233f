import type { ReactNode } from "react";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { ListFailure } from "#client/session/list-failure.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { LoadMore } from "#client/ui/list/load-more.tsx";
import type { DeskPage, useDeskList } from "./desk-query.ts";

type Nouns = readonly [one: string, many: string];

interface DeskListProps {
  readonly list: ReturnType<typeof useDeskList<DeskPage, unknown, object>>["list"];
  /** What one of them is called, and several. */
  readonly nouns: Nouns;
  /** Where the same list is to be had as a file. */
  readonly csv: string;
  /** What to say when nothing of it came. */
  readonly failure?: string;
  /** Of the count, for whoever takes the keyboard there. */
  readonly countId?: string;
  /** Beside the count: what can be done with the list. */
  readonly beside?: ReactNode;
  /** What to say where there is nothing. */
  readonly empty: ReactNode;
  /** The rows; shown where there are any. */
  readonly children: ReactNode;
}

/** A list of the desk in all its states: on its way, empty, there, with more to come, failed. */
export function DeskList(props: DeskListProps) {
  const { list, nouns, csv, countId, beside, empty, children } = props;
  const { state, rows, loadMore, next } = list;
  const { data, error } = state;
  return (
    <div className="grid min-w-0 gap-4" aria-busy={state.isFetching}>
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && rows.length === 0 && empty}
      {data !== undefined && rows.length > 0 && (
        <>
          <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
            <output
              id={countId}
              tabIndex={countId === undefined ? undefined : -1}
              className="text-quiet tabular-nums"
            >
              {sayCount(data, rows.length, nouns)}
            </output>
            {beside}
            <a
              href={csv}
              download
              className={classNames(buttonLook({ size: "small" }), "sm:ml-auto")}
            >
              Download as CSV
            </a>
          </div>
          <div className={classNames("min-w-0", state.isPlaceholderData && "opacity-60")}>
            {children}
          </div>
          {next !== null && (
            <div className="justify-self-center py-4">
              <LoadMore to={next} isLoading={state.isFetchingNextPage} onLoad={loadMore} />
            </div>
          )}
        </>
      )}
      {error !== null && <ListFailure title={titleOf(props, data === undefined)} query={state} />}
    </div>
  );
}

const titleOf = ({ failure, nouns }: DeskListProps, isNothing: boolean): string =>
  isNothing ? (failure ?? `The ${nouns[1]} did not load`) : "This list is not complete";

function sayCount(
  { total, totalIsCapped, nextCursor }: DeskPage,
  shown: number,
  [one, many]: Nouns,
): string {
  if (total === null && nextCursor !== null) return `The first ${shown} ${many}`;
  const count = total ?? shown;
  if (totalIsCapped) return `${grouped(count)}+ ${many}`;
  return count === 1 ? `1 ${one}` : `${grouped(count)} ${many}`;
}

const Waiting = () => (
  <div className="grid gap-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-18 w-full" />
    <Skeleton className="h-18 w-full" />
    <Skeleton className="h-18 w-full" />
  </div>
);
