import { listAddress, choiceOf, searchText, yesOrNo } from "#client/ui/list/list-address.ts";
import type { AlertSearch } from "#domain/alerts/alert-rules.ts";
import { longestSearch, startingFilters } from "#domain/jobs/filters.ts";
import { payBandIds } from "#domain/jobs/pay-bands.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";
import { paths } from "#domain/paths.ts";

/** Where on the board an alert's search stands, in the board's own words. */
export const searchAddress = listAddress<AlertSearch>(paths.jobs, {
  search: searchText("search", longestSearch),
  roleType: choiceOf("roleType", roleTypes),
  experience: choiceOf("experience", experienceLevels),
  salary: choiceOf("salary", payBandIds),
  isWorldwideOnly: yesOrNo("worldwide", startingFilters.isWorldwideOnly),
});
