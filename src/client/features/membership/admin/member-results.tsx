import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { failureMessage } from "#client/session/failure.ts";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { LoadMore } from "#client/ui/list/load-more.tsx";
import { addressOf, type MemberFilters } from "./address.ts";
import { MemberTable } from "./member-table.tsx";
import { membersQuery } from "./queries.ts";

interface MemberResultsProps {
  readonly filters: MemberFilters;
  readonly from: string | null;
}

/** The list at this address. While another is on its way, the one before stays. */
export function MemberResults({ filters, from }: MemberResultsProps) {
  const query = useInfiniteQuery({
    ...membersQuery(useApp().api, filters, from),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isFetchingNextPage, isPlaceholderData } = query;
  const again = query.isFetchNextPageError ? query.fetchNextPage : query.refetch;
  const members = data?.pages.flatMap((page) => page.members);
  const nextCursor = data?.pages.at(-1)?.nextCursor ?? null;
  return (
    <div className="grid gap-4" aria-busy={isFetching}>
      {members === undefined && error === null && <Waiting />}
      {members?.length === 0 && <Nobody filters={filters} />}
      {members !== undefined && members.length > 0 && (
        <>
          <output className="text-quiet tabular-nums">
            {sayCount(members.length, nextCursor)}
          </output>
          <div className={classNames(isPlaceholderData && "opacity-60")}>
            <MemberTable members={members} />
          </div>
        </>
      )}
      {error !== null && (
        <Alert
          tone="failure"
          title={members === undefined ? "The members did not load" : "This list is not complete"}
          isAnnounced
        >
          <p>{failureMessage(error, "Something went wrong on the way to you.")}</p>
          <Button size="small" className="mt-3" isLoading={isFetching} onClick={() => void again()}>
            Try again
          </Button>
        </Alert>
      )}
      {nextCursor !== null && (
        <div className="justify-self-center py-4">
          <LoadMore
            to={addressOf(filters, nextCursor)}
            isLoading={isFetchingNextPage}
            onLoad={() => query.fetchNextPage()}
          />
        </div>
      )}
    </div>
  );
}

const sayCount = (count: number, nextCursor: string | null): string => {
  if (nextCursor !== null) return `The first ${count} members`;
  return count === 1 ? "1 member" : `${count} members`;
};

function Nobody({ filters: { search, state } }: { filters: MemberFilters }) {
  if (search === "" && state === null)
    return (
      <EmptyState title="No members yet">
        Whoever pays, or is given premium, appears here.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nobody found"
      action={<ButtonLink to={paths.adminMemberships}>Show everybody</ButtonLink>}
    >
      Search for a username, an email address or a payment reference, or choose another state.
    </EmptyState>
  );
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
