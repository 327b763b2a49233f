import { parseFeed } from "@rowanmanning/feed-parser";
import { XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { jobValues } from "../../support/factories.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { testApp, freshTables, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const home = productionEnv.APP_URL;
const open = () => testApp(database, { env: productionEnv });

const nasty = "R&D <b>Lead</b> ]]> \"'\u0001 Zoë 🚀";
const readable = "R&D <b>Lead</b> ]]> \"' Zoë 🚀";

async function read(app: TestApp, path: string) {
  const text = await (await app.request(path)).text();
  expect(XMLValidator.validate(text)).toBe(true);
  return parseFeed(text);
}

describe.each([
  ["rss", "application/rss+xml"],
  ["atom", "application/atom+xml"],
] as const)("the %s feed", (format, type) => {
  test("tells a reader of each job: what, where, since when, and what matters", async () => {
    const app = open();
    const job = await app.build.job({
      title: nasty,
      company: "Fathom & Field",
      salaryText: "$5,000 - $6,000 per month",
      roleType: "SEO",
    });
    const response = await app.request(`/feeds/jobs.${format}`);
    expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    const feed = await read(app, `/feeds/jobs.${format}`);
    expect([feed.title, feed.url, feed.self]).toEqual([
      "Kwela: new jobs",
      `${home}/jobs`,
      `${home}/feeds/jobs.${format}`,
    ]);
    const [item] = feed.items;
    expect(item).toMatchObject({
      id: `${home}/jobs/${job.id}`,
      title: `${readable} at Fathom & Field`,
      url: `${home}/jobs/r-d-b-lead-b-zoe-${job.id}`,
      published: job.publishedAt,
      description: "Open to South Africa · $5,000–$6,000/month · SEO",
    });
    expect(item?.authors.map(({ name }) => name)).toEqual(["Fathom & Field"]);
  });

  test("of one role has that role only, the newest fifty of it", async () => {
    const app = open();
    const now = app.clock.now();
    const aged = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    await app.build.job({ title: "Somebody else's", roleType: "Paid Ads" });
    const many = Array.from({ length: 52 }, (_, age) =>
      jobValues(now, { title: `Job ${age}`, roleType: "SEO", publishedAt: aged(age) }),
    );
    await database.queries.insert(jobs).values(many);
    const { items, title } = await read(app, `/feeds/seo.${format}`);
    expect(title).toBe("Kwela: new SEO jobs");
    expect(items).toHaveLength(50);
    expect(items[0]?.title).toContain("Job 0 ");
    expect(items[49]?.title).toContain("Job 49 ");
  });

  test("is a feed even when nothing is open, and names no employer nobody knows", async () => {
    const app = open();
    expect((await read(app, `/feeds/seo.${format}`)).items).toEqual([]);
    await app.build.job({ title: "Nameless", company: "Unknown Company", roleType: "Paid Ads" });
    const [item] = (await read(app, `/feeds/paid-ads.${format}`)).items;
    expect(item?.title).toBe("Nameless");
    expect(JSON.stringify(item)).not.toContain("Unknown Company");
  });
});

test("the JSON feed is one by its specification", async () => {
  const app = open();
  const job = await app.build.job({ title: nasty, roleType: "Social Media" });
  const response = await app.request("/feeds/social-media.json");
  expect(response.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
  expect(await response.json()).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Kwela: new Social Media jobs",
    home_page_url: `${home}/jobs/role/social-media`,
    feed_url: `${home}/feeds/social-media.json`,
    items: [
      {
        id: `${home}/jobs/${job.id}`,
        title: `${nasty} at Fathom & Field`,
        content_text: "Open to South Africa · Pay not stated · Social Media",
        date_published: job.publishedAt.toISOString(),
        authors: [{ name: "Fathom & Field" }],
        tags: ["Social Media"],
      },
    ],
  });
});

test.each(["jobs.xml", "jobs", "nope.rss", "SEO.rss", "jobs.rss.rss", "constructor.json", ".rss"])(
  "there is no feed called %s",
  async (file) => {
    expect((await open().request(`/feeds/${file}`)).status).toBe(404);
  },
);
