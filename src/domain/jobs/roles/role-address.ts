import { roleTypes, type RoleType } from "#domain/listing/facts.ts";
import { filledIn, paths } from "#domain/paths.ts";
import { slugOf } from "../address.ts";

/** A role type as it stands in an address: `email-marketing`. */
export const roleSlug = (role: RoleType): string => slugOf(role);

export const roleOfSlug = (slug: string): RoleType | null =>
  roleTypes.find((role) => roleSlug(role) === slug) ?? null;

/** The page about one kind of work. */
export const rolePath = (role: RoleType): string => filledIn(paths.role, roleSlug(role));
