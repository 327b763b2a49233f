import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JobList } from "#contract/jobs.ts";
import { closedJobSeeds, jobSeeds } from "#seeds/jobs/index.ts";
import { loadSeeds } from "#seeds/load.ts";
import { demoAccounts } from "#seeds/demo-accounts.ts";
import { disableDemoAccounts } from "#server/features/demo/view-as.ts";
import { argon2Passwords } from "#server/adapters/passwords/argon2.ts";
import { aesGcmSecrets } from "#server/adapters/secrets/aes-gcm.ts";
import { systemClock } from "#server/adapters/clock/port.ts";
import { days } from "../../support/clock.ts";
import { borrowDatabase, emptyTables } from "../../support/database.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { testApp, type TestApp } from "../../support/test-app.ts";

const { database, giveBack } = await borrowDatabase();
// What a hash costs is looked at elsewhere.
const passwords = argon2Passwords({ refusesCommon: false, cost: { memoryCost: 8, timeCost: 1 } });
const secrets = aesGcmSecrets("a secret for these tests alone");
// Once for all: it takes longer than any of these tests, and none of them minds what another did.
beforeAll(async () => {
  await emptyTables(database);
  await loadSeeds(database, { passwords, secrets }, systemClock.now());
});
afterAll(giveBack);

const viewAs = (app: TestApp, account: string, headers: Record<string, string> = {}) =>
  app.request("/demo/view-as", { method: "POST", body: new URLSearchParams({ account }), headers });

const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

describe("in a demo", () => {
  test.each(demoAccounts)("you can be $username", async ({ username, premiumDays, isAdmin }) => {
    const app = testApp(database);
    const cookie = cookieOf(await viewAs(app, username));
    const user: unknown = await (await app.request("/api/user", { headers: { cookie } })).json();
    expect(user).toMatchObject({ username, isAdmin, isPremium: premiumDays > 0 });
    const page = await (await app.request("/", { headers: { cookie } })).text();
    expect(page).toContain(`value="${username}" aria-pressed="true"`);
  });

  test("and nobody again", async () => {
    const app = testApp(database);
    const cookie = cookieOf(await viewAs(app, "demo-free"));
    await viewAs(app, "", { cookie });
    expect((await app.request("/api/user", { headers: { cookie } })).status).toBe(401);
  });

  test("but no real account, whatever its name", async () => {
    const app = testApp(database);
    await app.build.user({ username: "thandi" });
    for (const account of ["thandi", "demo-nobody", "DEMO-ADMIN", "demo-admin ", "constructor"]) {
      const response = await viewAs(app, account);
      expect(response.status).toBe(404);
      expect(response.headers.get("set-cookie")).toBeNull();
    }
  });

  test("A002: switching ends the session it came with and makes a new one", async () => {
    const app = testApp(database);
    const before = cookieOf(await viewAs(app, "demo-free"));
    const after = cookieOf(await viewAs(app, "demo-premium", { cookie: before }));
    expect(after).not.toBe(before);
    expect((await app.request("/api/user", { headers: { cookie: before } })).status).toBe(401);
  });

  test.each([
    ["http://localhost:3000/demo/ui?x=1", "/demo/ui?x=1"],
    ["https://evil.test//evil.test/path", "/evil.test/path"],
    ["http://localhost:3000//\\evil.test", "/evil.test"],
    ["not an address", "/"],
  ])("A155: you return to a page of this site (from %s to %s)", async (referer, expected) => {
    expect((await viewAs(testApp(database), "", { referer })).headers.get("location")).toBe(
      expected,
    );
  });

  test("mail stays here, newest first, a hundred at most", async () => {
    const app = testApp(database);
    for (let count = 0; count < 3; count += 1) {
      app.clock.advance(1_000);
      expect((await app.request("/demo/api/mail", { method: "POST" })).status).toBe(200);
    }
    const mails = (await (await app.request("/demo/api/mail")).json()) as {
      sentAt: string;
      subject: string;
    }[];
    expect(mails.map(({ sentAt }) => sentAt.slice(17, 19))).toEqual(["03", "02", "01"]);
    const page = await (await app.request("/demo/mail")).text();
    expect(page).toContain("A sample message from Kwela");
    for (let count = 0; count < 150; count += 1)
      await app.services.capturedMail?.deliver({ to: "a@b.c", subject: "s", text: "t", html: "h" });
    expect(app.services.capturedMail?.list()).toHaveLength(100);
  });

  test("loading the seed again, a day later, changes nothing", async () => {
    const content = async () => [
      (await database.executeSql("select id, premium_until from users order by id")).rows,
      (await database.executeSql("select id, title, published_at from jobs order by id")).rows,
      (await database.executeSql("select * from job_counts order by 1, 2, 3, 4, 5")).rows,
    ];
    const before = await content();
    await loadSeeds(
      database,
      { passwords, secrets },
      new Date(systemClock.now().getTime() + days(1)),
    );
    expect(await content()).toEqual(before);
  });

  test("the board has every listing of the seed that takes South Africans, and none of them is old", async () => {
    const app = testApp(database);
    const list = (await (await app.request("/api/jobs?worldwide=false")).json()) as JobList;
    expect(list.total).toBeGreaterThan(jobSeeds.length / 2);
    expect(list.total).toBeLessThanOrEqual(jobSeeds.length);
    expect(list.teasers).toHaveLength(Math.min(4, list.total - list.visible));
    const newest = Date.parse(list.jobs[0]?.publishedDate ?? "");
    expect(systemClock.now().getTime() - newest).toBeLessThan(days(2));
    const { rows } = await database.executeSql(
      "select count(*)::int as count from jobs where source = 'admin'",
    );
    expect(rows).toEqual([{ count: jobSeeds.length + closedJobSeeds.length }]);
  });
});

describe("in production", () => {
  test("there is no demo: no page, no endpoint, no bar", async () => {
    const app = testApp(database, { env: productionEnv });
    for (const path of ["/demo", "/demo/ui", "/demo/mail", "/demo/view-as", "/demo/api/mail"]) {
      expect((await app.request(path)).status).toBe(404);
    }
    for (const path of ["/demo/view-as", "/demo/api/mail"]) {
      expect((await app.request(path, { method: "POST" })).status).toBe(405);
    }
    expect(await (await app.request("/")).text()).not.toMatch(/demo-bar|View as/);
    expect(await (await app.request("/api/openapi.json")).text()).not.toContain("/demo/");
  });

  test("A029: demo accounts left over from a demo open nothing", async () => {
    const demo = testApp(database);
    const cookie = cookieOf(await viewAs(demo, "demo-admin"));
    await disableDemoAccounts(database.queries, systemClock.now());
    const app = testApp(database, { env: productionEnv });
    const headers = { cookie: cookie.replace("kwela=", "__Host-kwela=") };
    expect((await app.request("/api/user", { headers })).status).toBe(401);
  });
});
