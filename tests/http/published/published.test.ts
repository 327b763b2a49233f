import { gunzipSync } from "node:zlib";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { roleTypes } from "#domain/listing/facts.ts";
import { rolePath } from "#domain/jobs/roles/role-address.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { addMany } from "../jobs/board.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { testApp, freshTables } from "../../support/test-app.ts";

const database = await freshTables();
const home = productionEnv.APP_URL;
const open = () => testApp(database, { env: productionEnv });

interface Entry {
  readonly loc: string;
  readonly lastmod?: string;
}

/** Every sitemap must be read without a complaint before anything in it counts. */
async function entriesAt(app: ReturnType<typeof open>, path: string): Promise<readonly Entry[]> {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: isEntry });
  const { urlset, sitemapindex } = parser.parse(text) as Record<string, Record<string, unknown>>;
  const root = urlset ?? sitemapindex;
  expect(root?.["@_xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const entries = (root?.["url"] ?? root?.["sitemap"] ?? []) as readonly Entry[];
  for (const { loc, lastmod } of entries) {
    expect(new URL(loc).origin).toBe(home);
    if (lastmod !== undefined) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
  return entries;
}

const isEntry = (name: string): boolean => name === "url" || name === "sitemap";
const addresses = (entries: readonly Entry[]) => entries.map(({ loc }) => loc.slice(home.length));

describe("the sitemap", () => {
  test("names a sitemap of pages and one of jobs, the latter only when there are any", async () => {
    expect(addresses(await entriesAt(open(), "/sitemap.xml"))).toEqual(["/sitemaps/pages.xml"]);
    const app = open();
    const job = await app.build.job();
    const entries = await entriesAt(app, "/sitemap.xml");
    expect(addresses(entries)).toEqual(["/sitemaps/pages.xml", "/sitemaps/jobs-1.xml"]);
    expect(entries[1]?.lastmod).toBe(job.updatedAt.toISOString());
  });

  test("has pages that are there, each under its one address", async () => {
    const app = open();
    const five = roleTypes.flatMap((roleType) => Array.from({ length: 5 }, () => ({ roleType })));
    await addMany(database, app.clock.now(), five);
    const paths = addresses(await entriesAt(app, "/sitemaps/pages.xml"));
    expect(paths).toEqual([
      "/",
      "/jobs",
      "/companies",
      "/check-a-job",
      "/how-we-read",
      "/pricing",
      ...roleTypes.map(rolePath),
    ]);
    for (const path of paths) {
      const response = await app.request(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain(`<link rel="canonical" href="${home}${path}">`);
    }
  });

  test("has the jobs everybody may open, and no other", async () => {
    const app = open();
    const job = await app.build.job({ title: "Head of R&D <search>" });
    await app.build.premiumJob();
    await app.build.job({ status: "closed", closedAt: app.clock.now() });
    await app.build.job({ status: "pending" });
    await app.build.job({ openness: "no" });
    expect(await entriesAt(app, "/sitemaps/jobs-1.xml")).toEqual([
      { loc: `${home}/jobs/head-of-r-d-search-${job.id}`, lastmod: job.updatedAt.toISOString() },
    ]);
  });

  test("holds ten thousand jobs to a file", async () => {
    const app = open();
    await app.build.job({ title: "Job", description: "" });
    const copied = sql.raw(
      "source, tier, status, title, company, description, apply_link, tags, role_type, experience, openness, facts, published_at, first_seen_at, last_seen_open_at, created_at, updated_at",
    );
    // Nobody searches for them, so their words need not be counted, which is most of the work.
    await database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql`insert into jobs (${copied}) select ${copied} from jobs, generate_series(1, 10000)`,
      );
    });
    expect(await entriesAt(app, "/sitemap.xml")).toHaveLength(3);
    expect(await entriesAt(app, "/sitemaps/jobs-1.xml")).toHaveLength(10_000);
    expect(await entriesAt(app, "/sitemaps/jobs-2.xml")).toHaveLength(1);
    expect((await app.request("/sitemaps/jobs-3.xml")).status).toBe(404);
  });

  test.each(["jobs-0.xml", "jobs-01.xml", "jobs-1.xml", "jobs-99999.xml", "other.xml", "pages"])(
    "there is no %s",
    async (file) => {
      expect((await open().request(`/sitemaps/${file}`)).status).toBe(404);
    },
  );
});

test("robots may read every page but not what is private, and are told of the sitemap", async () => {
  const response = await open().request("/robots.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  for (const path of ["/api/", "/account", "/demo/"]) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${home}/sitemap.xml`);
  expect(lines).not.toContain("Disallow: /");
});

describe("whoever fetches again and again", () => {
  const files = [
    "/robots.txt",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/jobs-1.xml",
    "/feeds/jobs.rss",
    "/feeds/seo.atom",
    "/feeds/seo.json",
  ];

  test.each(files)("may keep %s for five minutes, and gets no cookie with it", async (path) => {
    const app = open();
    await app.build.job({ roleType: "SEO" });
    const send = await app.as(await app.build.premiumUser());
    for (const response of [await app.request(path), await send(path)]) {
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("public, max-age=300");
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });

  test.each(files)("is told in one line that %s has not changed", async (path) => {
    const app = open();
    await app.build.job({ roleType: "SEO" });
    const { headers } = await app.request(path);
    const etag = headers.get("etag") ?? "";
    const known = await app.request(path, { headers: { "if-none-match": `"other", ${etag}` } });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    expect(known.headers.get("etag")).toBe(etag);
    const other = await app.request(path, { headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
  });

  test("may ask by date as well, and hears of a job that closed", async () => {
    const app = open();
    const job = await app.build.job();
    const since = (await app.request("/feeds/jobs.rss")).headers.get("last-modified") ?? "";
    const ask = () => app.request("/feeds/jobs.rss", { headers: { "if-modified-since": since } });
    expect(since).toBe(job.updatedAt.toUTCString());
    expect((await ask()).status).toBe(304);
    app.clock.advance(60_000);
    const now = app.clock.now();
    await database.queries.update(jobs).set({ status: "closed", closedAt: now, updatedAt: now });
    const response = await ask();
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain("<item>");
  });

  test("gets a new job as soon as it is announced", async () => {
    const app = open();
    expect(await (await app.request("/feeds/jobs.json")).text()).not.toContain("Fresh");
    await app.build.job({ title: "Fresh" });
    await database.changes.announce("jobs");
    await expect
      .poll(async () => (await app.request("/feeds/jobs.json")).text())
      .toContain("Fresh");
  });

  test("gets the same packed, and the head alone without the rest", async () => {
    const app = open();
    const plain = await (await app.request("/sitemap.xml")).text();
    const packed = await app.request("/sitemap.xml", { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(plain);
    const head = await app.request("/sitemap.xml", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});
