import type { CompanyBehind, CompanyProfile } from "#contract/companies/profile.ts";
import { domainOfSite, proofFile, proofWords } from "#domain/companies/own-domain.ts";
import { logoPath } from "#domain/companies/logo-address.ts";
import type { CompanyRow } from "./store.ts";

/** For its owner alone. */
export const presentOwn = (row: CompanyRow): CompanyProfile => ({
  id: row.id,
  name: row.name,
  website: row.website,
  domain: domainOf(row),
  about: row.about,
  logoUrl: row.logoHash === null ? null : logoPath(row.logoHash),
  isMailConfirmed: row.mailConfirmedAt !== null,
  isDomainProven: row.domainProvenAt !== null,
  proof: { words: proofWords(row.proofCode), file: proofFile },
  version: row.version,
});

type Shown = Pick<CompanyRow, "website" | "about" | "mailConfirmedAt" | "domainProvenAt">;

/** For everybody. */
export const presentBehind = (row: Shown): CompanyBehind => ({
  website: row.website,
  about: row.about,
  isMailConfirmed: row.mailConfirmedAt !== null,
  provenDomain: row.domainProvenAt === null ? null : domainOf(row),
});

export const domainOf = ({ website }: Pick<CompanyRow, "website">): string | null =>
  website === null ? null : domainOfSite(website);
