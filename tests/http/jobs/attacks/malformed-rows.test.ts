import { sql, type SQL } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { jobs } from "#server/adapters/database/schema.ts";
import { addJobs } from "#server/features/jobs/stores/jobs.ts";
import { jobValues } from "#tests/support/factories.ts";
import { freshTables, testApp, type TestApp } from "#tests/support/test-app.ts";

const database = await freshTables();

/** What the database takes and the board cannot show: an old row, a restored one, one put in by hand. */
const breakages: readonly (readonly [what: string, change: SQL])[] = [
  ["no facts", sql`facts = '{}'`],
  ["pay that is null", sql`facts = jsonb_set(facts, '{pay}', 'null')`],
  ["pay in words", sql`facts = jsonb_set(facts, '{pay,value,amount}', '"a lot"')`],
  [
    "an unknown period",
    sql`facts = jsonb_set(facts, '{pay,value,amount}', ${badAmount("fortnight")})`,
  ],
  ["unknown pay terms", sql`facts = jsonb_set(facts, '{pay,value,terms}', '["barter"]')`],
  ["hours without a day", sql`facts = jsonb_set(facts, '{hours,value}', '{"zone":"CET"}')`],
  ["an unknown verdict", sql`facts = jsonb_set(facts, '{risk,verdict}', '"fine"')`],
  ["a fact without rules", sql`facts = facts #- '{openToSouthAfrica,rules}'`],
  ["an unknown role type", sql`role_type = 'Alchemy', tags = '{Alchemy}'`],
  ["a tag that is null", sql`tags = array[role_type, null]`],
  ["published before Christ", sql`published_at = '0044-03-15 BC'`],
  ["published in the year 20000", sql`published_at = '20000-01-01'`],
  ["changed at the end of time", sql`updated_at = 'infinity'`],
  ["last seen at the end of time", sql`last_seen_open_at = 'infinity'`],
];

function badAmount(period: string): SQL {
  const amount = { min: 1, max: null, currency: "EUR", period, usdPerYear: { min: 1, max: null } };
  return sql`${JSON.stringify(amount)}::jsonb`;
}

async function breakRow(id: number, change: SQL): Promise<void> {
  await database.queries.execute(sql`update jobs set ${change} where id = ${id}`);
  await database.changes.announce("jobs");
}

const good = "Good One";

/** Two good jobs around one that will be broken; all of them saved by somebody. */
async function boardWith(app: TestApp, change: SQL) {
  const first = await app.build.job({ title: `${good} A` });
  const broken = await app.build.job({ title: "Broken One" });
  const last = await app.build.job({ title: `${good} B` });
  const member = await app.build.premiumUser();
  const send = await app.as(member);
  for (const { id } of [first, broken, last])
    await database.queries.execute(
      sql`insert into saved_jobs (user_id, job_id, saved_at) values (${member.id}, ${id}, ${app.clock.now().toISOString()}::timestamptz)`,
    );
  await breakRow(broken.id, change);
  return { broken, first, send };
}

const timesIn = (text: string, words: string): number => text.split(words).length - 1;

test.each(breakages)("a job with %s costs no list its other jobs", async (_what, change) => {
  const app = testApp(database, {});
  const { broken, first, send } = await boardWith(app, change);
  for (const path of [
    "/api/jobs",
    "/api/jobs?search=good",
    "/api/jobs?saved=true",
    "/jobs",
    "/jobs?search=one",
    "/",
    "/feeds/jobs.rss",
    "/feeds/jobs.atom",
    "/feeds/jobs.json",
    "/sitemaps/jobs-1.xml",
    "/sitemap.xml",
    "/api/jobs/saved",
    `/api/jobs/${first.id}/similar`,
    `/jobs/good-one-a-${first.id}`,
    "/api/account/export",
  ]) {
    const response = await send(path);
    expect([path, response.status]).toEqual([path, 200]);
  }
  const list = (await (await send("/api/jobs")).json()) as { jobs: { title: string }[] };
  const titles = list.jobs.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining([`${good} A`, `${good} B`]));
  const feed = await (await send("/feeds/jobs.json")).text();
  expect(timesIn(feed, `"title":"${good}`)).toBe(2);
  const sitemap = await (await send("/sitemaps/jobs-1.xml")).text();
  expect(timesIn(sitemap, "good-one")).toBe(2);
  // Its own addresses say that it is not there, or show what can be shown of it.
  for (const path of [`/api/jobs/${broken.id}`, `/social/jobs/${broken.id}.png`]) {
    expect([path, [200, 404].includes((await send(path)).status)]).toEqual([path, true]);
  }
});

test("what is left out is counted, and named once in the log, by its id and never by its contents", async () => {
  const app = testApp(database);
  const secret = "words that stay where they are";
  const { broken, send } = await boardWith(
    app,
    sql`facts = jsonb_set(facts, '{risk,verdict}', ${JSON.stringify(secret)}::jsonb)`,
  );
  await send("/api/jobs");
  await send("/api/jobs?worldwide=true");
  const lines = app.logLines.filter((line) => line.includes("cannot be shown"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`"id":${broken.id}`);
  expect(lines[0]).toContain("riskVerdict");
  expect(app.logLines.join("")).not.toContain(secret);
  const metrics = await (await app.request("/metrics", {}, "127.0.0.1")).text();
  expect(metrics).toContain('kwela_rows_left_out_total{list="jobs"} 2');
});

test.each([
  ["no facts", sql`facts = '{}'`],
  ["published in the year 20000", sql`published_at = '20000-01-01'`],
  ["published before 1970", sql`published_at = '1969-01-01 BC'`],
])(
  "whole pages of jobs with %s neither cut the list off nor make it endless",
  async (_what, change) => {
    const app = testApp(database);
    const now = app.clock.now().getTime();
    const at = (minutes: number): Date => new Date(now - minutes * 60_000);
    const titled = (title: string, minutes: number) =>
      jobValues(at(minutes), { title, publishedAt: at(minutes) });
    await addJobs(database, [
      ...Array.from({ length: 45 }, (_, index) => titled("Broken One", index)),
      ...Array.from({ length: 25 }, (_, index) => titled(`${good} ${index}`, 100 + index)),
    ]);
    await database.queries.execute(sql`update jobs set ${change} where title = 'Broken One'`);
    await database.changes.announce("jobs");
    const seen: string[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const response = await app.request(`/api/jobs${cursor === null ? "" : `?cursor=${cursor}`}`);
      expect(response.status).toBe(200);
      const page = (await response.json()) as {
        jobs: { title: string }[];
        nextCursor: string | null;
      };
      expect(page.jobs.length > 0 || page.nextCursor === null).toBe(true);
      seen.push(...page.jobs.map(({ title }) => title));
      cursor = page.nextCursor;
      pages += 1;
    } while (cursor !== null && pages < 20);
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => `${good} ${index}`));
    const feed = await (await app.request("/feeds/jobs.json")).text();
    expect(timesIn(feed, `"title":"${good}`)).toBeGreaterThan(0);
  },
);

test("no facts that the database takes make a list or a page fail", async () => {
  const app = testApp(database);
  const kept = await app.build.job({ title: `${good} A` });
  const odd = await app.build.job({ title: "Broken One" });
  const paths = fc.constantFrom(
    "pay",
    "hours",
    "risk",
    "openToSouthAfrica",
    "pay,value",
    "pay,value,amount",
    "hours,value",
    "risk,notes",
    "engagement,evidence",
    "pay,value,terms",
  );
  await fc.assert(
    fc.asyncProperty(paths, fc.jsonValue({ maxDepth: 2 }), async (path, value) => {
      const json = JSON.stringify(value).replaceAll(String.raw`\u0000`, "");
      await database.queries
        .update(jobs)
        .set({ facts: odd.facts })
        .where(sql`id = ${odd.id}`);
      await breakRow(odd.id, sql`facts = jsonb_set(facts, ${`{${path}}`}::text[], ${json}::jsonb)`);
      for (const address of [
        "/api/jobs",
        "/feeds/jobs.rss",
        `/api/jobs/${kept.id}/similar`,
        "/jobs",
      ]) {
        const response = await app.request(address);
        expect([address, response.status]).toEqual([address, 200]);
      }
      const list = await (await app.request("/api/jobs")).text();
      expect(list).toContain(`${good} A`);
      const one = await app.request(`/api/jobs/${odd.id}`);
      expect([200, 404]).toContain(one.status);
    }),
    { numRuns: 25 },
  );
});
