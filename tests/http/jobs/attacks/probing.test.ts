import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { jobPath } from "#domain/jobs/address.ts";
import { socialImagePath } from "#domain/jobs/published/social-address.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";
import { listOf, viewersOf } from "../board.ts";

const database = await freshTables();
let app: TestApp;

beforeEach(() => {
  app = testApp(database);
});

/** Ways to ask whether something is there, has changed or how long it is, without asking for it. */
const asides: readonly RequestInit[] = [
  { method: "HEAD" },
  { headers: { range: "bytes=0-9" } },
  { headers: { "if-none-match": "*" } },
  { headers: { "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" } },
  { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } },
  { headers: { accept: "application/ld+json" } },
];

/** All that an answer tells, but for what is another with every answer. */
async function toldBy(
  send: (path: string, init?: RequestInit) => Promise<Response>,
  path: string,
  init: RequestInit,
) {
  const response = await send(path, init);
  const body = await response.text();
  const headers = [...response.headers].filter(
    ([name]) => !["x-request-id", "content-security-policy", "set-cookie"].includes(name),
  );
  return {
    status: response.status,
    headers,
    body: body.replaceAll(/nonce="[^"]*"|"\w+At":\d+/g, ""),
  };
}

describe("A064 A066: two premium jobs are the same job to whoever may open neither", () => {
  test("however they ask: for the job, its page, its picture or those like it", async () => {
    const plain = await app.build.premiumJob({ title: "Lead", roleType: "SEO" });
    const other = await app.build.premiumJob({
      title: "Head of a very long and secret department",
      company: "Zephyrine",
      description: "We hire anywhere in the world. ".repeat(200),
      roleType: "Paid Ads",
      publishedAt: new Date(app.clock.now().getTime() - 86_400_000),
    });
    const [one, two] = [plain, other].map(({ id, title }) => [
      `/api/jobs/${id}`,
      `/api/jobs/${id}/similar`,
      `/jobs/${id}`,
      jobPath(String(id), title),
      socialImagePath(String(id)),
    ]);
    for (const [who, send] of Object.entries(await viewersOf(app))) {
      if (who === "premium") continue;
      for (const init of [{}, ...asides]) {
        for (const [index, path] of (one ?? []).entries()) {
          const other = two?.[index] ?? "";
          const told = await toldBy(send, path, init);
          expect(await toldBy(send, other, init), `${who} ${other}`).toEqual(told);
          expect(told.headers.map(([name]) => name)).not.toContain("etag");
          expect(told.headers.map(([name]) => name)).not.toContain("last-modified");
        }
      }
    }
  });
});

test("A060: what is not on the board is nowhere", async () => {
  const open = await app.build.job({ title: "Open SEO Lead", roleType: "SEO" });
  const hidden = [
    await app.build.job({ title: "Zqdraft", roleType: "SEO", status: "draft" }),
    await app.build.job({ title: "Zqpending", roleType: "SEO", status: "pending" }),
    await app.build.job({ title: "Zqshut", roleType: "SEO", openness: "no" }),
  ];
  for (const [who, send] of Object.entries(await viewersOf(app))) {
    for (const { id, title } of hidden) {
      for (const path of [`/api/jobs/${id}`, `/jobs/${id}`, jobPath(String(id), title)])
        expect((await send(path)).status, `${who} ${path}`).toBe(404);
    }
    const seen = ["/api/jobs", "/api/jobs?search=zqdraft", `/api/jobs/${open.id}/similar`];
    const published = ["/sitemaps/jobs-1.xml", "/feeds/seo.rss", "/feeds/jobs.json", "/jobs", "/"];
    for (const path of [...seen, ...published])
      expect(await (await send(path)).text(), `${who} ${path}`).not.toMatch(
        /zqpending|zqshut|zqdraft(?!")/i,
      );
  }
});

test.each([
  "fields=search,facts",
  "include=premium",
  "expand=facts",
  "isPremium=true",
  "tier=premium",
  "admin=1",
  "userId=2",
  "activeOnly=false",
  "status=draft",
  "limit=1000000000",
  "limit=0",
  "page=1e15",
  "offset=9223372036854775808",
  "order=title;drop table jobs",
])("A074 A174: a list knows no %s", async (extra) => {
  for (let count = 0; count < 21; count += 1) await app.build.job({ title: `Job ${count}` });
  await app.build.premiumJob();
  const usual = await listOf(app.request);
  expect(usual.jobs).toHaveLength(20);
  const response = await app.request(`/api/jobs?${extra}`);
  expect(await response.json()).toEqual(usual);
});

test("A074 A174: a list sorts as its readers may choose, and in no other way", async () => {
  for (const sort of ["company", "id", "newest;drop table jobs", ""])
    expect(
      (await app.request(`/api/jobs?${new URLSearchParams({ sort }).toString()}`)).status,
    ).toBe(400);
});

describe("A171: a search is never a statement", () => {
  test.each([
    "' or 1=1 --",
    "'; select pg_sleep(10); --",
    "\\'; drop table jobs; --",
    "') union select password_hash from users --",
    "manager' & 'x",
    "free=,,,yes",
    "$1",
    "{{7*7}} ${7*7}",
  ])("%s", async (search) => {
    await app.build.job({ title: "SEO Manager" });
    await app.build.premiumJob({ title: "Hidden" });
    const list = await listOf(app.request, { search });
    const words = search.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
    expect(list).toEqual(await listOf(app.request, { search: words }));
    expect(JSON.stringify(list)).not.toContain("Hidden");
  });
});

test("A165 A169: whatever is searched for, the answer is a list or that it cannot be asked for", async () => {
  await app.build.job();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 110 }),
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.stringMatching(/^[\s'"\\:&|!()<>*=%_,;$-]{0,40}$/),
      ),
      async (search) => {
        const response = await app.request(`/api/jobs?${new URLSearchParams({ search })}`);
        expect([200, 400]).toContain(response.status);
        expect((await app.request(`/jobs?${new URLSearchParams({ search })}`)).status).toBeLessThan(
          500,
        );
      },
    ),
    { numRuns: 60 },
  );
});
