import {
  userKinds,
  userSorts,
  usualUserSort,
  type UserKind,
  type UserSort,
} from "#domain/accounts/desk/desk-rules.ts";
import { longestPersonSearch } from "#domain/desk/limits.ts";
import { paths } from "#domain/paths.ts";
import { choiceOf, listAddress, searchText, usually } from "#client/ui/list/list-address.ts";

/** Who is looked for, and in which order. */
export interface UserFilters {
  readonly search: string;
  readonly plan: "premium" | "free" | null;
  readonly kind: UserKind | null;
  readonly sort: UserSort;
}

export const usersAddress = listAddress<UserFilters>(paths.adminUsers, {
  search: searchText("search", longestPersonSearch),
  plan: choiceOf("plan", ["premium", "free"]),
  kind: choiceOf("kind", userKinds),
  sort: usually("sort", usualUserSort, userSorts),
});
