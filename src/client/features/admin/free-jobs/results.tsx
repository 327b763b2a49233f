import { useState } from "react";
import { usualFreeJobSort } from "#domain/desk/free-job.ts";
import { paths } from "#domain/paths.ts";
import type { ListedFreeJob } from "#contract/admin/free-jobs.ts";
import { useApp } from "#client/app-context.ts";
import { DeskList } from "#client/layout/desk/desk-list.tsx";
import { useDeskList } from "#client/layout/desk/desk-query.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { addressOf, freeJobsAddress, type FreeJobFilters, type FreeJobsPlace } from "./address.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { useChoosing, type Choosing } from "./choosing.ts";
import { useDeeds } from "./deeds.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { JobTable } from "./job-table.tsx";
import { freeJobListQuery, queryOf } from "./queries.ts";

interface ResultsProps {
  readonly place: FreeJobsPlace;
  readonly onEdit: (job: ListedFreeJob) => void;
}

const countId = "free-job-count";

export function FreeJobResults({ place, onEdit }: ResultsProps) {
  const { api } = useApp();
  const { filters, from } = place;
  const { list, ref } = useDeskList({
    query: freeJobListQuery(api, filters, from),
    rowsOf: ({ jobs }) => jobs,
    place,
    address: freeJobsAddress,
  });
  const choosing = useChoosing(list.rows);
  const [doomed, setDoomed] = useState<readonly ListedFreeJob[]>([]);
  const act = useDeeds(() => {
    choosing.clear();
    // The button that was pressed may be gone with its row.
    document.getElementById(countId)?.focus({ preventScroll: true });
  });
  return (
    <DeskList
      list={list}
      nouns={["job", "jobs"]}
      csv={api.link("/api/admin/free-jobs.csv", { query: queryOf(filters) })}
      failure="Error loading jobs. Please try again."
      countId={countId}
      beside={<Beside filters={filters} choosing={choosing} />}
      empty={<Nothing filters={filters} />}
    >
      <div className="grid min-w-0 gap-4">
        <JobTable
          jobs={list.rows}
          filters={filters}
          choosing={choosing}
          ref={ref}
          deeds={{
            edit: onEdit,
            turn: (job) => void act(job.isActive ? "hide" : "show", [job]),
            remove: (job) => setDoomed([job]),
          }}
        />
        <ChosenBar
          chosen={choosing.chosen}
          onClear={choosing.clear}
          onDeed={(deed) => {
            if (deed === "delete") setDoomed(choosing.chosen);
            else void act(deed, choosing.chosen);
          }}
        />
        <DeleteDialog
          jobs={doomed}
          onClose={() => setDoomed([])}
          onConfirm={() => {
            setDoomed([]);
            void act("delete", doomed);
          }}
        />
      </div>
    </DeskList>
  );
}

const Beside = ({ filters, choosing }: { filters: FreeJobFilters; choosing: Choosing }) => (
  <>
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
  </>
);

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
