import { useState } from "react";
import { usualFreeJobSort } from "#domain/desk/free-job.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { paths } from "#domain/paths.ts";
import type { ListedFreeJob } from "#contract/admin/free-jobs.ts";
import { useApp } from "#client/app-context.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { classNames } from "#client/ui/class-names.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { ListFailure } from "#client/session/list-failure.tsx";
import { LoadMore } from "#client/ui/list/load-more.tsx";
import { addressOf, type FreeJobFilters, type FreeJobsPlace } from "./address.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { useChoosing } from "./choosing.ts";
import { useDeeds } from "./deeds.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { JobTable } from "./job-table.tsx";
import { queryOf } from "./queries.ts";
import { useFreeJobs, useMoreFreeJobs } from "./use-free-jobs.ts";

interface ResultsProps {
  readonly place: FreeJobsPlace;
  readonly onEdit: (job: ListedFreeJob) => void;
}

export function FreeJobResults({ place, onEdit }: ResultsProps) {
  const query = useFreeJobs(place);
  const { data, error } = query;
  return (
    <div className="grid min-w-0 gap-4" aria-busy={query.isFetching}>
      {data === undefined && error === null && <Waiting />}
      {data?.jobs.length === 0 && <Nothing filters={place.filters} />}
      {data !== undefined && data.jobs.length > 0 && (
        <Loaded place={place} query={query} data={data} onEdit={onEdit} />
      )}
      {error !== null && (
        <ListFailure title="Error loading jobs. Please try again." query={query} />
      )}
    </div>
  );
}

type Query = ReturnType<typeof useFreeJobs>;

interface LoadedProps extends ResultsProps {
  readonly query: Query;
  readonly data: NonNullable<Query["data"]>;
}

const countId = "free-job-count";

function Loaded({ place, query, data, onEdit }: LoadedProps) {
  const { filters } = place;
  const { list, loadMore } = useMoreFreeJobs(place, query);
  const choosing = useChoosing(data.jobs);
  const [doomed, setDoomed] = useState<readonly ListedFreeJob[]>([]);
  const act = useDeeds(() => {
    choosing.clear();
    // The button that was pressed may be gone with its row.
    document.getElementById(countId)?.focus({ preventScroll: true });
  });
  return (
    <>
      <Toolbar filters={filters} data={data} choosing={choosing} />
      <div className={classNames("min-w-0", query.isPlaceholderData && "opacity-60")}>
        <JobTable
          jobs={data.jobs}
          filters={filters}
          choosing={choosing}
          ref={list}
          deeds={{
            edit: onEdit,
            turn: (job) => void act(job.isActive ? "hide" : "show", [job]),
            remove: (job) => setDoomed([job]),
          }}
        />
      </div>
      <ChosenBar
        chosen={choosing.chosen}
        onClear={choosing.clear}
        onDeed={(deed) => {
          if (deed === "delete") setDoomed(choosing.chosen);
          else void act(deed, choosing.chosen);
        }}
      />
      {data.nextCursor !== null && (
        <div className="justify-self-center py-4">
          <LoadMore
            to={addressOf({ filters, from: data.nextCursor })}
            isLoading={query.isFetchingNextPage}
            onLoad={loadMore}
          />
        </div>
      )}
      <DeleteDialog
        jobs={doomed}
        onClose={() => setDoomed([])}
        onConfirm={() => {
          setDoomed([]);
          void act("delete", doomed);
        }}
      />
    </>
  );
}

interface ToolbarProps extends Pick<LoadedProps, "data"> {
  readonly filters: FreeJobFilters;
  readonly choosing: ReturnType<typeof useChoosing>;
}

function Toolbar({ filters, data, choosing }: ToolbarProps) {
  const { api } = useApp();
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-5 gap-y-2">
      <output id={countId} tabIndex={-1} className="text-quiet tabular-nums">
        {sayCount(data)}
      </output>
      <span className="needs-script h-6">
        <Checkbox name="all" checked={choosing.areAllChosen} onChange={choosing.toggleAll}>
          Choose all shown
        </Checkbox>
      </span>
      {filters.sort !== usualFreeJobSort && (
        <ButtonLink
          to={addressOf({ filters: { ...filters, sort: usualFreeJobSort } })}
          size="small"
          variant="quiet"
          preventScrollReset
        >
          Back to the newest first
        </ButtonLink>
      )}
      <a
        href={api.link("/api/admin/free-jobs.csv", { query: queryOf(filters) })}
        download
        className={classNames(buttonLook({ size: "small" }), "sm:ml-auto")}
      >
        Download as CSV
      </a>
    </div>
  );
}

function sayCount({ total, totalIsCapped }: LoadedProps["data"]): string {
  if (totalIsCapped) return `${grouped(total)}+ jobs`;
  return total === 1 ? "1 job" : `${grouped(total)} jobs`;
}

function Nothing({ filters: { search } }: { filters: FreeJobFilters }) {
  if (search === "")
    return (
      <EmptyState title="No free jobs found.">
        Create some jobs to make them available to free users.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No free jobs found."
      action={<ButtonLink to={paths.admin}>Show all jobs</ButtonLink>}
    >
      Search for a part of a title or a company, or show the inactive ones too.
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
