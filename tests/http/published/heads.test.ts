import { describe, expect, test } from "vitest";
import { jobPath } from "#domain/jobs/address.ts";
import { roleTypes } from "#domain/listing/facts.ts";
import { rolePath } from "#domain/jobs/roles/role-address.ts";
import { roleIntros } from "#client/copy/roles/role-intros.ts";
import type { JobRow } from "#server/features/jobs/stores/jobs.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { testApp, freshTables, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const home = productionEnv.APP_URL;
const open = () => testApp(database, { env: productionEnv });
const pathOf = ({ id, title }: JobRow) => jobPath(String(id), title);

type Send = TestApp["request"];
type Data = Readonly<Record<string, unknown>>;

async function pageAt(send: Send, path: string) {
  const response = await send(path);
  const text = await response.text();
  const nonce =
    /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";
  const mark = `<script type="application/ld+json" nonce="${nonce}">`;
  const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  for (const [script] of data) expect(script.startsWith(mark)).toBe(true);
  const jsonLd = data.map(([, json = ""]) => JSON.parse(json) as Data);
  return { status: response.status, text, jsonLd, kinds: jsonLd.map((one) => one["@type"]) };
}

const metaOf = (text: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1];

describe("what search engines are told besides the text", () => {
  test("who we are, on the home page", async () => {
    const { jsonLd } = await pageAt(open().request, "/");
    expect(jsonLd).toEqual([
      expect.objectContaining({ "@type": "Organization", name: "Kwela", url: `${home}/` }),
    ]);
  });

  test("one posting and the way to it, on the page of a job everybody may open", async () => {
    const app = open();
    const job = await app.build.job({
      title: "SEO Lead </script><script>alert(1)//",
      salaryText: "$5,000 - $6,000 per month",
      roleType: "SEO",
    });
    const { kinds, jsonLd, text } = await pageAt(app.request, pathOf(job));
    expect(kinds).toEqual(["JobPosting", "BreadcrumbList"]);
    expect(jsonLd[0]).toMatchObject({ title: job.title, url: home + pathOf(job) });
    expect(text).not.toContain("<script>alert");
    const way = jsonLd[1]?.["itemListElement"] as readonly { item: string; position: number }[];
    expect(way.map(({ item }) => item.slice(home.length))).toEqual([
      "/",
      "/jobs",
      "/jobs/role/seo",
      pathOf(job),
    ]);
    expect(way.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  test("no posting of a job that closed, that is premium, or on a page of many", async () => {
    const app = open();
    await app.build.job({ roleType: "SEO" });
    const locked = await app.build.premiumJob();
    const closed = await app.build.job({ status: "closed", closedAt: app.clock.now() });
    const premium = await app.as(await app.build.premiumUser());
    const member = await pageAt(premium, pathOf(locked));
    expect([member.status, member.kinds]).toEqual([200, []]);
    expect(member.text).toContain('<meta name="robots" content="noindex">');
    for (const path of [pathOf(closed), pathOf(locked), "/jobs", "/nope"])
      expect((await pageAt(app.request, path)).kinds).toEqual([]);
    const role = await pageAt(app.request, "/jobs/role/seo");
    expect(role.kinds).toEqual(["BreadcrumbList"]);
  });
});

describe("a link that is shared", () => {
  test("brings the job's name, the facts that decide, its address and a picture", async () => {
    const app = open();
    const job = await app.build.job({
      title: 'The "best" R&D marketer',
      company: "Unknown Company",
      salaryText: "$5,000 - $6,000 per month",
    });
    const { text } = await pageAt(app.request, pathOf(job));
    const description = metaOf(text, "description") ?? "";
    expect(description).toMatch(/^Open to South Africa\. \$5,000–\$6,000\/month, ≈ R92,000–R110/);
    expect(description.length).toBeLessThanOrEqual(160);
    const title = "The &quot;best&quot; R&amp;D marketer | Kwela";
    for (const net of ["og", "twitter"]) {
      expect(metaOf(text, `${net}:title`)).toBe(title);
      expect(metaOf(text, `${net}:description`)).toBe(description);
      expect(metaOf(text, `${net}:image`)).toBe(`${home}/social/jobs/${job.id}.png`);
      expect(metaOf(text, `${net}:image:alt`)).toMatch(
        /^The &quot;best&quot; R&amp;D marketer\. Open to South Africa\. \$5,000/,
      );
    }
    expect(metaOf(text, "og:url")).toBe(home + pathOf(job));
    expect(metaOf(text, "og:site_name")).toBe("Kwela");
    expect(metaOf(text, "og:type")).toBe("website");
  });

  test("says the hours in our time, and leaves out whole facts before it grows too long", async () => {
    const app = open();
    const job = await app.build.job({
      company: "Fathom & Field",
      salaryText: "£34,000 - £40,000 a year",
      description: "We hire anywhere in the world. Working hours are 9am to 5pm New York time.",
    });
    const { text } = await pageAt(app.request, pathOf(job));
    expect(metaOf(text, "description")).toBe(
      "Open to South Africa. £34,000–£40,000/year, ≈ R66,200–R77,900/month at R23.37 per GBP (Nov 14, 2026). Hours 16:00–00:00 SAST in January, 15:00–23:00 in July.",
    );
  });

  test("brings the product's own picture where there is none of a job, or none that may be shown", async () => {
    const app = open();
    const locked = await app.build.premiumJob();
    const closed = await app.build.job({ status: "closed", closedAt: app.clock.now() });
    const premium = await app.as(await app.build.premiumUser());
    const seen = [
      ...["/", "/jobs", "/nope", pathOf(closed)].map((path) => pageAt(app.request, path)),
      ...[pathOf(closed), pathOf(locked)].map((path) => pageAt(premium, path)),
    ];
    for (const { text } of await Promise.all(seen)) {
      expect(metaOf(text, "og:image")).toBe(`${home}/social.png`);
      expect(text).not.toContain("/social/");
    }
    expect((await pageAt(app.request, pathOf(locked))).text).not.toContain("/social/");
  });

  test("has no address of its own where search engines should not go", async () => {
    expect(metaOf((await pageAt(open().request, "/nope")).text, "og:url")).toBeUndefined();
  });
});

describe("the page of a role", () => {
  test.each(roleTypes)("%s says what to know in 120 to 180 words", (role) => {
    const { work, aboutPay, asked, hours } = roleIntros[role];
    const words = [work, aboutPay, asked, hours].join(" ").split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(120);
    expect(words.length).toBeLessThanOrEqual(180);
  });

  test("has the newest jobs of that role, the other roles, the full list and the feeds", async () => {
    const app = open();
    const job = await app.build.job({ title: "Klaviyo builder", roleType: "Email Marketing" });
    await app.build.job({ title: "Somebody else's job", roleType: "SEO" });
    const { text, status } = await pageAt(app.request, "/jobs/role/email-marketing");
    expect(status).toBe(200);
    expect(text).toContain("<title>Remote Email Marketing jobs for South Africans | Kwela</title>");
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain(`href="${pathOf(job)}"`);
    expect(text).not.toContain("Somebody else&#x27;s job");
    expect(text).toContain('href="/jobs?roleType=Email+Marketing"');
    for (const role of roleTypes.filter((one) => one !== "Email Marketing"))
      expect(text).toContain(`href="${rolePath(role)}"`);
    expect(text.match(/<link rel="alternate" [^>]*>/g)).toEqual([
      `<link rel="alternate" type="application/rss+xml" title="Kwela: new Email Marketing jobs (RSS)" href="${home}/feeds/email-marketing.rss">`,
      `<link rel="alternate" type="application/atom+xml" title="Kwela: new Email Marketing jobs (Atom)" href="${home}/feeds/email-marketing.atom">`,
      `<link rel="alternate" type="application/feed+json" title="Kwela: new Email Marketing jobs (JSON Feed)" href="${home}/feeds/email-marketing.json">`,
    ]);
    expect((metaOf(text, "description") ?? "").length).toBeLessThanOrEqual(160);
  });

  test("says so when nothing of that kind is open", async () => {
    const { text } = await pageAt(open().request, "/jobs/role/seo");
    expect(text).toContain("No SEO jobs are open right now");
  });

  test.each(["nope", "SEO", "constructor", "seo%2F"])("there is none for %s", async (role) => {
    expect((await open().request(`/jobs/role/${role}`)).status).toBe(404);
  });

  test("is the same to everybody, so it may be kept", async () => {
    const app = open();
    expect(await (await app.request("/jobs/role/seo")).text()).not.toContain("Fresh");
    await app.build.job({ title: "Fresh", roleType: "SEO" });
    await database.changes.announce("jobs");
    await expect.poll(async () => (await app.request("/jobs/role/seo")).text()).toContain("Fresh");
  });
});

test("the list of jobs names the feeds of all", async () => {
  const { text } = await pageAt(open().request, "/jobs");
  expect(text.match(/<link rel="alternate" /g)).toHaveLength(3);
  expect(text).toContain(`href="${home}/feeds/jobs.rss"`);
});
