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
import { addressOf, type AuditPlace } from "./address.ts";
import { EntryTable } from "./entry-table.tsx";
import { queryOf } from "./queries.ts";
import { useEntries, useMoreEntries } from "./use-entries.ts";

export function AuditResults({ place }: { place: AuditPlace }) {
  const query = useEntries(place);
  const { data, error } = query;
  return (
    <div className="grid gap-4" aria-busy={query.isFetching}>
      {data === undefined && error === null && <Waiting />}
      {data?.entries.length === 0 && <Nothing isWhole={addressOf(place) === paths.adminAudit} />}
      {data !== undefined && data.entries.length > 0 && (
        <Loaded place={place} query={query} data={data} />
      )}
      {error !== null && (
        <ListFailure
          title={data === undefined ? "The trail did not load" : "This list is not complete"}
          query={query}
        />
      )}
    </div>
  );
}

type Query = ReturnType<typeof useEntries>;

interface LoadedProps {
  readonly place: AuditPlace;
  readonly query: Query;
  readonly data: NonNullable<Query["data"]>;
}

function Loaded({ place, query, data }: LoadedProps) {
  const { filters } = place;
  const { list, loadMore } = useMoreEntries(place, query);
  const { api } = useApp();
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <output className="text-quiet tabular-nums">{sayCount(data)}</output>
        {addressOf({ filters }) !== paths.adminAudit && (
          <ButtonLink to={paths.adminAudit} size="small" variant="quiet" preventScrollReset>
            Show everything
          </ButtonLink>
        )}
        <a
          href={api.link("/api/admin/audit.csv", { query: queryOf(filters) })}
          download
          className={classNames(buttonLook({ size: "small" }), "sm:ml-auto")}
        >
          Download as CSV
        </a>
      </div>
      <div className={classNames("min-w-0", query.isPlaceholderData && "opacity-60")}>
        <EntryTable entries={data.entries} filters={filters} ref={list} />
      </div>
      {data.nextCursor !== null && (
        <div className="justify-self-center py-4">
          <LoadMore
            to={addressOf({ filters, from: data.nextCursor })}
            isLoading={query.isFetchingNextPage}
            onLoad={loadMore}
          />
        </div>
      )}
    </>
  );
}

function sayCount({ total, totalIsCapped }: LoadedProps["data"]): string {
  if (totalIsCapped) return `${grouped(total)}+ entries`;
  return total === 1 ? "1 entry" : `${grouped(total)} entries`;
}

const Nothing = ({ isWhole }: { isWhole: boolean }) =>
  isWhole ? (
    <EmptyState title="Nothing was done yet">
      Whatever somebody does at this desk is written down here by itself.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing found"
      action={<ButtonLink to={paths.adminAudit}>Show everything</ButtonLink>}
    >
      Search for a part of a name or of a reason, or choose another deed, subject or person.
    </EmptyState>
  );

const Waiting = () => (
  <div className="grid gap-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-18 w-full" />
    <Skeleton className="h-18 w-full" />
  </div>
);
