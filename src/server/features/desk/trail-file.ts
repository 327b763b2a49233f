import type { AuditEntry } from "#contract/admin/audit.ts";
import { deeds } from "#domain/desk/audit-deeds.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { csvOf, type CsvColumn } from "#server/lists/csv.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { findEntries, presentEntry, type EntriesWanted } from "./trail.ts";

const batchSize = 500;

const columns: readonly CsvColumn<AuditEntry>[] = [
  { title: "When", cell: ({ at }) => at },
  { title: "Who", cell: ({ by }) => by },
  { title: "Deed", cell: ({ deed }) => deeds[deed] },
  { title: "Subject", cell: ({ subject }) => subject },
  { title: "Id", cell: ({ subjectId }) => subjectId },
  { title: "Name", cell: ({ subjectName }) => subjectName },
  { title: "Reason", cell: ({ reason }) => reason },
  { title: "Changes", cell: ({ changes }) => changes.map(sayChange).join("\n") },
];

const sayChange = ({ field, before, after }: AuditEntry["changes"][number]): string =>
  `${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`;

/** All of it for a spreadsheet. */
export const trailFile = (
  db: Queries,
  showRows: ShowRows,
  wanted: EntriesWanted,
): AsyncIterable<string> => csvOf(columns, inBatches(db, showRows, wanted));

async function* inBatches(
  db: Queries,
  showRows: ShowRows,
  wanted: EntriesWanted,
): AsyncGenerator<readonly AuditEntry[]> {
  for (let cursor: string | null = null; ;) {
    const rows = await findEntries(db, wanted, cursor, batchSize);
    yield showRows("audit entries", rows, presentEntry);
    const last = rows.length < batchSize ? undefined : rows.at(-1);
    if (last === undefined) return;
    cursor = cursorFor(wanted.sort, last);
  }
}
