import type { Membership } from "#contract/membership.ts";
import { paths } from "#domain/paths.ts";
import { stateNames } from "#client/membership/state-chip.tsx";

type State = Membership["state"];

/** Which members are looked for. All of it stands in the address, so that reload, back and a sent link show the same. */
export interface MemberFilters {
  readonly search: string;
  readonly state: State | null;
}

interface Place {
  readonly filters: MemberFilters;
  /** Where the list starts, for a page without scripts; null at its beginning. */
  readonly from: string | null;
}

export const longestSearch = 254;

export function placeIn(params: URLSearchParams): Place {
  const state = params.get("state") ?? "";
  return {
    filters: {
      search: (params.get("search") ?? "").trim().slice(0, longestSearch),
      state: isState(state) ? state : null,
    },
    from: params.get("cursor")?.slice(0, 100) ?? null,
  };
}

export const paramsOf = ({ search, state }: MemberFilters): [string, string][] => [
  ...(search === "" ? [] : [["search", search] satisfies [string, string]]),
  ...(state === null ? [] : [["state", state] satisfies [string, string]]),
];

export function addressOf(filters: MemberFilters, from: string | null = null): string {
  const params = new URLSearchParams(paramsOf(filters));
  if (from !== null) params.set("cursor", from);
  return params.size === 0
    ? paths.adminMemberships
    : `${paths.adminMemberships}?${params.toString()}`;
}

const isState = (word: string): word is State => Object.hasOwn(stateNames, word);
