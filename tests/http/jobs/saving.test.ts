import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { errorReply } from "#contract/errors.ts";
import { days } from "../../support/clock.ts";
import { registered, thandi } from "../../support/person.ts";
import { jsonBody } from "../../support/sample-api.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { addMany, listOf, removeSaved, savedBy, titlesOf, type Send } from "./board.ts";

const database = await freshTables();
let app: TestApp;
let user: Send;

beforeEach(async () => {
  app = testApp(database);
  user = await app.as(await app.build.user());
});

const forged = { title: "Forged", company: "Forged", link: "javascript:alert(1)" };
const save = (send: Send, jobId: number | string) =>
  send("/api/jobs/save", jsonBody({ jobId: String(jobId), ...forged }));
const rowCount = async () => {
  const { rows } = await database.executeSql("select count(*)::int as count from saved_jobs");
  return rows[0]?.["count"];
};

describe("saving a job", () => {
  test("A051: keeps the job's own values, never those that were sent", async () => {
    const { id } = await app.build.job();
    const own = {
      jobId: String(id),
      title: "SEO Manager",
      company: "Fathom & Field",
      link: "https://jobs.example/apply",
    };
    const response = await save(user, id);
    expect([response.status, await response.json()]).toEqual([200, own]);
    expect(await savedBy(user)).toEqual([own]);
  });

  test("A048: the saver is who is signed in and the time is now, whatever else is sent", async () => {
    const { id } = await app.build.job();
    for (const extra of [{ userId: 999 }, { id: 7 }, { savedAt: "2001-01-01" }, { tier: "free" }]) {
      const body = { jobId: String(id), ...forged, ...extra };
      expect((await user("/api/jobs/save", jsonBody(body))).status).toBe(400);
    }
    expect(await rowCount()).toBe(0);
  });

  test("A055: again is the same once, also twenty times at the same moment", async () => {
    const { id } = await app.build.job();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(user, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rowCount()).toBe(1);
  });

  test("a premium job is a 403 for others, and nothing is kept", async () => {
    const { id } = await app.build.premiumJob();
    const response = await save(user, id);
    expect([response.status, await response.json()]).toEqual([
      403,
      { message: "Premium subscription required", requiresPremium: true },
    ]);
    expect(await rowCount()).toBe(0);
  });

  test.each(["4711", "abc", "0"])("A054: a job that is not there, %s, is a 404", async (id) => {
    expect((await save(user, id)).status).toBe(404);
    expect(await rowCount()).toBe(0);
  });

  test("A054: a draft is a 404 and a closed job a 410", async () => {
    const draft = await app.build.job({ status: "draft" });
    const closed = await app.build.job({ status: "closed", closedAt: app.clock.now() });
    expect((await save(user, draft.id)).status).toBe(404);
    expect((await save(user, closed.id)).status).toBe(410);
    expect(await rowCount()).toBe(0);
  });

  test("needs somebody to save for", async () => {
    const { id } = await app.build.job();
    expect((await save(app.request, id)).status).toBe(401);
    expect((await removeSaved(app.request, id)).status).toBe(401);
    expect((await app.request("/api/jobs/saved")).status).toBe(401);
  });
});

describe("the saved list", () => {
  test("has the last saved first, and a closed job stays on it", async () => {
    const first = await app.build.job({ title: "First" });
    const second = await app.build.job({ title: "Second" });
    await save(user, first.id);
    app.clock.advance(1000);
    await save(user, second.id);
    await database.executeSql(
      "update jobs set status = 'closed', closed_at = now() where id = $1",
      [first.id],
    );
    expect(await savedBy(user)).toMatchObject([{ title: "Second" }, { title: "First" }]);
  });

  test("leaves out premium jobs while the viewer is no longer premium", async () => {
    const until = new Date(app.clock.now().getTime() + days(1));
    const premium = await app.as(await app.build.user({ premiumUntil: until }));
    await save(premium, (await app.build.premiumJob({ title: "Secret" })).id);
    expect(await savedBy(premium)).toMatchObject([{ title: "Secret" }]);
    app.clock.advance(days(2));
    expect(await savedBy(premium)).toEqual([]);
    expect(await titlesOf(premium, { saved: "true" })).toEqual([]);
  });

  test("as a filter it goes with the others, and is empty for a visitor", async () => {
    const one = await app.build.job({ title: "SEO Lead" });
    await app.build.job({ title: "SEO Manager" });
    await save(user, one.id);
    expect(await titlesOf(user, { saved: "true" })).toEqual(["SEO Lead"]);
    expect(await listOf(user, { saved: "true" })).toMatchObject({ total: 1, visible: 1 });
    expect(await titlesOf(user, { saved: "true", roleType: "Email Marketing" })).toEqual([]);
    expect(await titlesOf(user, { saved: "false" })).toHaveLength(2);
    expect(await listOf(app.request, { saved: "true" })).toMatchObject({ jobs: [], total: 0 });
  });
});

describe("A050: removing a saved job", () => {
  test("removes the caller's and nobody else's; again is fine", async () => {
    const other = await app.as(await app.build.user());
    const { id } = await app.build.job();
    await save(user, id);
    await save(other, id);
    for (let time = 0; time < 2; time += 1) {
      const response = await removeSaved(user, id);
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    }
    expect(await savedBy(user)).toEqual([]);
    expect(await savedBy(other)).toHaveLength(1);
  });

  test("A055: saving and removing at the same moment leaves one row or none", async () => {
    const { id } = await app.build.job();
    const both = Array.from({ length: 10 }, () => [save(user, id), removeSaved(user, id)]).flat();
    const answers = await Promise.all(both);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rowCount()).toBeLessThanOrEqual(1);
  });
});

describe("A177: at most 500 saved jobs", () => {
  async function saveMany(count: number): Promise<number[]> {
    const rows = await addMany(
      database,
      app.clock.now(),
      Array.from({ length: 503 }, () => ({})),
    );
    const ids = rows.map(({ id }) => id);
    await database.queries.execute(
      sql.raw(
        `insert into saved_jobs select u.id, j.id, now() from users u, (select id from jobs order by id limit ${count}) j`,
      ),
    );
    return ids;
  }

  test("the next is a 409 that says why, and all earlier ones stay", async () => {
    const ids = await saveMany(500);
    const response = await save(user, ids[500] ?? 0);
    expect(response.status).toBe(409);
    expect(errorReply.parse(await response.json())).toMatchObject({
      code: "saved_jobs_full",
      message: expect.stringContaining("500"),
    });
    expect(await rowCount()).toBe(500);
    expect((await save(user, ids[0] ?? 0)).status).toBe(200);
    await removeSaved(user, ids[0] ?? 0);
    expect((await save(user, ids[500] ?? 0)).status).toBe(200);
    // There is no room any more for the one that was removed.
    const full = await user(`/api/jobs/saved/${ids[0]}/restore`, { method: "POST" });
    expect(errorReply.parse(await full.json()).code).toBe("saved_jobs_full");
  });

  test("also for several at the same moment", async () => {
    const ids = await saveMany(499);
    const answers = await Promise.all([500, 501, 502].map((index) => save(user, ids[index] ?? 0)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await rowCount()).toBe(500);
  });
});

describe("what somebody saved belongs to them", () => {
  test("it is in their data, and so are their reports; of a job now locked only that it was saved", async () => {
    const person = await registered(app);
    await database.executeSql("update users set premium_until = $1 where username = $2", [
      new Date(app.clock.now().getTime() + days(1)),
      thandi.username,
    ]);
    const free = await app.build.job({ title: "Open Lead" });
    const secret = await app.build.premiumJob({ title: "Secret Lead" });
    for (const { id } of [free, secret]) {
      await person.post("/api/jobs/save", { jobId: String(id), ...forged });
    }
    await person.post(`/api/jobs/${free.id}/report`, { kind: "scam", note: "Asks for a fee." });
    app.clock.advance(days(2));
    const data = (await (await person.get("/api/account/export")).json()) as object;
    expect(data).toMatchObject({
      savedJobs: expect.arrayContaining([
        expect.objectContaining({ job: expect.objectContaining({ title: "Open Lead" }) }),
        expect.objectContaining({ jobId: String(secret.id), job: null }),
      ]) as unknown,
      jobReports: [{ jobId: String(free.id), kind: "scam", note: "Asks for a fee." }],
    });
    expect(JSON.stringify(data)).not.toContain("Secret Lead");
  });

  test("it goes when the account goes, and the job stays", async () => {
    const { id } = await app.build.job();
    await save(user, id);
    await user(`/api/jobs/${id}/report`, jsonBody({ kind: "other" }));
    await database.executeSql("delete from users");
    expect(await rowCount()).toBe(0);
    const { rows } = await database.executeSql("select count(*)::int as count from job_reports");
    expect(rows).toEqual([{ count: 0 }]);
    expect((await listOf(app.request)).total).toBe(1);
  });
});
