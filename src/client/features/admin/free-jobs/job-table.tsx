import type { Ref } from "react";
import type { FreeJobColumn } from "#domain/desk/free-job.ts";
import type { ListedFreeJob } from "#contract/admin/free-jobs.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Button } from "#client/ui/button.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { Link } from "#client/ui/link.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { addressOf, type FreeJobFilters } from "./address.ts";
import type { Choosing } from "./choosing.ts";
import { JobState } from "./job-state.tsx";

interface RowDeeds {
  readonly edit: (job: ListedFreeJob) => void;
  readonly turn: (job: ListedFreeJob) => void;
  readonly remove: (job: ListedFreeJob) => void;
}

interface JobTableProps {
  readonly jobs: readonly ListedFreeJob[];
  readonly filters: FreeJobFilters;
  readonly choosing: Choosing;
  readonly deeds: RowDeeds;
  readonly ref: Ref<HTMLTableSectionElement>;
}

export const JobTable = ({ jobs, filters, choosing, deeds, ref }: JobTableProps) => (
  <Table
    ref={ref}
    caption="List of free jobs"
    columns={columnsFor(choosing, deeds)}
    rows={jobs}
    rowKey={({ id }) => id}
    isStacking
    sorting={{
      order: filters.sort,
      addressOf: (sort) => addressOf({ filters: { ...filters, sort } }),
    }}
  />
);

const columnsFor = (
  choosing: Choosing,
  deeds: RowDeeds,
): readonly Column<ListedFreeJob, FreeJobColumn>[] => [
  {
    title: "Job",
    sort: "title",
    cell: (job) => (
      <div className="flex min-w-0 items-start gap-1">
        <span className="needs-script">
          <Checkbox
            name="chosen"
            checked={choosing.isChosen(job.id)}
            onChange={() => choosing.toggle(job.id)}
          >
            <span className="sr-only">Choose {job.title}</span>
          </Checkbox>
        </span>
        <div className="grid min-w-0 gap-0.5">
          <JobName job={job} />
          <p className="text-sm wrap-anywhere text-quiet">
            {job.tags.slice(0, 3).join("\u00a0· ")}
          </p>
        </div>
      </div>
    ),
  },
  {
    title: "Company",
    sort: "company",
    cell: (job) => (
      <div className="grid min-w-0 justify-items-start gap-0.5">
        <span className="wrap-anywhere">{job.company}</span>
        <a
          href={job.applyLink}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Open link for ${job.title} in a new tab`}
          className="text-link text-sm"
        >
          Open link
        </a>
      </div>
    ),
  },
  {
    title: "State",
    cell: (job) => (
      <div>
        <JobState job={job} />
      </div>
    ),
  },
  {
    title: "Published",
    sort: "published",
    isLargestFirst: true,
    cell: ({ publishedDate }) => <Day moment={publishedDate} />,
  },
  {
    title: "Changed",
    sort: "changed",
    isLargestFirst: true,
    cell: ({ updatedAt }) => <Day moment={updatedAt} />,
  },
  { title: "Actions", cell: (job) => <Actions job={job} deeds={deeds} /> },
];

/** What visitors cannot open has no page to lead to. */
const JobName = ({ job: { title, path, status, openness } }: { job: ListedFreeJob }) =>
  status === "open" && openness !== "no" ? (
    <Link to={path} className="text-link font-semibold wrap-anywhere">
      {title}
    </Link>
  ) : (
    <span className="font-semibold wrap-anywhere">{title}</span>
  );

const Day = ({ moment }: { moment: string }) => (
  <time dateTime={moment} className="whitespace-nowrap tabular-nums">
    {dayOf(moment)}
  </time>
);

const Actions = ({ job, deeds }: { job: ListedFreeJob; deeds: RowDeeds }) => (
  <div className="-ml-3 flex flex-wrap lg:flex-nowrap">
    <Button
      size="small"
      variant="quiet"
      aria-label={`Edit ${job.title}`}
      onClick={() => deeds.edit(job)}
    >
      Edit
    </Button>
    <Button
      size="small"
      variant="quiet"
      aria-label={`${job.isActive ? "Hide" : "Show"} ${job.title}`}
      onClick={() => deeds.turn(job)}
    >
      {job.isActive ? "Hide" : "Show"}
    </Button>
    <Button
      size="small"
      variant="quiet"
      aria-label={`Delete ${job.title}`}
      onClick={() => deeds.remove(job)}
    >
      Delete
    </Button>
  </div>
);
