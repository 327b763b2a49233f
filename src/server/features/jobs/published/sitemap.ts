import { companyPath } from "#domain/companies/company-name.ts";
import type { Door } from "#domain/companies/door-list.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { rolePath } from "#domain/jobs/roles/role-address.ts";
import { fewestForPage } from "#domain/jobs/roles/role-figures.ts";
import { roleTypes, type RoleType } from "#domain/listing/facts.ts";
import { escapeXml } from "#domain/markup/escape.ts";
import type { MappedJob } from "../stores/published.ts";
import { paths } from "#domain/paths.ts";

/** Of the 50,000 the protocol allows, as many as are quickly written and read. */
export const jobsPerSitemap = 10_000;

/** Pages worth finding that are there whatever is listed. */
const lastingPages = [
  paths.home,
  paths.jobs,
  paths.companies,
  paths.checkAJob,
  paths.howWeRead,
  paths.pricing,
];

interface Place {
  readonly path: string;
  readonly changedAt: Date | null;
}

/** With the roles there is something to say about. */
export const pagesSitemap = (appUrl: string, jobsOfRole: ReadonlyMap<RoleType, number>): string =>
  written(
    "urlset",
    "url",
    appUrl,
    [...lastingPages, ...roleTypes.filter(isWorthFinding(jobsOfRole)).map(rolePath)].map(
      unchanging,
    ),
  );

const isWorthFinding =
  (jobsOfRole: ReadonlyMap<RoleType, number>) =>
  (role: RoleType): boolean =>
    (jobsOfRole.get(role) ?? 0) >= fewestForPage;

export const jobsSitemap = (appUrl: string, jobs: readonly MappedJob[]): string =>
  written("urlset", "url", appUrl, jobs.map(placeOfJob));

export const companiesSitemap = (appUrl: string, doors: readonly Door[]): string =>
  written(
    "urlset",
    "url",
    appUrl,
    doors.map(({ slug }) => unchanging(companyPath(slug))),
  );

/** Names the other sitemaps: one of pages, one of companies if there are any, and as many of jobs as these need. */
export function sitemapIndex(
  appUrl: string,
  jobCount: number,
  hasCompanies: boolean,
  changedAt: Date | null,
): string {
  const files = Array.from({ length: Math.ceil(jobCount / jobsPerSitemap) }, (_, index) => ({
    path: `/sitemaps/jobs-${index + 1}.xml`,
    changedAt,
  }));
  const others = ["/sitemaps/pages.xml", ...(hasCompanies ? ["/sitemaps/companies.xml"] : [])];
  return written("sitemapindex", "sitemap", appUrl, [...others.map(unchanging), ...files]);
}

const unchanging = (path: string): Place => ({ path, changedAt: null });

const placeOfJob = ({ id, title, updatedAt }: MappedJob): Place => ({
  path: jobPath(String(id), title),
  changedAt: updatedAt,
});

function written(root: string, entry: string, appUrl: string, places: readonly Place[]): string {
  const lines = places.map(({ path, changedAt }) => {
    const changed = changedAt === null ? "" : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<${entry}><loc>${escapeXml(appUrl + path)}</loc>${changed}</${entry}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("")}</${root}>
`;
}
