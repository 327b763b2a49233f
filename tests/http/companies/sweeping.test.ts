import { expect, test } from "vitest";
import type { CompanyProfile } from "#contract/companies/profile.ts";
import { simulatedWeb } from "#server/adapters/web/simulator.ts";
import { minutes } from "../../support/clock.ts";
import { picture } from "../../support/hostile/pictures.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { detailOf } from "../jobs/board.ts";

const database = await freshTables();

/** As a process would answer that keeps nothing in its memory yet. */
const statusOf = async (path: string) => (await testApp(database).request(path)).status;

async function sweepAfter(app: TestApp, passed: number): Promise<void> {
  app.clock.advance(minutes(passed * 60));
  await app.runTask("housekeeping");
}

const company = "/api/employers/company";

async function employer(app: TestApp) {
  const send = await app.as(await app.build.user({ isEmployer: true }));
  await send(company, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Tidewrack", website: "", about: "", version: null }),
  });
  return {
    async give(bytes: Buffer): Promise<string> {
      const form = new FormData();
      form.append("logo", new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" }));
      const answer = await send(`${company}/logo`, { method: "POST", body: form });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as CompanyProfile).logoUrl ?? "";
    },
    takeAway: () => send(`${company}/logo`, { method: "DELETE" }),
  };
}

test("a company's logo goes a day after it was taken away, and not before", async () => {
  const app = testApp(database);
  const { give, takeAway } = await employer(app);
  const kept = await give(await picture("png", { width: 60, height: 60 }));
  await sweepAfter(app, 48);
  expect(await statusOf(kept)).toBe(200);
  await takeAway();
  await sweepAfter(app, 1);
  await sweepAfter(app, 23);
  expect(await statusOf(kept)).toBe(200);
  await sweepAfter(app, 1);
  expect(await statusOf(kept)).toBe(404);
});

test("one that is given again in time stays", async () => {
  const app = testApp(database);
  const { give, takeAway } = await employer(app);
  const bytes = await picture("png", { width: 60, height: 60 });
  const kept = await give(bytes);
  await takeAway();
  await sweepAfter(app, 1);
  expect(await give(bytes)).toBe(kept);
  await sweepAfter(app, 25);
  await sweepAfter(app, 25);
  expect(await statusOf(kept)).toBe(200);
});

test("a job's logo goes a day after its last job, with its address; a job that names it anew has it again", async () => {
  const web = simulatedWeb();
  const logoUrl = "https://firm.example/logo.png";
  web.put(logoUrl, await picture());
  const app = testApp(database, { web });
  const jobs = [await app.build.job({ logoUrl }), await app.build.job({ logoUrl })];
  await app.runTask("fetch-logos");
  const kept = (await detailOf(app.request, jobs[0]?.id ?? 0)).logoUrl ?? "";
  const remove = (id?: number) => database.executeSql("delete from jobs where id = $1", [id]);
  await remove(jobs[0]?.id);
  await sweepAfter(app, 1);
  await sweepAfter(app, 25);
  expect(await statusOf(kept)).toBe(200);
  await remove(jobs[1]?.id);
  await sweepAfter(app, 1);
  await sweepAfter(app, 24);
  expect(await statusOf(kept)).toBe(404);
  const { rows } = await database.executeSql("select url from logo_sources");
  expect(rows).toEqual([]);

  const { id } = await app.build.job({ logoUrl });
  await app.runTask("fetch-logos");
  expect((await detailOf(app.request, id)).logoUrl).toBe(kept);
});

test("an address that is named again in time is not forgotten", async () => {
  const web = simulatedWeb();
  const logoUrl = "https://firm.example/logo.png";
  web.put(logoUrl, await picture());
  const app = testApp(database, { web });
  const { id } = await app.build.job({ logoUrl });
  await app.runTask("fetch-logos");
  await database.executeSql("delete from jobs where id = $1", [id]);
  await sweepAfter(app, 1);
  const again = await app.build.job({ logoUrl });
  await sweepAfter(app, 25);
  await sweepAfter(app, 25);
  const kept = (await detailOf(app.request, again.id)).logoUrl ?? "";
  expect(await statusOf(kept)).toBe(200);
});
