import {
  type FreeJob,
  freeJob,
  type ListedFreeJob,
  listedFreeJob,
} from "#contract/admin/free-jobs.ts";
import { changesBetween, type Changes } from "#domain/desk/audit-deeds.ts";
import { jobPath } from "#domain/jobs/address.ts";
import type { JobRow } from "../stores/jobs.ts";
import type { ListedRow } from "./store.ts";

/** A free job as its list shows it: fields are named one by one. */
export const presentListed = (row: ListedRow): ListedFreeJob =>
  listedFreeJob.parse({
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    salary: row.salaryText,
    applyLink: row.applyLink,
    link: row.applyLink,
    logoUrl: row.logoUrl,
    externalJobId: row.externalId,
    tags: row.tags,
    isActive: row.status === "open",
    publishedDate: row.publishedAt.toISOString(),
    addedByUserId: row.addedByUserId,
    status: row.status,
    openness: row.openness,
    riskVerdict: row.riskVerdict,
    path: jobPath(String(row.id), row.title),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  });

export const presentFreeJob = (row: JobRow): FreeJob =>
  presentWhole({ ...row, riskVerdict: row.facts.risk.verdict });

/** With its text, which its list leaves out. */
export const presentWhole = (row: ListedRow & Pick<JobRow, "description">): FreeJob =>
  freeJob.parse({ ...presentListed(row), description: row.description });

/** What changed for whoever reads the trail, field by field. */
export const changesOf = (before: JobRow, after: JobRow): Changes =>
  changesBetween(writtenIn(before), writtenIn(after));

const writtenIn = (row: JobRow) => ({
  title: row.title,
  company: row.company,
  location: row.location,
  salary: row.salaryText,
  applyLink: row.applyLink,
  logoUrl: row.logoUrl,
  externalJobId: row.externalId,
  tags: row.tags,
  isActive: row.status === "open",
  publishedDate: row.publishedAt.toISOString(),
  description: row.description,
});
