import type { DeskSource } from "#contract/admin/sources.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { deskSourcePath } from "#domain/page-addresses.ts";
import { kindNames, sayRejected, saySilent, sayTrouble } from "#client/copy/sources.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { SourceState } from "./source-state.tsx";

const columns: readonly Column<DeskSource>[] = [
  {
    title: "Source",
    cell: (source) => (
      <div className="grid min-w-48 gap-1">
        <Link
          to={deskSourcePath(source.id)}
          className="text-link justify-self-start font-semibold wrap-anywhere"
        >
          {source.name}
        </Link>
        <span className="text-sm wrap-anywhere text-quiet">{sayWhere(source)}</span>
      </div>
    ),
  },
  {
    title: "State",
    cell: (source) => (
      <div className="grid max-w-xs min-w-28 justify-items-start gap-1">
        <SourceState source={source} />
        {sayMatter(source) !== null && <span className="text-sm">{sayMatter(source)}</span>}
      </div>
    ),
  },
  {
    title: "Last run",
    cell: ({ lastRun, nextAt, isPaused }) => (
      <div className="grid gap-1 text-sm sm:min-w-44">
        {lastRun === null ? (
          <span className="text-quiet">None so far</span>
        ) : (
          <>
            <time dateTime={lastRun.startedAt} className="tabular-nums">
              {momentOf(lastRun.startedAt)}
            </time>
            <span className="text-quiet">{sayYield(lastRun)}</span>
          </>
        )}
        {!isPaused && <span className="text-quiet">Next {momentOf(nextAt)}</span>}
      </div>
    ),
  },
  { title: "On the board", isNumber: true, cell: ({ onBoard }) => grouped(onBoard) },
];

/** Those that somebody has to look at stand first. */
export const SourceTable = ({ sources }: { sources: readonly DeskSource[] }) => (
  <Table
    caption="Sources"
    columns={columns}
    rows={sources.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))}
    rowKey={({ id }) => id}
    isStacking
  />
);

const order: readonly DeskSource["state"][] = [
  "shrunk",
  "failing",
  "silent",
  "well",
  "new",
  "paused",
];

const urgencyOf = ({ state }: DeskSource): number => order.indexOf(state);

export const sayWhere = ({ kind, board, address }: DeskSource): string =>
  board === null && address === null
    ? "Everybody's postings"
    : `${kindNames[kind]}: ${board ?? address}`;

export function sayMatter({ state, trouble }: DeskSource): string | null {
  if (state === "silent") return saySilent;
  return trouble === null ? null : sayTrouble(trouble);
}

function sayYield(run: NonNullable<DeskSource["lastRun"]>): string {
  if (run.outcome === "failed") return "Nothing was read";
  const { seen, added, duplicates } = run;
  const copies = duplicates === 0 ? "" : `${grouped(duplicates)} told elsewhere too`;
  const said = [`${grouped(seen)} seen, ${grouped(added)} new`, copies, sayRejected(run.rejected)];
  return said.filter((part) => part !== "").join("; ");
}
