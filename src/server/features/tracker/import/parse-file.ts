import Papa from "papaparse";
import { importLimits, separators } from "#contract/tracker/import.ts";
import { fail } from "#server/app-error.ts";

export type Separator = (typeof separators)[number];

/** A file as a table: its heads, and its rows as a spreadsheet counts them. */
export interface ParsedFile {
  readonly separator: Separator;
  readonly heads: readonly string[];
  readonly rows: readonly ParsedRow[];
}

export interface ParsedRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** What is wrong with its quotes; null when nothing is. */
  readonly problem: string | null;
}

const refuse = (message: string): never => fail("invalid_input", { fields: { file: message } });

/** Reads a table with the separator given, or else with the one that fits best. Blank rows are passed over, and counted. */
export function parseFile(bytes: Uint8Array, wanted: Separator | null): ParsedFile {
  const { data, errors, meta } = Papa.parse<string[]>(textOf(bytes), {
    ...(wanted !== null && { delimiter: wanted }),
    delimitersToGuess: [...separators],
    // With room for blank rows. What is longer has too many rows whatever they are.
    preview: 2 * importLimits.rows,
  });
  const problems = new Map(
    errors.flatMap(({ row, type }) =>
      type === "Quotes" && row !== undefined ? [[row, quotesProblem]] : [],
    ),
  );
  const all = data.map((cells, index) => ({
    row: index + 1,
    cells,
    problem: problems.get(index) ?? null,
  }));
  const [head, ...rows] = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (head === undefined || rows.length === 0)
    return refuse("There is nothing in this file but heads.");
  if (rows.length > importLimits.rows || meta.truncated)
    return refuse(
      `That is more than ${importLimits.rows.toLocaleString("en-US")} rows. Cut the file in two.`,
    );
  if (head.cells.length > importLimits.columns)
    return refuse(`That is more than ${importLimits.columns} columns.`);
  const separator = separators.find((one) => one === meta.delimiter) ?? ",";
  return { separator, heads: head.cells.map((cell) => cell.trim()), rows };
}

const quotesProblem =
  "A quotation mark is opened and not closed, so this row may have swallowed those below it.";

/** As UTF-8, or else as older versions of Excel write it. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
