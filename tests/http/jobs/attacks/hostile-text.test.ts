import { XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { jobPath } from "#domain/jobs/address.ts";
import { feedFormats, feedPath } from "#domain/jobs/published/feed-address.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { newJob } from "#server/features/jobs/new-job.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";
import { detailOf, listOf } from "../board.ts";

/** What a posting could say to become more than text where it is shown. It stands in the database as an old import left it. */
const database = await freshTables();

const attack = `"><img src=x onerror=stolen()>' ]]> --> </script><script>stolen()</script> </title> \u2028\u2029\u202e 🚀`;
const encoded =
  "<script>stolen()</script> &lt;script&gt;stolen()&lt;/script&gt; &amp;lt;script&amp;gt; &lt;img src=x onerror=stolen() &#60;b";

async function attackedBoard(app: TestApp) {
  return app.build.job({
    title: `SEO ${attack}`,
    company: `Firm ${attack}`,
    location: `Remote ${attack}`,
    description: `We hire anywhere in the world ${attack}.\n\n${encoded}`,
    salaryText: `$5,000 a month ${attack}`,
    roleType: "SEO",
    tags: ["SEO", attack],
    logoUrl: 'https://logos.example/a.svg?"><img src=x onerror=stolen()>',
    viaName: `Board ${attack}`.slice(0, 100),
    viaUrl: 'https://board.example/"><script>stolen()</script>',
    applyLink: "https://jobs.example/'\"><script>stolen()</script>",
  });
}

const scriptsOf = (text: string): string[] =>
  [...text.matchAll(/<script[^>]*type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => json,
  );

describe("A115 A116: text that would be markup stays text", () => {
  test.each(["/", "/jobs", "/jobs?search=seo", "/jobs/role/seo", "the job"])(
    "on %s",
    async (where) => {
      const app = testApp(database);
      const { id, title } = await attackedBoard(app);
      const response = await app.request(where === "the job" ? jobPath(String(id), title) : where);
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).not.toMatch(/<img src=x|<script>stolen|<\/title> |\]\]> -->/);
      expect(text.match(/<title>/g)).toHaveLength(1);
      const scripts = scriptsOf(text);
      expect(scripts.length).toBeGreaterThan(0);
      for (const json of scripts) {
        expect(json).not.toMatch(/[<>\u2028\u2029]/);
        expect(() => JSON.parse(json) as unknown).not.toThrow();
      }
      // It is all there, and as it was written.
      expect(scripts.map((json) => JSON.stringify(JSON.parse(json))).join()).toContain(
        JSON.stringify(title).slice(1, -1),
      );
    },
  );

  test("in the posting for search engines, which read its text as markup", async () => {
    const app = testApp(database);
    const { id, title } = await attackedBoard(app);
    const text = await (await app.request(jobPath(String(id), title))).text();
    const posting = scriptsOf(text)
      .map((json) => JSON.parse(json) as Record<string, unknown>)
      .find((data) => data["@type"] === "JobPosting");
    expect(posting).toMatchObject({ title });
    const tags = String(posting?.["description"]).match(/<[^>]*>/g) ?? [];
    expect(new Set(tags)).toEqual(new Set(["<p>", "</p>"]));
    expect(posting?.["description"]).toContain("&amp;amp;lt;script&amp;amp;gt;");
  });

  test("in feeds and the sitemap", async () => {
    const app = testApp(database);
    await attackedBoard(app);
    for (const format of feedFormats) {
      const text = await (await app.request(feedPath("SEO", format))).text();
      if (format === "json") expect(JSON.stringify(JSON.parse(text))).toContain("SEO ");
      else expect([format, XMLValidator.validate(text)]).toEqual([format, true]);
      if (format !== "json") expect(text).not.toMatch(/<img|<script/);
    }
    const sitemap = await (await app.request("/sitemaps/jobs-1.xml")).text();
    expect(XMLValidator.validate(sitemap)).toBe(true);
    expect(sitemap).not.toContain("stolen()");
  });

  test("in an answer of the API, which says that it is none", async () => {
    const app = testApp(database);
    const { id, title, company } = await attackedBoard(app);
    expect(await detailOf(app.request, id)).toMatchObject({ title, company });
    const response = await app.request(`/api/jobs/${id}`);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

test("A114: who follows a link to another site is not told on, and the other site gets no hold of ours", async () => {
  const app = testApp(database);
  const { id, title } = await app.build.job({ roleType: "SEO" });
  for (const path of ["/", "/jobs", jobPath(String(id), title)]) {
    const text = await (await app.request(path)).text();
    const links = text.match(/<a [^>]*href="\/go\/[^>]*>/g) ?? [];
    expect(links.length, path).toBeGreaterThan(0);
    for (const link of links)
      expect(link).toMatch(/rel="(?=[^"]*noopener)(?=[^"]*noreferrer)[^"]*"/);
  }
});

describe("A118: no job can have a link that runs, whoever writes it", () => {
  test.each([
    "javascript:stolen()",
    "JaVaScRiPt:stolen()",
    " javascript:stolen()",
    "java\nscript:stolen()",
    "data:text/html,<script>stolen()</script>",
    "vbscript:stolen()",
    "file:///etc/passwd",
    "blob:https://jobs.example/1",
    "//evil.example",
    "",
  ])("%j", async (link) => {
    const { build } = testApp(database);
    await expect(build.job({ applyLink: link })).rejects.toThrow();
    await expect(build.job({ viaName: "Board", viaUrl: link })).rejects.toThrow();
    if (link !== "//evil.example") await expect(build.job({ logoUrl: link })).rejects.toThrow();
  });
});

test("A120: no page names the host of a logo, which learns nothing of its readers", async () => {
  const app = testApp(database);
  await app.build.job({ logoUrl: "https://logos.example/with-script.svg" });
  const text = await (await app.request("/jobs")).text();
  expect(text).not.toContain("logos.example");
});

test("letters that hide or turn others around are left out when a posting comes in", async () => {
  const app = testApp(database);
  const now = app.clock.now();
  const posting = {
    title: "SEO\u200b Man\u00adager\u202e gnp.\u2066",
    company: "Acme\u0000\ud800 \n Ltd\u2069",
    location: "\ufeffRemote\t(Worldwide)",
    description: "We hire\u2060 anywhere.\n\nSouth Africa included. 👩🏽‍💻",
    payText: "$5,000\u200e a month",
    tags: ["\u200f", "Tech\u0007nical"],
  };
  const given = {
    source: "admin",
    tier: "free",
    status: "open",
    applyLink: "https://jobs.example/apply",
  } as const;
  await app.build.job(newJob(posting, given, now, now, startingRates));
  const { jobs } = await listOf(app.request);
  expect(jobs[0]).toMatchObject({
    title: "SEO Manager gnp.",
    company: "Acme Ltd",
    location: "Remote (Worldwide)",
    description: "We hire anywhere. South Africa included. 👩🏽‍💻",
    salary: "$5,000 a month",
    tags: ["SEO", "Technical"],
  });
});
