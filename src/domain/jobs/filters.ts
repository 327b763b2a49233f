import {
  experienceLevels,
  roleTypes,
  type Experience,
  type RoleType,
} from "#domain/listing/facts.ts";
import { payBandIds, type PayBand } from "./pay-bands.ts";

/** What somebody looks for. A null or empty part asks for nothing. */
export interface JobFilters {
  readonly search: string;
  readonly roleType: RoleType | null;
  readonly experience: Experience | null;
  readonly salary: PayBand | null;
  /** Only jobs that surely take South Africans. */
  readonly isWorldwideOnly: boolean;
  readonly isSavedOnly: boolean;
}

/** Where everybody starts, and where Reset Filters leads back to. */
export const startingFilters: JobFilters = {
  search: "",
  roleType: null,
  experience: null,
  salary: null,
  isWorldwideOnly: true,
  isSavedOnly: false,
};

export const longestSearch = 100;

export const pageSize = 20;

/** Totals are exact up to here; beyond it we say "10,000+". */
export const countCap = 10_000;

/** The address is the state: whoever gets the link sees the same list. What is as at the start is left out. */
export function filtersIn(params: URLSearchParamsLike): JobFilters {
  return {
    search: (params.get("search") ?? "").trim().slice(0, longestSearch),
    roleType: oneOf(roleTypes, params.get("roleType")),
    experience: oneOf(experienceLevels, params.get("experience")),
    // A "+" that was sent on by hand arrives as a space.
    salary: oneOf(payBandIds, params.get("salary")?.replace(" ", "+") ?? null),
    isWorldwideOnly: params.get("worldwide") !== "false",
    isSavedOnly: params.get("saved") === "true",
  };
}

/** In the order of this list, so that the same filters are always the same address. */
export function paramsOf(filters: JobFilters): [string, string][] {
  const { search, roleType, experience, salary, isWorldwideOnly, isSavedOnly } = filters;
  const all: [string, string | null][] = [
    ["search", search.trim() === "" ? null : search.trim()],
    ["roleType", roleType],
    ["experience", experience],
    ["salary", salary],
    ["worldwide", isWorldwideOnly ? null : "false"],
    ["saved", isSavedOnly ? "true" : null],
  ];
  return all.filter((pair): pair is [string, string] => pair[1] !== null);
}

/** As much of `URLSearchParams` as reading needs. */
interface URLSearchParamsLike {
  get(name: string): string | null;
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  given: string | null,
): Value | null => values.find((value) => value === given) ?? null;
