import { freeJobSorts, usualFreeJobSort, type FreeJobSort } from "#domain/desk/free-job.ts";
import { longestDeskSearch } from "#domain/desk/limits.ts";
import { paths } from "#domain/paths.ts";
import {
  listAddress,
  searchText,
  usually,
  yesOrNo,
  type ListPlace,
} from "#client/ui/list/list-address.ts";

/** Which free jobs are looked for, and in which order. */
export interface FreeJobFilters {
  readonly search: string;
  readonly isActiveOnly: boolean;
  readonly sort: FreeJobSort;
}

export type FreeJobsPlace = ListPlace<FreeJobFilters>;

export const freeJobsAddress = listAddress<FreeJobFilters>(paths.admin, {
  search: searchText("search", longestDeskSearch),
  isActiveOnly: yesOrNo("activeOnly", true),
  sort: usually("sort", usualFreeJobSort, freeJobSorts),
});

export const { placeIn, addressOf } = freeJobsAddress;
