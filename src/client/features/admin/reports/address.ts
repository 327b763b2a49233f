import { reportSorts, usualReportSort, type ReportSort } from "#domain/desk/desk-orders.ts";
import { longestDeskSearch } from "#domain/desk/limits.ts";
import { paths } from "#domain/paths.ts";
import type { DeskReport, reportStates } from "#contract/admin/reports.ts";
import { problemNames } from "#client/copy/problem-names.ts";
import { choiceOf, listAddress, searchText, usually } from "#client/ui/list/list-address.ts";

export type ReportState = (typeof reportStates)[number];

export interface ReportFilters {
  readonly search: string;
  readonly state: ReportState;
  readonly kind: DeskReport["kind"] | null;
  readonly sort: ReportSort;
}

export const reportStateNames: Readonly<Record<ReportState, string>> = {
  waiting: "Waiting",
  handled: "Dealt with",
};

export const reportsAddress = listAddress<ReportFilters>(paths.adminReports, {
  search: searchText("search", longestDeskSearch),
  state: usually("state", "waiting", Object.keys(reportStateNames) as ReportState[]),
  kind: choiceOf("kind", Object.keys(problemNames) as DeskReport["kind"][]),
  sort: usually("sort", usualReportSort, reportSorts),
});
