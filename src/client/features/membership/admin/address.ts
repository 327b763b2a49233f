import { longestPersonSearch } from "#domain/desk/limits.ts";
import { memberSorts, usualMemberSort, type MemberSort } from "#domain/membership/member-order.ts";
import type { MembershipState } from "#domain/membership/standing.ts";
import { paths } from "#domain/paths.ts";
import { stateNames } from "#client/membership/state-chip.tsx";
import {
  choiceOf,
  listAddress,
  searchText,
  usually,
  type ListPlace,
} from "#client/ui/list/list-address.ts";

/** Which members are looked for, and in which order. */
export interface MemberFilters {
  readonly search: string;
  readonly state: MembershipState | null;
  readonly sort: MemberSort;
}

export type MembersPlace = ListPlace<MemberFilters>;

export const membersAddress = listAddress<MemberFilters>(paths.adminMemberships, {
  search: searchText("search", longestPersonSearch),
  state: choiceOf("state", Object.keys(stateNames) as MembershipState[]),
  sort: usually("sort", usualMemberSort, memberSorts),
});

export const { placeIn, addressOf } = membersAddress;
