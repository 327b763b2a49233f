import { paths } from "#domain/paths.ts";
import {
  applicationLimits,
  jobTypes,
  platforms,
  results,
  trackerTabs,
  type JobType,
  type Platform,
  type Result,
  type TrackerTab,
} from "#domain/tracker/application.ts";
import {
  choiceOf,
  listAddress,
  searchText,
  usually,
  type ListPlace,
} from "#client/ui/list/list-address.ts";

export const trackerViews = ["cards", "board", "analytics"] as const;
export type TrackerView = (typeof trackerViews)[number];

/** Which applications are looked at, and how. */
export interface TrackerFilters {
  readonly view: TrackerView;
  readonly tab: TrackerTab;
  readonly search: string;
  readonly jobType: JobType | null;
  readonly platform: Platform | null;
  readonly result: Result | null;
  readonly strategyTag: string;
}

export type TrackerPlace = ListPlace<TrackerFilters>;

export const trackerAddress = listAddress<TrackerFilters>(paths.jobTracker, {
  view: usually("view", "cards", trackerViews),
  tab: usually("tab", "all", trackerTabs),
  search: searchText("search", applicationLimits.search),
  jobType: choiceOf("jobType", jobTypes),
  platform: choiceOf("platform", platforms),
  result: choiceOf("result", results),
  strategyTag: searchText("strategyTag", applicationLimits.tag),
});

export const { placeIn, addressOf } = trackerAddress;

/** The same place without any filter. */
export const cleared = ({ view, tab }: TrackerFilters): TrackerFilters => ({
  view,
  tab,
  search: "",
  jobType: null,
  platform: null,
  result: null,
  strategyTag: "",
});

export const isFiltered = (filters: TrackerFilters): boolean =>
  addressOf({ filters }) !== addressOf({ filters: cleared(filters) });
