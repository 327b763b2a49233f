import { applicationBody } from "#contract/tracker/fields.ts";
import type { ImportMapping, ImportPreview } from "#contract/tracker/import.ts";
import { addDays, sastDay } from "#domain/days.ts";
import { visibleText } from "#domain/listing/text/visible-text.ts";
import { applicationLimits } from "#domain/tracker/application.ts";
import { orderOf } from "#domain/tracker/csv/dates.ts";
import {
  fieldTitles,
  guessColumns,
  neededFields,
  type FileField,
} from "#domain/tracker/csv/fields.ts";
import type { HistoryEntry } from "#domain/tracker/csv/history.ts";
import { cellOf, readRow } from "#domain/tracker/csv/read-row.ts";
import type { ApplicationFields } from "../applications/store.ts";
import type { ParsedFile, ParsedRow } from "./parse-file.ts";

/** A row that fits, ready to be written. */
export interface GoodRow {
  readonly row: number;
  readonly fields: ApplicationFields;
  readonly history: readonly HistoryEntry[];
}

export interface ReadImport {
  readonly mapping: ImportMapping;
  readonly good: readonly GoodRow[];
  readonly bad: ImportPreview["bad"];
  /** A date that could be two days, while nobody has said which; null when there is none. */
  readonly openDate: string | null;
  readonly missing: readonly FileField[];
}

/** Reads all rows as the member says, or as we guess; with the rules that a form has, so that nothing comes in by a side door. */
export function readImport(file: ParsedFile, said: ImportMapping | null, now: Date): ReadImport {
  const columns = said?.columns ?? guessColumns(file.heads);
  const dates = datesIn(file, columns);
  const found = orderOf(dates);
  const dateOrder = said?.dateOrder ?? (found === "any" ? null : found);
  const mapping = { separator: file.separator, columns, dateOrder, results: said?.results ?? {} };
  // While it is asked, rows are shown as people here write days.
  const reading = { ...mapping, dateOrder: dateOrder ?? ("day-first" as const) };
  const lastDay = addDays(sastDay(now), 1);
  const good: GoodRow[] = [];
  const bad: ImportPreview["bad"] = [];
  for (const parsed of file.rows) {
    const read = readOne(parsed, reading, lastDay);
    if ("reasons" in read) bad.push({ row: parsed.row, reasons: read.reasons });
    else good.push(read);
  }
  return {
    mapping,
    good,
    bad,
    openDate: dateOrder === null && found === null ? (dates.find(isOpen) ?? null) : null,
    missing: neededFields.filter((field) => columns[field] === undefined),
  };
}

const isOpen = (date: string): boolean => orderOf([date]) === null;

const datesIn = ({ rows }: ParsedFile, columns: ImportMapping["columns"]): string[] =>
  rows.flatMap(({ cells }) => [
    cellOf(cells, columns, "dateApplied"),
    cellOf(cells, columns, "followUpDate"),
  ]);

function readOne(
  { row, cells, problem }: ParsedRow,
  mapping: Parameters<typeof readRow>[1],
  lastDay: string,
): GoodRow | { readonly reasons: readonly string[] } {
  if (problem !== null) return { reasons: [problem] };
  const read = readRow(cells, mapping);
  if ("reasons" in read) return read;
  const { fields } = read.row;
  // What is typed is made visible by the contract, and nothing comes in by a side door.
  const history = read.row.history.map(({ kind, result, on, note }) => ({
    kind,
    result,
    on,
    note: tidied(note),
  }));
  const checked = applicationBody.safeParse(fields);
  const reasons = [
    ...(checked.error?.issues ?? []).map(
      ({ path, message }) => `${titleOf(String(path[0]))}: ${message}`,
    ),
    ...historyProblems(history, lastDay),
    ...(fields.dateApplied > lastDay ? ["Date applied: That day is still to come."] : []),
  ];
  if (checked.data === undefined || reasons.length > 0) return { reasons };
  return { row, fields: checked.data, history };
}

function tidied(note: string | null): string | null {
  const text = visibleText(note ?? "").trim();
  return text === "" ? null : text;
}

const titleOf = (field: string): string =>
  Object.entries(fieldTitles).find(([name]) => name === field)?.[1] ?? field;

function historyProblems(history: readonly HistoryEntry[], lastDay: string): string[] {
  const isWrong = history.some(({ on }) => on < "1990-01-01" || on > lastDay || !isDay(on));
  const isLong = history.some(({ note }) => (note?.length ?? 0) > applicationLimits.eventNote);
  return [
    ...(isWrong ? ["History: One of its days cannot be."] : []),
    ...(isLong ? ["History: One of its notes is too long."] : []),
  ];
}

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
