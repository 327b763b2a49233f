import type { ImportPreview } from "#contract/tracker/import.ts";
import { fieldTitles } from "#domain/tracker/csv/fields.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Table } from "#client/ui/list/table.tsx";

type First = ImportPreview["first"][number];

/** What would come of it: the first rows as they will be, what becomes of unknown words, and every bad row. */
export const Outcome = ({ preview: { first, taken, bad } }: { preview: ImportPreview }) => (
  <div className="grid gap-6">
    {first.length > 0 && (
      <div className="grid gap-3">
        <h3 className="font-display text-lg font-bold">The first rows, as they will be</h3>
        <Table<First>
          caption="The first rows, as they will be"
          columns={columns}
          rows={first}
          rowKey={({ row }) => row}
          isStacking
        />
      </div>
    )}
    {taken.length > 0 && (
      <ul className="grid gap-1 text-quiet">
        {taken.map(({ field, value, as, rows }) => (
          <li key={`${field} ${value}`}>
            {fieldTitles[field]} “{value}” ({rows === 1 ? "1 row" : `${rows} rows`}) becomes “{as}”.
          </li>
        ))}
      </ul>
    )}
    {bad.length > 0 && <BadRows bad={bad} />}
  </div>
);

const columns = [
  { title: "Job title", cell: ({ jobTitle }: First) => jobTitle },
  { title: "Company", cell: ({ company }: First) => company },
  { title: "Applied", cell: ({ dateApplied }: First) => dayOf(dateApplied) },
  { title: "Result", cell: ({ result }: First) => result },
  { title: "Platform", cell: ({ platform }: First) => platform },
  { title: "Job type", cell: ({ jobType }: First) => jobType },
];

const BadRows = ({ bad }: { bad: ImportPreview["bad"] }) => (
  <div className="grid gap-3">
    <h3 className="font-display text-lg font-bold">
      {bad.length === 1 ? "1 row cannot be taken" : `${bad.length} rows cannot be taken`}
    </h3>
    <section
      aria-label="Rows that cannot be taken"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard must be able to scroll it.
      tabIndex={0}
      className="max-h-80 overflow-y-auto rounded-card border border-line bg-raised"
    >
      <ul className="divide-y divide-line">
        {bad.map(({ row, reasons }) => (
          <li key={row} className="flex gap-4 px-4 py-2.5">
            <span className="w-20 shrink-0 font-semibold tabular-nums">Row {row}</span>
            <span className="min-w-0 wrap-anywhere">{reasons.join(" ")}</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
