import type { ExchangeRates } from "#contract/admin/rates.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { sayDay } from "./say-rates.ts";

type Earlier = ExchangeRates["earlier"][number];

const columns: readonly Column<Earlier>[] = [
  { title: "Day", cell: ({ day }) => <time dateTime={day}>{sayDay(day)}</time> },
  {
    title: "Saved by",
    cell: ({ savedAt, savedBy, source }) =>
      savedBy ?? source ?? (savedAt === null ? "Came with Kwela" : "An account since deleted"),
  },
  {
    title: "Saved at",
    cell: ({ savedAt }) =>
      savedAt === null ? "–" : <time dateTime={savedAt}>{momentOf(savedAt)}</time>,
  },
];

export const EarlierTables = ({ tables }: { tables: readonly Earlier[] }) => (
  <section aria-labelledby="earlier" className="mt-8 grid gap-4 border-t border-line pt-10">
    <h2 id="earlier" className="text-xl">
      Earlier tables
    </h2>
    {tables.length === 0 ? (
      <p className="text-quiet">There are none. Each day you save rates for is kept here.</p>
    ) : (
      <Table
        caption="Who saved which, newest first"
        columns={columns}
        rows={tables}
        rowKey={({ day }) => day}
      />
    )}
  </section>
);
