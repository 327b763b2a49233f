import type { Ref } from "react";
import type { AuditColumn } from "#domain/desk/audit-deeds.ts";
import type { AuditEntry } from "#contract/admin/audit.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { ArrowIcon } from "#client/ui/icons/icons.tsx";
import { Link } from "#client/ui/link.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { addressOf, noFilters, type AuditFilters } from "./address.ts";
import { sayDeed, sayField, sayName, sayValue, sayWho } from "./say-entry.ts";

const columns: readonly Column<AuditEntry, AuditColumn>[] = [
  {
    title: "What",
    sort: "subject",
    cell: (entry) => (
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          <span className="text-quiet">{sayDeed(entry)}</span>{" "}
          <Link to={aboutPath(entry)} className="text-link font-semibold">
            {sayName(entry)}
          </Link>
        </p>
        {entry.reason !== null && <p className="wrap-anywhere text-quiet">“{entry.reason}”</p>}
        {entry.changes.length > 0 && <Changed entry={entry} />}
      </div>
    ),
  },
  {
    title: "Who",
    cell: (entry) =>
      entry.by === null ? (
        <span className="text-quiet">{sayWho(entry)}</span>
      ) : (
        <Link
          to={addressOf({ filters: { ...noFilters, by: entry.by } })}
          className="text-link wrap-anywhere"
        >
          {entry.by}
        </Link>
      ),
  },
  {
    title: "When",
    sort: "at",
    isLargestFirst: true,
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap tabular-nums">
        {momentOf(at)}
      </time>
    ),
  },
];

/** Everything that was ever done to the same thing. */
const aboutPath = ({ subject, subjectId }: AuditEntry): string =>
  addressOf({ filters: { ...noFilters, subject, subjectId } });

const Changed = ({ entry: { changes } }: { entry: AuditEntry }) => (
  <details className="text-sm">
    <summary className="inline-flex min-h-8 cursor-pointer items-center text-quiet underline hover:text-ink">
      {changes.length === 1 ? "1 field changed" : `${changes.length} fields changed`}
    </summary>
    <dl className="mt-1 grid gap-3 border-l-2 border-line pl-4">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-1">
          <dt className="font-medium">{sayField(field)}</dt>
          <dd className="flex flex-wrap items-start gap-x-2 gap-y-1 wrap-anywhere whitespace-pre-line">
            <del className="min-w-0 rounded-control bg-no-wash px-1.5 text-no no-underline seen-by-ground">
              <span className="sr-only">Before: </span>
              {sayValue(before)}
            </del>
            <ArrowIcon className="mt-0.5 size-4 shrink-0 text-quiet" />
            <ins className="min-w-0 rounded-control bg-yes-wash px-1.5 text-yes no-underline seen-by-ground">
              <span className="sr-only">After: </span>
              {sayValue(after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

interface EntryTableProps {
  readonly entries: readonly AuditEntry[];
  readonly filters: AuditFilters;
  readonly ref: Ref<HTMLTableSectionElement>;
}

export const EntryTable = ({ entries, filters, ref }: EntryTableProps) => (
  <Table
    ref={ref}
    caption="What was done"
    columns={columns}
    rows={entries}
    rowKey={({ id }) => id}
    isStacking
    sorting={{
      order: filters.sort,
      addressOf: (sort) => addressOf({ filters: { ...filters, sort } }),
    }}
  />
);
