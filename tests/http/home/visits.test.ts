import { expect, test } from "vitest";
import { hoursOfVisit } from "#domain/visits.ts";
import { minutes } from "../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const hours = (count: number) => minutes(60 * count);

async function memberOf(app: TestApp) {
  const ask = await app.as(await app.build.premiumUser());
  return async (): Promise<unknown> =>
    (await ask("/api/premium/visits", { method: "POST" })).json();
}

const nothingNew = { total: 0, totalIsCapped: false, ids: [] };

test("on the first visit nothing is new, however much there is", async () => {
  const app = testApp(database);
  await app.build.job();
  const visit = await memberOf(app);
  expect(await visit()).toEqual({ since: null, newListings: nothingNew });
});

test("what came in since the visit before is new, and loading the page again does not make it old", async () => {
  const app = testApp(database);
  const visit = await memberOf(app);
  await app.build.job();
  await visit();
  const first = app.clock.now().toISOString();
  app.clock.advance(hours(20));
  const free = await app.build.job();
  app.clock.advance(minutes(1));
  const premium = await app.build.premiumJob();
  const found = {
    since: first,
    newListings: {
      total: 2,
      totalIsCapped: false,
      ids: [String(premium.id), String(free.id)],
    },
  };
  expect(await visit()).toEqual(found);
  app.clock.advance(hours(hoursOfVisit) - 1);
  expect(await visit()).toEqual(found);
  app.clock.advance(1);
  expect(await visit()).toMatchObject({ newListings: nothingNew });
});

test("what is closed, or not clearly open to South Africa, is not counted", async () => {
  const app = testApp(database);
  const visit = await memberOf(app);
  await visit();
  app.clock.advance(hours(20));
  await app.build.job({ status: "closed", closedAt: app.clock.now() });
  await app.build.job({ openness: "unclear" });
  await app.build.job({ openness: "no" });
  expect(await visit()).toMatchObject({ newListings: nothingNew });
});

test("another member's visit changes nothing", async () => {
  const app = testApp(database);
  const [naledi, sipho] = [await memberOf(app), await memberOf(app)];
  await naledi();
  app.clock.advance(hours(20));
  expect(await sipho()).toMatchObject({ since: null });
  await app.build.job();
  expect(await naledi()).toMatchObject({ newListings: { total: 1 } });
});

test("two tabs at once are one visit", async () => {
  const app = testApp(database);
  const visit = await memberOf(app);
  await Promise.all([visit(), visit()]);
  const first = app.clock.now().toISOString();
  app.clock.advance(hours(20));
  expect(await Promise.all([visit(), visit()])).toMatchObject([{ since: first }, { since: first }]);
});

test("more than fifty are not counted one by one", async () => {
  const app = testApp(database);
  const visit = await memberOf(app);
  await visit();
  app.clock.advance(hours(20));
  for (let job = 0; job < 51; job += 1) await app.build.job();
  expect(await visit()).toMatchObject({ newListings: { total: 50, totalIsCapped: true } });
});
