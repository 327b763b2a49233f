import {
  strategyRow,
  type StrategyList,
  type StrategyRow as Shown,
  type WholeStrategy,
} from "#contract/admin/growth-strategies.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { cappedTotal } from "#server/lists/capped-count.ts";
import { csvOf, type CsvColumn } from "#server/lists/csv.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import type { StrategyRow } from "../strategies/store.ts";
import {
  categoriesThere,
  countStrategies,
  findStrategies,
  type StrategiesWanted,
} from "./store.ts";

const pageSize = 50;
const countCap = 1_000;

export async function listStrategies(
  db: Queries,
  showRows: ShowRows,
  wanted: StrategiesWanted,
  cursor: string | null,
): Promise<StrategyList> {
  const found = await findStrategies(db, wanted, cursor, pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    strategies: showRows(
      "strategies-at-desk",
      page.map(({ row }) => row),
      presentRow,
    ),
    nextCursor:
      last === undefined || found.length <= pageSize
        ? null
        : cursorFor(wanted.sort, { key: last.key, id: last.row.id }),
    ...cappedTotal(await countStrategies(db, wanted, countCap), countCap),
    categories: await categoriesThere(db),
  };
}

const columns: readonly CsvColumn<Shown>[] = [
  { title: "Title", cell: ({ title }) => title },
  { title: "Category", cell: ({ category }) => category },
  { title: "Description", cell: ({ description }) => description },
  { title: "Shown", cell: ({ isActive }) => (isActive ? "yes" : "no") },
  { title: "Position", cell: ({ position }) => position },
  { title: "Steps", cell: ({ stepCount }) => stepCount },
  { title: "Changed", cell: ({ updatedAt }) => updatedAt },
];

/** The list for a spreadsheet. */
export const strategiesFile = (
  db: Queries,
  showRows: ShowRows,
  wanted: StrategiesWanted,
): AsyncIterable<string> => csvOf(columns, inBatches(db, showRows, wanted));

async function* inBatches(
  db: Queries,
  showRows: ShowRows,
  wanted: StrategiesWanted,
): AsyncGenerator<readonly Shown[]> {
  let cursor: string | null = null;
  do {
    const page: StrategyList = await listStrategies(db, showRows, wanted, cursor);
    yield page.strategies;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

const presentRow = (row: StrategyRow): Shown =>
  strategyRow.parse({
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    icon: row.icon,
    position: row.position,
    isActive: row.isActive,
    stepCount: row.steps?.length ?? 0,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  });

export const presentWhole = (row: StrategyRow): WholeStrategy => ({
  ...presentRow(row),
  content: row.content,
  steps: row.steps,
});
