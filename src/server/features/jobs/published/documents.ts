import { feedFormats, feedTypes } from "#domain/jobs/published/feed-address.ts";
import { roleOfSlug } from "#domain/jobs/roles/role-address.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { Doors } from "#server/feature.ts";
import type { DocumentRow, PublicDocument } from "#server/http/documents.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { jobsTopic } from "../stores/jobs.ts";
import { mappedJob, publishedJob, publishedStore } from "../stores/published.ts";
import { feedOf } from "./feed.ts";
import { feedWriters } from "./feed-formats.ts";
import {
  companiesSitemap,
  jobsPerSitemap,
  jobsSitemap,
  pagesSitemap,
  sitemapIndex,
} from "./sitemap.ts";

const feedLength = 50;
/** Some more, in case one of them cannot be shown. */
const feedRead = 100;

/** Everything that search engines and feed readers fetch: what a visitor could read on the board, and nothing else. */
export function publishedDocuments(
  queries: Queries,
  appUrl: string,
  showRows: ShowRows,
  doors: Doors,
): readonly DocumentRow[] {
  const store = publishedStore(queries);

  async function index(): Promise<PublicDocument> {
    const changedAt = await store.changedAt(null);
    const hasCompanies = (await doors()).size > 0;
    const body = sitemapIndex(appUrl, await store.count(), hasCompanies, changedAt);
    return sitemap(body, changedAt);
  }

  async function sitemapCalled(file: string): Promise<PublicDocument | null> {
    if (file === "pages.xml") return sitemap(pagesSitemap(appUrl, await store.countByRole()), null);
    if (file === "companies.xml")
      return sitemap(companiesSitemap(appUrl, [...(await doors()).values()]), null);
    const number = Number(/^jobs-([1-9]\d{0,3})\.xml$/.exec(file)?.[1] ?? 0);
    if (number === 0) return null;
    const rows = await store.inOrder((number - 1) * jobsPerSitemap, jobsPerSitemap);
    if (rows.length === 0) return null;
    const jobs = showRows("sitemap", rows, (row) => mappedJob.parse(row));
    return sitemap(jobsSitemap(appUrl, jobs), await store.changedAt(null));
  }

  async function feedCalled(file: string): Promise<PublicDocument | null> {
    const [name = "", ending] = file.split(/\.(?=[^.]*$)/);
    const format = feedFormats.find((known) => known === ending);
    const role = roleOfSlug(name);
    if (format === undefined || (role === null && name !== "jobs")) return null;
    const rows = await store.newest(role, feedRead);
    const jobs = showRows("feeds", rows, (row) => publishedJob.parse(row)).slice(0, feedLength);
    const changedAt = await store.changedAt(role);
    const about = { appUrl, role, format, changedAt: changedAt ?? new Date(0) };
    return { type: feedTypes[format], body: feedWriters[format](feedOf(jobs, about)), changedAt };
  }

  const topics = [jobsTopic];
  return [
    { path: "/robots.txt", topics: [], make: () => Promise.resolve(robots(appUrl)) },
    { path: "/sitemap.xml", topics, make: index },
    { path: "/sitemaps/:file", topics, make: sitemapCalled },
    { path: "/feeds/:file", topics, make: feedCalled },
  ];
}

const sitemap = (body: string, changedAt: Date | null): PublicDocument => ({
  type: "application/xml",
  body,
  changedAt,
});

const robots = (appUrl: string): PublicDocument => ({
  type: "text/plain",
  body: `User-agent: *
Allow: /
Disallow: /api/
Disallow: /account
Disallow: /demo/
Disallow: /go/

Sitemap: ${appUrl}/sitemap.xml
`,
  changedAt: null,
});
