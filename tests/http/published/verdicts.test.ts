import { describe, expect, test } from "vitest";
import type { DeskOverview } from "#contract/admin/overview.ts";
import { jobPath } from "#domain/jobs/address.ts";
import type { JobRow } from "#server/features/jobs/stores/jobs.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { detailOf, listOf } from "../jobs/board.ts";

const database = await freshTables();
const open = () => testApp(database, { env: productionEnv });
const pathOf = ({ id, title }: JobRow) => jobPath(String(id), title);
const textOf = async (app: TestApp, path: string) => (await app.request(path)).text();

/** A job of which one fact is what a test needs, whatever the rules make of its text. */
async function jobWith(app: TestApp, place: string, value: string): Promise<JobRow> {
  const job = await app.build.job({
    title: "SEO Manager",
    salaryText: "$5,000 per month",
    roleType: "SEO",
  });
  await database.executeSql(
    "update jobs set facts = jsonb_set(facts, $1::text[], to_jsonb($2::text)) where id = $3",
    [place, value, job.id],
  );
  await database.changes.announce("jobs");
  return job;
}

const places = (job: JobRow) => [
  "/",
  "/jobs",
  "/jobs/role/seo",
  pathOf(job),
  "/feeds/jobs.rss",
  "/feeds/jobs.json",
];

describe("a yes that is not certain", () => {
  const words = "Probably open: ask first";

  test("is called so wherever the job is told of, and nowhere a plain yes", async () => {
    const app = open();
    const job = await jobWith(app, "{openToSouthAfrica,confidence}", "medium");
    for (const path of places(job)) {
      const text = await textOf(app, path);
      expect(text, path).toContain(words);
      const said = text.split("SEO Manager").slice(1).join("");
      // The landing page explains the words themselves, above the jobs.
      if (path !== "/") expect(said, path).not.toContain("Open to South Africa");
    }
    expect((await listOf(app.request)).jobs[0]?.verdict).toBe(words);
    expect((await detailOf(app.request, job.id)).verdict).toBe(words);
  });

  test("is called so on the dashboard of a member", async () => {
    const app = open();
    await jobWith(app, "{openToSouthAfrica,confidence}", "medium");
    const asMember = await app.as(await app.build.premiumUser());
    expect(await (await asMember("/")).text()).toContain(words);
  });

  test("has another picture than a plain yes", async () => {
    const app = open();
    const [plain, probable] = [
      await jobWith(app, "{openToSouthAfrica,confidence}", "high"),
      await jobWith(app, "{openToSouthAfrica,confidence}", "medium"),
    ];
    const etagOf = async ({ id }: JobRow) =>
      (await app.request(`/social/jobs/${id}.png`)).headers.get("etag");
    const [one, other] = [await etagOf(plain), await etagOf(probable)];
    expect(one).not.toBeNull();
    expect(other).not.toBe(one);
  });
});

describe("a likely scam", () => {
  /** Whatever strangers, readers and machines can ask the board. */
  const everywhere = ["/", "/jobs", "/jobs?search=manager", "/jobs/role/seo", "/feeds/jobs.rss"];

  test("is not listed, counted, found, fed or opened; it waits for an administrator, who may decide otherwise", async () => {
    const app = open();
    const job = await jobWith(app, "{risk,verdict}", "likely-scam");
    const admin = await app.as(await app.build.user({ isAdmin: true }));
    const waiting = async () => {
      const answer = await admin("/api/admin/overview");
      const { attention } = (await answer.json()) as DeskOverview;
      return attention.scams.count;
    };
    for (const path of [...everywhere, "/sitemap.xml"])
      expect(await textOf(app, path), path).not.toMatch(/SEO Manager|seo-manager/);
    expect(await listOf(app.request)).toMatchObject({ jobs: [], total: 0 });
    expect((await app.request(pathOf(job))).status).toBe(404);
    expect((await app.request(`/api/jobs/${job.id}`)).status).toBe(404);
    expect(await waiting()).toBe(1);

    const decision = {
      risk: { value: "nothing-odd", why: "We know them.", byUserId: 1, at: "2026-11-15T08:00:00Z" },
    };
    await database.executeSql(
      `update jobs set overrides = $2, facts = jsonb_set(facts, '{risk,verdict}', '"nothing-odd"') where id = $1`,
      [job.id, JSON.stringify(decision)],
    );
    await database.changes.announce("jobs");
    expect(await listOf(app.request)).toMatchObject({ jobs: [{ title: "SEO Manager" }], total: 1 });
    expect(await waiting()).toBe(0);
  });

  test("that somebody saved before is not shown to them either", async () => {
    const app = open();
    const job = await app.build.job({ title: "SEO Manager" });
    const reader = await app.as(await app.build.user());
    await reader("/api/jobs/save", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jobId: String(job.id) }),
    });
    const saved = async () => (await (await reader("/api/jobs/saved")).json()) as unknown[];
    expect(await saved()).toHaveLength(1);
    await database.executeSql(
      `update jobs set overrides = '{"risk": {"value": "likely-scam"}}' where id = $1`,
      [job.id],
    );
    expect(await saved()).toEqual([]);
  });
});

test("a job that is not remote is not on the board, and its page is not there", async () => {
  const app = open();
  const job = await app.build.job({
    title: "Brand Manager",
    location: "Sandton, South Africa (hybrid)",
    description: "Three days a week in our office in Sandton.",
  });
  expect(job.facts.openToSouthAfrica.value).toBe("not-remote");
  expect((await listOf(app.request)).jobs).toEqual([]);
  expect((await app.request(`/api/jobs/${job.id}`)).status).toBe(404);
  expect(await textOf(app, "/feeds/jobs.rss")).not.toContain("Brand Manager");
});
