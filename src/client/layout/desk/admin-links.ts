import { paths } from "#domain/paths.ts";
import type { NamedLink } from "../links.ts";

/** The rooms of the desk, in the order of a day's work. */
export const adminLinks: readonly NamedLink[] = [
  { name: "Overview", to: paths.admin },
  { name: "Moderation", to: paths.adminModeration },
  { name: "Memberships", to: paths.adminMemberships },
  { name: "Exchange rates", to: paths.adminRates },
];
