import {
  postingInQueue,
  type ModerationList,
  type PostingInQueue,
} from "#contract/employers/moderation.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { csvOf, type CsvColumn } from "#server/lists/csv.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { findQueued, type QueueRow } from "../stores/queue.ts";
import { lookForQueued, type QueueWanted } from "../stores/queue-search.ts";
import { presentQueued } from "./present.ts";

const pageSize = 25;
const batchSize = 200;
const countCap = 1_000;

export async function listQueue(
  db: Queries,
  showRows: ShowRows,
  wanted: QueueWanted,
  cursor: string | null,
): Promise<ModerationList> {
  const looked = await lookForQueued(db, wanted, countCap);
  const rows = await findQueued(db, looked.wanted, { cursor, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    postings: shown(showRows, page),
    nextCursor: rows.length > pageSize && last !== undefined ? behind(wanted, last) : null,
    total: looked.total,
    totalIsCapped: looked.totalIsCapped,
  };
}

/** All of them, for a spreadsheet. */
export const queueFile = (
  db: Queries,
  showRows: ShowRows,
  wanted: QueueWanted,
): AsyncIterable<string> => csvOf(columns, inBatches(db, showRows, wanted));

async function* inBatches(
  db: Queries,
  showRows: ShowRows,
  wanted: QueueWanted,
): AsyncGenerator<readonly PostingInQueue[]> {
  let cursor: string | null = null;
  for (;;) {
    const rows: QueueRow[] = await findQueued(db, wanted, { cursor, limit: batchSize });
    yield shown(showRows, rows);
    const last = rows.at(-1);
    if (rows.length < batchSize || last === undefined) return;
    cursor = behind(wanted, last);
  }
}

const behind = ({ sort }: QueueWanted, { key, id }: QueueRow): string =>
  cursorFor(sort, { key, id });

const shown = (showRows: ShowRows, rows: readonly QueueRow[]): PostingInQueue[] =>
  showRows("postings", rows, (row) => postingInQueue.parse(presentQueued(row)));

const columns: readonly CsvColumn<PostingInQueue>[] = [
  { title: "Number", cell: ({ id }) => id },
  { title: "Title", cell: ({ title }) => title },
  { title: "Company", cell: ({ company }) => company },
  { title: "Employer", cell: ({ employer }) => employer },
  { title: "State", cell: ({ state }) => state },
  { title: "Handed in", cell: ({ submittedAt }) => submittedAt },
  { title: "Published", cell: ({ publishedAt }) => publishedAt },
  { title: "Comes down", cell: ({ expiresAt }) => expiresAt },
  { title: "South Africa", cell: ({ verdict }) => verdict },
  { title: "Transparency", cell: ({ score }) => score },
];
