import type { Experience, RoleType } from "#domain/listing/facts.ts";
import type { PayBand } from "./pay-bands.ts";

/** What somebody looks for. A null or empty part asks for nothing. */
export interface JobFilters {
  readonly search: string;
  readonly roleType: RoleType | null;
  readonly experience: Experience | null;
  readonly salary: PayBand | null;
  /** Only jobs that surely take South Africans. */
  readonly isWorldwideOnly: boolean;
  readonly isSavedOnly: boolean;
  readonly sort: JobOrder;
}

/** `overlap`: the most hours between 08:00 and 17:00 at home. What does not say comes last in either. */
export const jobOrders = ["newest", "pay", "overlap"] as const;
export type JobOrder = (typeof jobOrders)[number];

/** Where everybody starts, and where Reset Filters leads back to. */
export const startingFilters: JobFilters = {
  search: "",
  roleType: null,
  experience: null,
  salary: null,
  isWorldwideOnly: true,
  isSavedOnly: false,
  sort: "newest",
};

export const longestSearch = 100;

export const pageSize = 20;

/** Totals are exact up to here; beyond it we say "10,000+". */
export const countCap = 10_000;
