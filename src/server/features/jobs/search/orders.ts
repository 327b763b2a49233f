import { sql } from "drizzle-orm";
import type { JobOrder } from "#domain/jobs/filters.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { sortedList, type SortedList } from "#server/lists/sorted-list.ts";

// Migration 0034 has an index for each of the two, written the same.
const inPay = (end: "min" | "max") =>
  sql.raw(`(facts #>> '{pay,value,amount,usdPerYear,${end}}')::numeric`);
const overlapIn = (month: "january" | "july") =>
  sql.raw(`(facts #>> '{hours,value,${month},overlap}')::numeric`);

/** Twice the middle of what is offered for a year. */
export const twiceTheYear = sql`(coalesce(${inPay("min")}, ${inPay("max")}) + coalesce(${inPay("max")}, ${inPay("min")}))`;

const columns = {
  published: { value: jobs.publishedAt, kind: "moment" },
  pay: { value: twiceTheYear, kind: "number", mayBeNull: true },
  overlap: {
    value: sql`(${overlapIn("january")} + ${overlapIn("july")})`,
    kind: "number",
    mayBeNull: true,
  },
} as const;

/** What the cursors of each order are called, and what kind their keys are of. */
export const boardOrders = {
  newest: { word: "-published", kind: "moment" },
  pay: { word: "-pay", kind: "number" },
  overlap: { word: "-overlap", kind: "number" },
} as const satisfies Record<JobOrder, object>;

export const listInOrder = (order: JobOrder): SortedList =>
  sortedList(columns, boardOrders[order].word, jobs.id);

export const newestFirst = listInOrder("newest");
