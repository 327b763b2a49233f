import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { paths } from "#domain/paths.ts";
import { ListFailure } from "#client/session/list-failure.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { LoadMore } from "#client/ui/list/load-more.tsx";
import { dayWhen } from "../day-words.ts";
import type { useTrackerDialogs } from "../form/dialogs.tsx";
import { addressOf, cleared, isFiltered, type TrackerPlace } from "./address.ts";
import { ApplicationCard } from "./application-card.tsx";
import { trackerCountId } from "./focus-count.ts";
import { useMoreApplications, type LoadedTracker, type TrackerQuery } from "./use-tracker.ts";

interface TrackerResultsProps {
  readonly place: TrackerPlace;
  readonly query: TrackerQuery;
  readonly dialogs: ReturnType<typeof useTrackerDialogs>;
}

export function TrackerResults({ place, query, dialogs }: TrackerResultsProps) {
  const { data, error } = query;
  return (
    <div className="grid gap-4" aria-busy={query.isFetching}>
      {data === undefined && error === null && <Waiting />}
      {data?.applications.length === 0 && <Nothing place={place} onAdd={dialogs.add} />}
      {data !== undefined && data.applications.length > 0 && (
        <Loaded place={place} query={query} dialogs={dialogs} data={data} />
      )}
      {error !== null && (
        <ListFailure
          title={
            data === undefined ? "Your applications did not load" : "This list is not complete"
          }
          query={query}
        />
      )}
    </div>
  );
}

function Loaded({ place, query, dialogs, data }: TrackerResultsProps & { data: LoadedTracker }) {
  const { list, loadMore } = useMoreApplications(place, query);
  const today = dayWhen(query.dataUpdatedAt);
  return (
    <>
      <output id={trackerCountId} tabIndex={-1} className="text-quiet tabular-nums">
        {data.total === 1 ? "1 application" : `${grouped(data.total)} applications`}
      </output>
      <ul
        ref={list}
        className={classNames(
          "grid gap-4 sm:grid-cols-2 lg:grid-cols-3",
          query.isPlaceholderData && "opacity-60",
        )}
      >
        {data.applications.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            today={today}
            onEdit={() => dialogs.edit(application)}
            onDelete={() => dialogs.remove(application)}
          />
        ))}
      </ul>
      {data.nextCursor !== null && (
        <div className="justify-self-center py-4">
          <LoadMore
            to={addressOf({ filters: place.filters, from: data.nextCursor })}
            isLoading={query.isFetchingNextPage}
            onLoad={loadMore}
          />
        </div>
      )}
    </>
  );
}

function Nothing({ place: { filters }, onAdd }: { place: TrackerPlace; onAdd: () => void }) {
  const isNew = !isFiltered(filters) && filters.tab === "all";
  return (
    <EmptyState
      title="No applications found"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={onAdd}>
            {isNew ? "Add Your First Application" : "Add application"}
          </Button>
          {isNew ? (
            <ButtonLink to={paths.jobs}>Find one on the board</ButtonLink>
          ) : (
            <ButtonLink to={addressOf({ filters: { ...cleared(filters), tab: "all" } })}>
              Show all
            </ButtonLink>
          )}
        </div>
      }
    >
      {isNew
        ? "Press Track on a listing and it lands here with its pay, hours and text as they were that day. Or add one you made elsewhere."
        : "Nothing here fits these filters."}
    </EmptyState>
  );
}

const Waiting = () => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-52 w-full" />
    <Skeleton className="h-52 w-full" />
    <Skeleton className="h-52 w-full" />
  </div>
);
