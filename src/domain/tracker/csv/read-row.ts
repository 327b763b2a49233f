import { plainCell } from "#domain/markup/spreadsheet-cell.ts";
import {
  applicationDefaults,
  mostEvents,
  type JobType,
  type Platform,
  type Result,
} from "#domain/tracker/application.ts";
import { platformOf } from "#domain/tracker/platform-of.ts";
import { plainValue, readJobType, readPlatform, readResult } from "./choices.ts";
import { readDay, type DateOrder } from "./dates.ts";
import type { ColumnOf, FileField } from "./fields.ts";
import { readHistory, type HistoryEntry } from "./history.ts";

/** How to read a file: which column is what, and what its words and dates mean. */
export interface FileMapping {
  readonly columns: ColumnOf;
  /** Null where no date of the file leaves it open. */
  readonly dateOrder: DateOrder | null;
  /** What the member says of words we do not know, by their plain form. */
  readonly results: Readonly<Record<string, Result>>;
}

/** A row as it would be typed in, before the tracker's own rules are asked. */
interface ReadRow {
  readonly fields: {
    readonly jobTitle: string;
    readonly company: string;
    readonly jobType: JobType;
    readonly platform: Platform;
    readonly dateApplied: string;
    readonly result: Result;
    readonly strategyTag: string;
    readonly salary: string;
    readonly url: string;
    readonly followUpDate: string;
    readonly notes: string;
    readonly coverLetterTemplate: string;
  };
  /** Empty where the file has none: then the timeline begins with the result. */
  readonly history: readonly HistoryEntry[];
}

/** A row that can be taken, or every reason why not. */
export type Reading = { readonly row: ReadRow } | { readonly reasons: readonly string[] };

export function readRow(cells: readonly string[], mapping: FileMapping): Reading {
  const reasons: string[] = [];
  const cell = (field: FileField): string => cellOf(cells, mapping.columns, field);

  function needed(field: "jobTitle" | "company", what: string): string {
    const text = cell(field).trim();
    if (text === "") reasons.push(`There is no ${what}.`);
    return text;
  }

  function day(text: string, what: string): string {
    const read = readDay(text, mapping.dateOrder);
    if (read === null) reasons.push(`“${shown(text)}” is not a day we can read (${what}).`);
    return read ?? "";
  }

  const jobTitle = needed("jobTitle", "job title");
  const company = needed("company", "company");
  const applied = cell("dateApplied").trim();
  if (applied === "") reasons.push("There is no date of the application.");
  const dateApplied = applied === "" ? "" : day(applied, "date applied");
  const followUp = cell("followUpDate").trim();
  const followUpDate = followUp === "" ? "" : day(followUp, "follow-up date");
  const history = historyIn(cell("history"), reasons);
  const result = resultIn(cell("result"), history, mapping, reasons);
  const url = webAddress(cell("url").trim());
  if (reasons.length > 0) return { reasons };
  const fields = {
    jobTitle,
    company,
    jobType: readJobType(cell("jobType")) ?? applicationDefaults.jobType,
    platform: platformIn(cell("platform"), url),
    dateApplied,
    result,
    strategyTag: cell("strategyTag"),
    salary: cell("salary"),
    url,
    followUpDate,
    notes: cell("notes"),
    coverLetterTemplate: cell("coverLetterTemplate"),
  };
  return { row: { fields, history } };
}

export const cellOf = (cells: readonly string[], columns: ColumnOf, field: FileField): string => {
  const column = columns[field];
  return column === undefined ? "" : plainCell(cells[column] ?? "");
};

function historyIn(text: string, reasons: string[]): readonly HistoryEntry[] {
  const history = readHistory(text.replaceAll("\r", ""));
  if (history === null) reasons.push("Its history is not written as we write it.");
  else if (history.length > mostEvents)
    reasons.push(`Its history has more than ${mostEvents} entries.`);
  else if (history.length > 0 && history.every(({ result }) => result === null))
    reasons.push("Its history has no result in it.");
  return history ?? [];
}

/** Where there is a history it says where the application stands, and the column must say the same. */
function resultIn(
  text: string,
  history: readonly HistoryEntry[],
  { results }: FileMapping,
  reasons: string[],
): Result {
  const last = history
    .toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
    .findLast(({ result }) => result !== null)?.result;
  if (text.trim() === "") return last ?? applicationDefaults.result;
  const result =
    readResult(text) ??
    (Object.hasOwn(results, plainValue(text)) ? results[plainValue(text)] : null) ??
    null;
  if (result === null) reasons.push(`“${shown(text)}” is not a result we know.`);
  else if (last && last !== result)
    reasons.push(`Its result is ${result}, but its history ends with ${last}.`);
  return result ?? applicationDefaults.result;
}

/** What we have no name for is another platform; where nothing is said, the link may tell. */
function platformIn(text: string, url: string): Platform {
  if (text.trim() === "") return platformOf(url === "" ? null : url);
  return readPlatform(text) ?? "Other";
}

/** As people copy them: without what stands before the two slashes. */
const webAddress = (text: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text;

const longestShown = 40;

const shown = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, " ");
  return line.length > longestShown ? `${line.slice(0, longestShown).toWellFormed()}…` : line;
};
