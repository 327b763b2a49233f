import { harmlessCell } from "#domain/markup/spreadsheet-cell.ts";

/** One column of a file: its head, and what stands below it for a row. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string | number | null;
}

/**
 * A list as a file for spreadsheets, a batch of rows at a time, so that a long one never lies in memory whole. Lines and quotes are those of RFC 4180.
 * It begins with a mark by which Excel knows UTF-8.
 */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(columns.map(({ title }) => title))}`;
  for await (const rows of batches)
    if (rows.length > 0)
      yield rows.map((row) => lineOf(columns.map(({ cell }) => cell(row)))).join("");
}

const lineOf = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(written).join(",")}\r\n`;

function written(cell: string | number | null): string {
  if (cell === null) return "";
  // A number is one, minus and all; only what somebody typed can be a formula.
  const text = typeof cell === "number" ? String(cell) : harmlessCell(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
