import { sql } from "drizzle-orm";
import { logoFolder } from "#domain/companies/logo-address.ts";
import type { Engagement, ListingFacts, RiskVerdict } from "#domain/listing/facts.ts";
import { jobs } from "#server/adapters/database/schema.ts";

/** As much of a description as a card can need. */
const beginningLength = 400;

const fact = <Name extends "openToSouthAfrica" | "pay" | "hours">(name: Name) =>
  sql<ListingFacts[Name]>`${jobs.facts} -> ${sql.raw(`'${name}'`)}`;

/** Where our own copy of the logo is: no browser of a reader's is sent to anybody else's server. */
const logoUrl = sql<string | null>`${sql.raw(`'${logoFolder}'`)} || coalesce(
  (select logo_hash from companies where id = ${jobs.companyId}),
  (select hash from logo_sources where url = ${jobs.logoUrl})
) || '.webp'`;

/** What a card needs of a job. The whole of the facts and the description are long, and read for one job only. */
export const cardColumns = {
  id: jobs.id,
  tier: jobs.tier,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  description: sql<string>`left(${jobs.description}, ${sql.raw(String(beginningLength))})`,
  tags: jobs.tags,
  publishedAt: jobs.publishedAt,
  applyLink: jobs.applyLink,
  salaryText: jobs.salaryText,
  logoUrl,
  roleType: jobs.roleType,
  experience: jobs.experience,
  viaName: jobs.viaName,
  viaUrl: jobs.viaUrl,
  lastSeenOpenAt: jobs.lastSeenOpenAt,
  openToSouthAfrica: fact("openToSouthAfrica"),
  pay: fact("pay"),
  engagement: sql<Engagement>`${jobs.facts} -> 'engagement' ->> 'value'`,
  hours: fact("hours"),
  riskVerdict: sql<RiskVerdict>`${jobs.facts} -> 'risk' ->> 'verdict'`,
};

type JobRow = typeof jobs.$inferSelect;

export type CardRow = Pick<
  JobRow,
  | "id"
  | "tier"
  | "title"
  | "company"
  | "location"
  | "description"
  | "tags"
  | "publishedAt"
  | "applyLink"
  | "salaryText"
  | "logoUrl"
  | "roleType"
  | "experience"
  | "viaName"
  | "viaUrl"
  | "lastSeenOpenAt"
> &
  Pick<ListingFacts, "openToSouthAfrica" | "pay" | "hours"> & {
    readonly engagement: Engagement;
    readonly riskVerdict: RiskVerdict;
  };
