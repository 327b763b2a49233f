import type { JobCard, JobDetail, JobTeaser } from "#contract/jobs.ts";
import { mayPassOnFreely, termsOf } from "#domain/feeds/terms.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { beginningOf } from "#domain/jobs/beginning.ts";
import type { PayBand } from "#domain/jobs/pay-bands.ts";
import type { ListingFacts, RoleType } from "#domain/listing/facts.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import { payInRand } from "#domain/listing/pay/in-rand.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { domainOfSite } from "#domain/companies/own-domain.ts";
import type { CardRow } from "./stores/card-row.ts";
import type { StoredCompany, StoredCopy } from "./stores/jobs.ts";

const cardTextLength = 300;
const hourMs = 60 * 60 * 1000;

/** A job for a card: fields are named one by one, so nothing else of a row can slip out. */
export const presentCard = (row: CardRow, rates: RateTable): JobCard => ({
  ...presentJob(row, rates),
  description: beginningOf(row.description, cardTextLength),
});

export const presentDetail = (
  row: CardRow & {
    readonly source: string;
    readonly facts: ListingFacts;
    readonly companyBehind: StoredCompany | null;
    readonly alsoOn: readonly StoredCopy[];
  },
  rates: RateTable,
  companyPath: string | null = null,
): JobDetail => ({
  ...presentJob(row, rates),
  isPassedOn: mayPassOnFreely(row.source),
  alsoOn: row.alsoOn.flatMap(presentCopy),
  facts: row.facts,
  companyPath,
  companyBehind: row.companyBehind && presentCompany(row.companyBehind),
});

export const presentTeaser = (row: {
  readonly roleType: RoleType;
  readonly payBand: PayBand | null;
  readonly publishedAt: Date;
}): JobTeaser => ({
  roleType: row.roleType,
  payBand: row.payBand,
  publishedDate: presentHour(row.publishedAt),
});

/** By the very second one would find the posting where it came from. */
export const presentHour = (moment: Date): string =>
  new Date(moment.getTime() - (moment.getTime() % hourMs)).toISOString();

const presentJob = (row: CardRow, rates: RateTable): JobCard => ({
  id: String(row.id),
  path: jobPath(String(row.id), row.title),
  title: row.title,
  company: row.company,
  location: row.location,
  description: row.description,
  tags: row.tags,
  publishedDate: row.publishedAt.toISOString(),
  link: row.applyLink,
  isPremium: row.tier === "premium",
  salary: row.salaryText,
  logoUrl: row.logoUrl,
  roleType: row.roleType,
  experience: row.experience,
  via: row.viaName === null || row.viaUrl === null ? null : { name: row.viaName, url: row.viaUrl },
  lastSeenOpen: row.lastSeenOpenAt.toISOString(),
  openToSouthAfrica: row.openToSouthAfrica,
  verdict: verdictOf(row).words,
  pay: row.pay,
  payInRand: payInRand(row, rates),
  engagement: row.engagement,
  hours: row.hours,
  riskVerdict: row.riskVerdict,
});

/** An employer's own board asks for no credit, and its link is the job's own. */
const presentCopy = ({ kind, address, link }: StoredCopy): JobDetail["alsoOn"] => {
  const { credit } = termsOf(kind, address);
  return credit === null ? [] : [{ name: credit.name, url: link }];
};

const presentCompany = (stored: StoredCompany): JobDetail["companyBehind"] => ({
  website: stored.website,
  about: stored.about,
  isMailConfirmed: stored.isMailConfirmed,
  provenDomain:
    stored.isDomainProven && stored.website !== null ? domainOfSite(stored.website) : null,
});
