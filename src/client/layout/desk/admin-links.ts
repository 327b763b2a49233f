import { paths } from "#domain/paths.ts";
import type { NamedLink } from "../links.ts";

/** The rooms of the desk, in the order of a day's work. */
export const adminLinks: readonly NamedLink[] = [
  { name: "Overview", to: paths.admin },
  { name: "Reports", to: paths.adminReports },
  { name: "Listings", to: paths.adminListings },
  { name: "Sources", to: paths.adminSources },
  { name: "Newsletter", to: paths.adminNewsletter },
  { name: "Strategies", to: paths.adminStrategies },
  { name: "Users", to: paths.adminUsers },
  { name: "Moderation", to: paths.adminModeration },
  { name: "Memberships", to: paths.adminMemberships },
  { name: "Rates", to: paths.adminRates },
  { name: "Holidays", to: paths.adminHolidays },
  { name: "Audit", to: paths.adminAudit },
];
