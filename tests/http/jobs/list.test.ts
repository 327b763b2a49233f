import { expect, describe, test } from "vitest";
import { jobEndpoints } from "#contract/jobs.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { minutes } from "../../support/clock.ts";
import { addMany, allPages, listOf, premiumSend, titlesOf } from "./board.ts";

const database = await freshTables();

const before = (app: TestApp, count: number) =>
  new Date(app.clock.now().getTime() - minutes(count));

describe("what is on the board", () => {
  test("open jobs whose verdict is not no, the newest first", async () => {
    const app = testApp(database);
    await addMany(database, app.clock.now(), [
      { title: "Older", publishedAt: before(app, 2) },
      { title: "Newest", publishedAt: before(app, 1) },
      { title: "Draft", status: "draft" },
      { title: "Pending", status: "pending" },
      { title: "Closed", status: "closed", closedAt: app.clock.now() },
      { title: "Shut to us", openness: "no" },
    ]);
    expect(await titlesOf(app.request, { worldwide: "false" })).toEqual(["Newest", "Older"]);
  });

  test("the doubtful too, unless only those are asked for that surely take South Africans", async () => {
    const app = testApp(database);
    await addMany(database, app.clock.now(), [
      { title: "Sure", roleType: "SEO", publishedAt: before(app, 1) },
      { title: "Doubtful", roleType: "SEO", openness: "unclear", publishedAt: before(app, 2) },
    ]);
    expect(await titlesOf(app.request)).toEqual(["Sure", "Doubtful"]);
    expect(await titlesOf(app.request, { worldwide: "false" })).toEqual(["Sure", "Doubtful"]);
    expect(await titlesOf(app.request, { worldwide: "true" })).toEqual(["Sure"]);
    const shown = async (path: string) => [
      ...new Set((await (await app.request(path)).text()).match(/(Sure|Doubtful)(?=<\/a>)/g)),
    ];
    expect(await shown("/jobs")).toEqual(["Sure"]);
    for (const path of ["/jobs?worldwide=false", "/jobs/role/seo"])
      expect(await shown(path)).toEqual(["Sure", "Doubtful"]);
  });

  test("an empty board is an empty list with all its choices at nought", async () => {
    const list = await listOf(testApp(database).request);
    expect(list).toMatchObject({ jobs: [], teasers: [], total: 0, visible: 0, nextCursor: null });
    expect(list.facets.experience).toEqual({ "Entry Level": 0, "Mid Level": 0, Senior: 0 });
  });
});

describe("a card", () => {
  test("says what the job says, with pay in rand at the rate of a day", async () => {
    const app = testApp(database);
    const job = await app.build.job({
      title: "Senior SEO Manager",
      salaryText: "$5,000 a month",
      viaName: "Remote Board",
      viaUrl: "https://remote.example/42",
    });
    const { jobs } = await listOf(app.request);
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatchObject({
      id: String(job.id),
      path: `/jobs/senior-seo-manager-${job.id}`,
      title: "Senior SEO Manager",
      company: "Fathom & Field",
      link: "https://jobs.example/apply",
      isPremium: false,
      salary: "$5,000 a month",
      roleType: "SEO",
      experience: "Senior",
      tags: ["SEO"],
      via: { name: "Remote Board", url: "https://remote.example/42" },
      payInRand: { min: 92_000, max: 92_000, rand: expect.closeTo(18.4), day: "2026-11-14" },
      openToSouthAfrica: { value: "yes" },
    });
  });

  test("has the beginning of the text, up to the end of a word", async () => {
    const app = testApp(database);
    await app.build.job({ description: "remarkable ".repeat(200) });
    const { description } = (await listOf(app.request)).jobs[0] ?? { description: "" };
    expect(description.length).toBeLessThanOrEqual(301);
    expect(description).toMatch(/^(remarkable )+remarkable…$/);
  });

  test("the list holds to its schema, and nobody on the way keeps it", async () => {
    const app = testApp(database);
    await app.build.job();
    await app.build.premiumJob();
    const response = await app.request("/api/jobs");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const answer: unknown = await response.json();
    expect(jobEndpoints.listJobs.reply.parse(answer)).toEqual(answer);
  });
});

describe("paging", () => {
  const many = (app: TestApp, count: number, from = 0) =>
    addMany(
      database,
      app.clock.now(),
      // Three share each moment, so that a page also ends between jobs of the same moment.
      Array.from({ length: count }, (_, index) => ({
        title: `Job ${from + index}`,
        publishedAt: before(app, 1000 - Math.floor((from + index) / 3)),
      })),
    );

  test("twenty at a time, each job once, newest first, also while jobs are added", async () => {
    const app = testApp(database);
    await many(app, 65);
    const seen: string[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const page = await listOf(app.request, cursor === null ? {} : { cursor });
      expect(page.jobs.length).toBeLessThanOrEqual(20);
      seen.push(...page.jobs.map(({ title }) => title));
      cursor = page.nextCursor;
      pages += 1;
      await many(app, 3, 300 + 3 * pages);
    } while (cursor !== null);
    expect(pages).toBe(4);
    expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `Job ${64 - index}`));
  });

  test("the last full page is the last", async () => {
    const app = testApp(database);
    await many(app, 40);
    const pages = await allPages(app.request);
    expect(pages.map(({ jobs }) => jobs.length)).toEqual([20, 20]);
  });

  test("a page begins where the last one ended although that job is gone", async () => {
    const app = testApp(database);
    await many(app, 30);
    const first = await listOf(app.request);
    await database.executeSql("delete from jobs where id = $1", [first.jobs.at(-1)?.id]);
    const second = await listOf(app.request, { cursor: first.nextCursor ?? "" });
    expect(second.jobs.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Job ${9 - index}`),
    );
  });
});

describe("teasers", () => {
  test("are the four newest locked matches, to the hour, on the first page only", async () => {
    const app = testApp(database);
    await addMany(database, app.clock.now(), [
      ...Array.from({ length: 21 }, () => ({})),
      ...Array.from({ length: 6 }, (_, index) => ({
        tier: "premium" as const,
        publishedAt: before(app, 60 * index + 7),
        salaryText: "$90,000 a year",
        payBand: "80-100" as const,
      })),
    ]);
    const [first, second] = await allPages(app.request);
    expect(first?.teasers).toEqual(
      [0, 1, 2, 3].map((index) => ({
        roleType: "SEO",
        payBand: "80-100",
        publishedDate: before(app, 60 * index + 7)
          .toISOString()
          .replace(/:.*/, ":00:00.000Z"),
      })),
    );
    expect(second?.teasers).toEqual([]);
    expect(first).toMatchObject({ total: 27, visible: 21 });
  });

  test("a premium member sees the jobs instead", async () => {
    const app = testApp(database);
    await app.build.premiumJob();
    const list = await listOf(await premiumSend(app));
    expect(list).toMatchObject({ total: 1, visible: 1, teasers: [], jobs: [{ isPremium: true }] });
  });
});

describe("sorted otherwise", () => {
  const offers = ["$30 - $40 per hour", null, "$9,000 per month", "$1,000 - $2,000 per month"];

  test("the best paid come first, page by page, and those that do not say come last", async () => {
    const app = testApp(database);
    for (let round = 0; round < 6; round += 1)
      for (const salaryText of offers)
        await app.build.job({ salaryText, title: salaryText ?? "Not stated" });
    const pages = await allPages(app.request, { sort: "pay" });
    expect(pages.map(({ jobs }) => jobs.length)).toEqual([20, 4]);
    const inOrder = [offers[2], offers[0], offers[3], "Not stated"];
    expect(pages.flatMap(({ jobs }) => jobs.map(({ title }) => title))).toEqual(
      inOrder.flatMap((title) => Array.from({ length: 6 }, () => title)),
    );
  });

  test("the most hours in common come first", async () => {
    const app = testApp(database);
    const hours = ["9am to 5pm Pacific Time", "", "9am to 5pm London time"];
    for (const said of hours)
      await app.build.job({
        title: said === "" ? "None given" : said,
        description: `We hire anywhere in the world. ${said && `Working hours are ${said}.`}`,
      });
    const titles = await titlesOf(app.request, { sort: "overlap" });
    expect(titles).toEqual([hours[2], hours[0], "None given"]);
  });

  test("a page of one order is no page of another, and an unknown order is refused", async () => {
    const app = testApp(database);
    for (let count = 0; count < 21; count += 1) await app.build.job();
    const { nextCursor } = await listOf(app.request);
    const wrong = [`sort=pay&cursor=${nextCursor}`, "sort=best", "sort=pay%00"];
    for (const query of wrong)
      expect((await app.request(`/api/jobs?${query}`)).status, query).toBe(400);
  });
});
