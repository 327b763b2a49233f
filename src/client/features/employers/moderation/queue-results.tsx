import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { ListFailure } from "#client/session/list-failure.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { classNames } from "#client/ui/class-names.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { LoadMore } from "#client/ui/list/load-more.tsx";
import { addressOf, type QueueFilters, type QueuePlace } from "./address.ts";
import { BulkBar, useChoosing } from "./bulk.tsx";
import { queryOf } from "./queries.ts";
import { QueueTable } from "./queue-table.tsx";
import { useMorePostings, useQueue } from "./use-queue.ts";

export function QueueResults({ place }: { place: QueuePlace }) {
  const query = useQueue(place);
  const { data, error } = query;
  return (
    <div className="grid gap-4" aria-busy={query.isFetching}>
      {data === undefined && error === null && <Waiting />}
      {data?.postings.length === 0 && <Nothing filters={place.filters} />}
      {data !== undefined && data.postings.length > 0 && (
        <Loaded place={place} query={query} data={data} />
      )}
      {error !== null && (
        <ListFailure
          title={data === undefined ? "The postings did not load" : "This list is not complete"}
          query={query}
        />
      )}
    </div>
  );
}

type Query = ReturnType<typeof useQueue>;

interface LoadedProps {
  readonly place: QueuePlace;
  readonly query: Query;
  readonly data: NonNullable<Query["data"]>;
}

function Loaded({ place, query, data }: LoadedProps) {
  const { filters } = place;
  const { list, loadMore } = useMorePostings(place, query);
  const { api } = useApp();
  const choosing = useChoosing();
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <output className="text-quiet tabular-nums">{sayCount(data)}</output>
        <a
          href={api.link("/api/admin/moderation.csv", { query: queryOf(filters) })}
          download
          className={classNames(buttonLook({ size: "small" }), "sm:ml-auto")}
        >
          Download as CSV
        </a>
      </div>
      <div className={classNames(query.isPlaceholderData && "opacity-60")}>
        <QueueTable
          postings={data.postings}
          filters={filters}
          choosing={filters.view === "waiting" ? choosing : null}
          ref={list}
        />
      </div>
      {filters.view === "waiting" && <BulkBar choosing={choosing} />}
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
  if (totalIsCapped) return `${grouped(total)}+ postings`;
  return total === 1 ? "1 posting" : `${grouped(total)} postings`;
}

function Nothing({ filters: { search, view } }: { filters: QueueFilters }) {
  if (search === "" && view === "waiting")
    return (
      <EmptyState title="Nothing waits">
        Whatever an employer with a confirmed address hands in appears here, the longest waiting
        first.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nothing found"
      action={<ButtonLink to={paths.adminModeration}>Show what waits</ButtonLink>}
    >
      Search for a title, a company, a username or an address, or look at another state.
    </EmptyState>
  );
}

const Waiting = () => (
  <div className="grid gap-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-18 w-full" />
    <Skeleton className="h-18 w-full" />
  </div>
);
