import {
  jobOrders,
  longestSearch,
  startingFilters,
  type JobFilters,
} from "#domain/jobs/filters.ts";
import { payBandIds } from "#domain/jobs/pay-bands.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";
import { paths } from "#domain/paths.ts";
import {
  choiceOf,
  listAddress,
  searchText,
  usually,
  yesOrNo,
  type ListPlace,
} from "#client/ui/list/list-address.ts";

export type Place = ListPlace<JobFilters>;

export const boardAddress = listAddress<JobFilters>(paths.jobs, {
  search: searchText("search", longestSearch),
  roleType: choiceOf("roleType", roleTypes),
  experience: choiceOf("experience", experienceLevels),
  salary: choiceOf("salary", payBandIds),
  isWorldwideOnly: yesOrNo("worldwide", startingFilters.isWorldwideOnly),
  isSavedOnly: yesOrNo("saved", startingFilters.isSavedOnly),
  sort: usually("sort", startingFilters.sort, jobOrders),
});

export const { placeIn, addressOf } = boardAddress;
