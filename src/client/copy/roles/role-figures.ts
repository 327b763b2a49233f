import type { HourKind } from "#domain/jobs/roles/role-figures.ts";
import type { Engagement } from "#domain/listing/facts.ts";

export const hourNames: Readonly<Record<HourKind, string>> = {
  "our-day": "Within your working day",
  evenings: "Into the evening",
  nights: "Past 20:00 or before 06:00",
  unsaid: "No hours named",
};

export const engagementNames: Readonly<Record<Engagement, string>> = {
  contractor: "As a contractor",
  employee: "As an employee",
  "employer-of-record": "Through an employer of record",
  unclear: "Not said",
};
