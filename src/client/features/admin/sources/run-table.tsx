import type { FeedRun } from "#contract/admin/sources.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { outcomeNames, sayRejected, sayTrouble } from "#client/copy/sources.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Table, type Column } from "#client/ui/list/table.tsx";

type Figure = "seen" | "added" | "updated" | "unchanged" | "duplicates" | "expired";

const figure = (title: string, name: Figure): Column<FeedRun> => ({
  title,
  isNumber: true,
  cell: (run) => grouped(run[name]),
});

const columns: readonly Column<FeedRun>[] = [
  {
    title: "Run",
    cell: ({ startedAt, outcome, trouble }) => (
      <div className="grid min-w-40 gap-1">
        <time dateTime={startedAt} className="font-medium tabular-nums">
          {momentOf(startedAt)}
        </time>
        <span className="text-sm text-quiet">
          {trouble === null ? outcomeNames[outcome] : sayTrouble(trouble)}
        </span>
      </div>
    ),
  },
  figure("Seen", "seen"),
  figure("New", "added"),
  figure("Changed", "updated"),
  figure("Same", "unchanged"),
  figure("Copies", "duplicates"),
  figure("Closed", "expired"),
  {
    title: "Left out",
    cell: ({ rejected }) => <span className="text-sm">{sayRejected(rejected) || "None"}</span>,
  },
];

export const RunTable = ({ runs }: { runs: readonly FeedRun[] }) => (
  <Table
    caption="Runs, newest first"
    columns={columns}
    rows={runs}
    rowKey={({ id }) => id}
    isStacking
  />
);
