import { sortWords, type SortWord } from "#domain/sorting.ts";

/** What administrators may do to an account besides looking at it. */
export const accountDeeds = [
  "suspend",
  "reinstate",
  "make-admin",
  "unmake-admin",
  "make-employer",
  "unmake-employer",
] as const;

export type AccountDeed = (typeof accountDeeds)[number];

/** As much of an account as decides what may be done to it. */
export interface Standing {
  readonly id: number;
  readonly isAdmin: boolean;
  readonly isEmployer: boolean;
  readonly suspendedAt: Date | null;
  readonly deletionDueAt: Date | null;
}

/** Somebody who can still work at the desk. */
const isActiveAdmin = ({ isAdmin, suspendedAt, deletionDueAt }: Standing): boolean =>
  isAdmin && suspendedAt === null && deletionDueAt === null;

const takesTheDesk: ReadonlySet<AccountDeed> = new Set(["suspend", "unmake-admin"]);

/**
 * Why somebody may not do this to that account, if so: nobody shuts themselves out, nobody shuts out the last who could let
 * them in again, and whoever is no administrator any more does nothing at all.
 */
export function whyNot(
  deed: AccountDeed,
  by: Standing,
  to: Standing,
  admins: readonly Standing[],
): "admin_required" | "own_account" | "last_admin" | null {
  if (!isActiveAdmin(by)) return "admin_required";
  if (!takesTheDesk.has(deed)) return null;
  if (by.id === to.id) return "own_account";
  return isLastAdmin(to, admins) ? "last_admin" : null;
}

/** Whether without this account nobody could work at the desk. */
export const isLastAdmin = (one: Standing, admins: readonly Standing[]): boolean =>
  isActiveAdmin(one) && !admins.some((other) => other.id !== one.id && isActiveAdmin(other));

/** Whether it would change nothing. */
export function isDoneAlready(deed: AccountDeed, to: Standing): boolean {
  const isSo: Readonly<Record<AccountDeed, boolean>> = {
    suspend: to.suspendedAt !== null,
    reinstate: to.suspendedAt === null,
    "make-admin": to.isAdmin,
    "unmake-admin": !to.isAdmin,
    "make-employer": to.isEmployer,
    "unmake-employer": !to.isEmployer,
  };
  return isSo[deed];
}

const userColumns = ["name", "email", "joined"] as const;

export type UserColumn = (typeof userColumns)[number];
export type UserSort = SortWord<UserColumn>;

export const userSorts = sortWords(userColumns);

/** The newest first. */
export const usualUserSort: UserSort = "-joined";

/** Kinds of people one looks for. */
export const userKinds = ["admin", "employer", "suspended"] as const;

export type UserKind = (typeof userKinds)[number];
