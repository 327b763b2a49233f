import { paths } from "#domain/paths.ts";
import type { NamedLink } from "../links.ts";

/** The rooms of the desk, in the order of a day's work. */
export const adminLinks: readonly NamedLink[] = [
  { name: "Overview", to: paths.admin },
  { name: "Reports", to: paths.adminReports },
  { name: "Listings", to: paths.adminListings },
  { name: "Sources", to: paths.adminSources },
  { name: "Growth strategies", to: paths.adminStrategies },
  { name: "Users", to: paths.adminUsers },
  { name: "Moderation", to: paths.adminModeration },
  { name: "Memberships", to: paths.adminMemberships },
  { name: "Exchange rates", to: paths.adminRates },
  { name: "Public holidays", to: paths.adminHolidays },
  { name: "Audit trail", to: paths.adminAudit },
];
