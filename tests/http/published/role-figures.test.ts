import { expect, test } from "vitest";
import type { RoleFiguresReply } from "#contract/listings/role-figures.ts";
import type { NewJob } from "#server/features/jobs/stores/jobs.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { addMany, type Send } from "../jobs/board.ts";

const database = await freshTables();

const figuresOf = async (send: Send, roleType = "SEO"): Promise<RoleFiguresReply> => {
  const response = await send(`/api/role-figures?${new URLSearchParams({ roleType }).toString()}`);
  expect(response.status).toBe(200);
  return (await response.json()) as RoleFiguresReply;
};

const add = (app: TestApp, jobs: readonly Partial<NewJob>[]) =>
  addMany(database, app.clock.now(), jobs);

const paying = (dollars: number, tier: NewJob["tier"] = "free"): Partial<NewJob> => ({
  tier,
  title: `SEO Manager ${dollars}`,
  salaryText: `$${dollars} per month`,
});

test("eight offers give a middle and the half around it, in dollars and rand", async () => {
  const app = testApp(database);
  await add(
    app,
    [1, 2, 3, 4, 5, 6, 7].map((thousands) => paying(thousands * 1_000)),
  );
  expect((await figuresOf(app.request)).pay).toBeNull();
  await add(app, [paying(8_000)]);
  const { listings, pay } = await figuresOf(app.request);
  expect([listings, pay?.listings]).toEqual([8, 8]);
  expect(pay?.dollars).toEqual({ low: 2_750, middle: 4_500, high: 6_250 });
  expect(pay?.rand.middle).toBeCloseTo(4_500 * 18.4, -3);
});

test("each job is counted once by its hours, experience and engagement, and other roles not at all", async () => {
  const app = testApp(database);
  const text = (sentence: string) => `We hire anywhere in the world. ${sentence}`;
  await add(app, [
    { title: "Junior SEO Specialist", description: text("Working hours are 9:00 to 17:00 SAST.") },
    { title: "Senior SEO Lead", description: text("You work 9am to 6pm Pacific time.") },
    { title: "SEO Specialist", description: text("You invoice us as an independent contractor.") },
    { title: "Email Marketing Manager" },
  ]);
  const { listings, hours, experience, engagement } = await figuresOf(app.request);
  expect(listings).toBe(3);
  expect(hours).toEqual({ "our-day": 1, evenings: 0, nights: 1, unsaid: 1 });
  expect(experience).toEqual({ "Entry Level": 1, "Mid Level": 1, Senior: 1 });
  expect(engagement.contractor).toBe(1);
});

test("premium, closed and scam listings change nothing in it, whoever asks", async () => {
  const app = testApp(database);
  await add(app, [paying(2_000), paying(3_000)]);
  const before = await figuresOf(app.request);
  await add(app, [
    ...[4, 5, 6, 7, 8, 9].map((n) => paying(n * 1_000, "premium")),
    { ...paying(4_000), status: "closed", closedAt: app.clock.now() },
  ]);
  const viewers = [app.request, await app.as(await app.build.premiumUser())];
  for (const send of viewers) expect(await figuresOf(send)).toEqual(before);
});

test("it quotes the sentence that lets people in, once, with its job", async () => {
  const app = testApp(database);
  await add(app, [{ title: "SEO Lead" }, { title: "SEO Writer" }]);
  const { quotes } = await figuresOf(app.request);
  expect(quotes).toHaveLength(1);
  expect(quotes[0]?.quote).toContain("South Africa included");
  expect((await app.request(quotes[0]?.path ?? "")).status).toBe(200);
});

test("without a role all of them are counted together", async () => {
  const app = testApp(database);
  await add(app, [{ title: "SEO Lead" }, { title: "Email Marketing Manager" }]);
  const response = await app.request("/api/role-figures");
  expect(((await response.json()) as RoleFiguresReply).listings).toBe(2);
});

test("an unknown role is refused", async () => {
  const app = testApp(database);
  for (const query of ["roleType=", "roleType=Welding", "roleType=%00"])
    expect((await app.request(`/api/role-figures?${query}`)).status).toBe(400);
});

test("a role with fewer than five jobs is kept from search engines, and with five it is told to them", async () => {
  const app = testApp(database, { env: productionEnv });
  const seo = "/jobs/role/seo";
  const isTold = async (): Promise<boolean[]> => {
    const map = await (await app.request("/sitemaps/pages.xml")).text();
    const page = await (await app.request(seo)).text();
    return [map.includes(`${seo}<`), page.includes('rel="canonical"')];
  };
  await add(app, [paying(1_000), paying(2_000), paying(3_000), paying(4_000)]);
  expect(await isTold()).toEqual([false, false]);
  await add(app, [paying(5_000)]);
  expect(await isTold()).toEqual([true, true]);
});
