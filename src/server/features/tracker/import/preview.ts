import type { ImportPreview } from "#contract/tracker/import.ts";
import { applicationDefaults } from "#domain/tracker/application.ts";
import { plainValue, readJobType, readPlatform, readResult } from "#domain/tracker/csv/choices.ts";
import type { FileField } from "#domain/tracker/csv/fields.ts";
import { cellOf } from "#domain/tracker/csv/read-row.ts";
import type { ParsedFile } from "./parse-file.ts";
import type { ReadImport } from "./read-import.ts";

const shownRows = 5;
/** More words than this nobody answers one by one. */
const mostWords = 40;

/** What importing this file would do, and what has to be asked first. */
export function previewOf(
  file: ParsedFile,
  { mapping, good, bad, openDate, missing }: ReadImport,
  importedOn: string | null,
): ImportPreview {
  const words = (field: FileField) => wordsIn(file, mapping.columns, field);
  const answered = (key: string) => mapping.results[key] !== undefined;
  return {
    mapping,
    heads: [...file.heads],
    sample: file.rows.slice(0, shownRows).map(({ cells }) => cells.slice()),
    rows: file.rows.length,
    good: good.length,
    bad,
    first: good.slice(0, shownRows).map(({ row, fields }) => ({
      row,
      jobTitle: fields.jobTitle,
      company: fields.company,
      jobType: fields.jobType,
      platform: fields.platform,
      dateApplied: fields.dateApplied,
      result: fields.result,
    })),
    asks: {
      dateOrder: openDate,
      columns: [...missing],
      results: words("result")
        .filter(({ value }) => readResult(value) === null)
        .map(({ value, rows }) => ({ value, key: plainValue(value), rows }))
        .toSorted((a, b) => Number(answered(a.key)) - Number(answered(b.key)))
        .slice(0, mostWords),
    },
    taken: [
      ...words("platform")
        .filter(({ value }) => readPlatform(value) === null)
        .map(({ value, rows }) => ({ field: "platform" as const, value, as: "Other", rows })),
      ...words("jobType")
        .filter(({ value }) => readJobType(value) === null)
        .map(({ value, rows }) => ({
          field: "jobType" as const,
          value,
          as: applicationDefaults.jobType,
          rows,
        })),
    ].slice(0, mostWords),
    importedOn,
  };
}

/** Every word of a column once, however it is written, with the number of its rows; the most frequent first. */
function wordsIn(
  { rows }: ParsedFile,
  columns: ReadImport["mapping"]["columns"],
  field: FileField,
): { readonly value: string; readonly rows: number }[] {
  const counted = new Map<string, { value: string; rows: number }>();
  for (const { cells } of rows) {
    const value = cellOf(cells, columns, field).trim().slice(0, 100).toWellFormed();
    if (value === "") continue;
    const known = counted.get(plainValue(value));
    if (known === undefined) counted.set(plainValue(value), { value, rows: 1 });
    else known.rows += 1;
  }
  return [...counted.values()].toSorted((a, b) => b.rows - a.rows);
}
