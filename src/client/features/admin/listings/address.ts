import { listingSorts, usualListingSort, type ListingSort } from "#domain/desk/desk-orders.ts";
import { longestDeskSearch } from "#domain/desk/limits.ts";
import { paths } from "#domain/paths.ts";
import type { DeskListing, listingConcerns } from "#contract/admin/listings.ts";
import { choiceOf, listAddress, searchText, usually } from "#client/ui/list/list-address.ts";

export type Concern = (typeof listingConcerns)[number];

export interface ListingFilters {
  readonly search: string;
  readonly concern: Concern | null;
  readonly status: DeskListing["status"] | null;
  readonly sort: ListingSort;
}

export const concernNames: Readonly<Record<Concern, string>> = {
  unsure: "Unclear, not checked yet",
  reported: "With open reports",
  checked: "Checked by us",
  scam: "Likely scams",
};

export const statusNames: Readonly<Record<DeskListing["status"], string>> = {
  open: "Open",
  closed: "Closed",
  pending: "Waiting to be published",
  draft: "Draft",
};

export const listingsAddress = listAddress<ListingFilters>(paths.adminListings, {
  search: searchText("search", longestDeskSearch),
  concern: choiceOf("concern", Object.keys(concernNames) as Concern[]),
  status: choiceOf("status", Object.keys(statusNames) as DeskListing["status"][]),
  sort: usually("sort", usualListingSort, listingSorts),
});
