import { sortWords, type SortWord } from "#domain/sorting.ts";

const listingColumns = ["published", "title", "company"] as const;

/** What the desk's list of listings can be sorted by. */
export type ListingColumn = (typeof listingColumns)[number];
export type ListingSort = SortWord<ListingColumn>;

export const listingSorts = sortWords(listingColumns);
export const usualListingSort: ListingSort = "-published";

const reportColumns = ["sent", "job"] as const;

/** And the list of reports. */
export type ReportColumn = (typeof reportColumns)[number];
export type ReportSort = SortWord<ReportColumn>;

export const reportSorts = sortWords(reportColumns);
/** Who waits longest comes first. */
export const usualReportSort: ReportSort = "sent";
