import type { FreeJobList, ListedFreeJob } from "#contract/admin/free-jobs.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { csvOf, type CsvColumn } from "#server/lists/csv.ts";
import { lookedFor } from "#server/lists/found-ids.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { presentListed } from "./present.ts";
import { countFreeJobs, findFreeJobs, searchFreeJobs, type FreeJobsWanted } from "./store.ts";

/** Each row has buttons of its own; more of them would make the page slow to arrive on a phone. */
const pageSize = 25;
const countCap = 10_000;
const searchCap = 1_000;
const batchSize = 500;

/** One page, and where the next begins. */
export async function pageOfFreeJobs(
  db: Queries,
  showRows: ShowRows,
  wanted: FreeJobsWanted,
  cursor: string | null,
): Promise<FreeJobList> {
  const looked = await lookedFor(wanted, countCap, {
    count: (cap) => countFreeJobs(db, wanted, cap),
    find: () => searchFreeJobs(db, wanted, searchCap),
  });
  const rows = await findFreeJobs(db, looked.wanted, cursor, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    jobs: showRows("free jobs", shown, presentListed),
    nextCursor: last === undefined ? null : cursorFor(wanted.sort, last),
    total: looked.total,
    totalIsCapped: looked.totalIsCapped,
  };
}

const columns: readonly CsvColumn<ListedFreeJob>[] = [
  { title: "Id", cell: ({ id }) => id },
  { title: "Title", cell: ({ title }) => title },
  { title: "Company", cell: ({ company }) => company },
  { title: "Location", cell: ({ location }) => location },
  { title: "Salary", cell: ({ salary }) => salary },
  { title: "Apply link", cell: ({ applyLink }) => applyLink },
  { title: "Tags", cell: ({ tags }) => tags.join(", ") },
  { title: "Active", cell: ({ isActive }) => (isActive ? "yes" : "no") },
  { title: "Open to South Africa", cell: ({ openness }) => openness },
  { title: "Published", cell: ({ publishedDate }) => publishedDate },
  { title: "Changed", cell: ({ updatedAt }) => updatedAt },
  { title: "External id", cell: ({ externalJobId }) => externalJobId },
];

/** All of them for a spreadsheet. */
export const freeJobsFile = (
  db: Queries,
  showRows: ShowRows,
  wanted: FreeJobsWanted,
): AsyncIterable<string> => csvOf(columns, inBatches(db, showRows, wanted));

async function* inBatches(
  db: Queries,
  showRows: ShowRows,
  wanted: FreeJobsWanted,
): AsyncGenerator<readonly ListedFreeJob[]> {
  for (let cursor: string | null = null; ;) {
    const rows = await findFreeJobs(db, wanted, cursor, batchSize);
    yield showRows("free jobs", rows, presentListed);
    const last = rows.length < batchSize ? undefined : rows.at(-1);
    if (last === undefined) return;
    cursor = cursorFor(wanted.sort, last);
  }
}
