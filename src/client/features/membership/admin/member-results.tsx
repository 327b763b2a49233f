import { usualMemberSort } from "#domain/membership/member-order.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { classNames } from "#client/ui/class-names.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { ListFailure } from "#client/session/list-failure.tsx";
import { LoadMore } from "#client/ui/list/load-more.tsx";
import { addressOf, type MemberFilters, type MembersPlace } from "./address.ts";
import { MemberTable } from "./member-table.tsx";
import { queryOf } from "./queries.ts";
import { useMembers, useMoreMembers } from "./use-members.ts";

export function MemberResults({ place }: { place: MembersPlace }) {
  const query = useMembers(place);
  const { data, error } = query;
  return (
    <div className="grid gap-4" aria-busy={query.isFetching}>
      {data === undefined && error === null && <Waiting />}
      {data?.members.length === 0 && <Nobody filters={place.filters} />}
      {data !== undefined && data.members.length > 0 && (
        <Loaded place={place} query={query} data={data} />
      )}
      {error !== null && (
        <ListFailure
          title={data === undefined ? "The members did not load" : "This list is not complete"}
          query={query}
        />
      )}
    </div>
  );
}

type Query = ReturnType<typeof useMembers>;

interface LoadedProps {
  readonly place: MembersPlace;
  readonly query: Query;
  readonly data: NonNullable<Query["data"]>;
}

function Loaded({ place, query, data }: LoadedProps) {
  const { filters } = place;
  const { members, nextCursor } = data;
  const { list, loadMore } = useMoreMembers(place, query);
  const { api } = useApp();
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <output className="text-quiet tabular-nums">{sayCount(data)}</output>
        {filters.sort !== usualMemberSort && (
          <ButtonLink
            to={addressOf({ filters: { ...filters, sort: usualMemberSort } })}
            size="small"
            variant="quiet"
            preventScrollReset
          >
            Back to the newest first
          </ButtonLink>
        )}
        <a
          href={api.link("/api/admin/memberships.csv", { query: queryOf(filters) })}
          download
          className={classNames(buttonLook({ size: "small" }), "sm:ml-auto")}
        >
          Download as CSV
        </a>
      </div>
      <div className={classNames(query.isPlaceholderData && "opacity-60")}>
        <MemberTable members={members} filters={filters} ref={list} />
      </div>
      {nextCursor !== null && (
        <div className="justify-self-center py-4">
          <LoadMore
            to={addressOf({ filters, from: nextCursor })}
            isLoading={query.isFetchingNextPage}
            onLoad={loadMore}
          />
        </div>
      )}
    </>
  );
}

function sayCount({ members, nextCursor, total, totalIsCapped }: LoadedProps["data"]): string {
  if (total !== null && totalIsCapped) return `${grouped(total)}+ members`;
  if (total === null && nextCursor !== null) return `The first ${members.length} members`;
  const count = total ?? members.length;
  return count === 1 ? "1 member" : `${grouped(count)} members`;
}

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
