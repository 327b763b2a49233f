import { longestDeskSearch } from "#domain/desk/limits.ts";
import {
  moderationSorts,
  moderationViews,
  usualModerationSort,
  type ModerationSort,
  type ModerationView,
} from "#domain/employers/moderation-order.ts";
import { paths } from "#domain/paths.ts";
import { listAddress, searchText, usually, type ListPlace } from "#client/ui/list/list-address.ts";

/** Which postings the desk looks at, and in which order. */
export interface QueueFilters {
  readonly search: string;
  readonly view: ModerationView;
  readonly sort: ModerationSort;
}

export type QueuePlace = ListPlace<QueueFilters>;

export const queueAddress = listAddress<QueueFilters>(paths.adminModeration, {
  search: searchText("search", longestDeskSearch),
  view: usually("view", "waiting", moderationViews),
  sort: usually("sort", usualModerationSort, moderationSorts),
});

export const { placeIn, addressOf } = queueAddress;

export const viewNames: Readonly<Record<ModerationView, string>> = {
  waiting: "Waiting for us",
  returned: "Returned",
  "on-board": "On the board",
  closed: "Closed",
};
