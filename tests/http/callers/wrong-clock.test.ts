import { describe, expect, test } from "vitest";
import { days, minutes } from "../../support/clock.ts";
import { linkIn, person, registered, thandi } from "../../support/person.ts";
import { sampleApi } from "../../support/sample-api.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const year = days(365);

/** Does something while the clock stands a year ahead, and puts it right again. */
async function aYearAhead<Result>(
  { clock }: Pick<TestApp, "clock">,
  work: () => Promise<Result>,
): Promise<Result> {
  clock.advance(year);
  const result = await work();
  clock.advance(-year);
  return result;
}

describe("F34: after a clock that stood a year ahead was put right", () => {
  test.each(["the same process", "another process"])(
    "a used-up limit opens again (%s)",
    async (which) => {
      const api = sampleApi(database);
      const knock = async (times: number, to = api) => {
        let status = 0;
        for (let count = 0; count < times; count += 1)
          ({ status } = await to.request("/api/tight", { method: "POST" }));
        return status;
      };
      expect(await aYearAhead(api, () => knock(4))).toBe(429);
      expect(await knock(1, which === "the same process" ? api : sampleApi(database))).toBe(200);
    },
  );

  test("a wait after wrong passwords is over", async () => {
    const app = testApp(database);
    await registered(app);
    const guess = async (count: number, password = "wrong") =>
      (
        await person(app, `198.51.100.${count}`).post("/api/login", {
          username: thandi.username,
          password,
        })
      ).status;
    await aYearAhead(app, async () => {
      for (let count = 0; count < 11; count += 1) await guess(count);
    });
    expect(await guess(1, thandi.password)).toBe(200);
  });

  test("a session begun or used then is over", async () => {
    const app = testApp(database);
    const begunBefore = await registered(app);
    const begunThen = person(app);
    await aYearAhead(app, () =>
      begunThen.post("/api/login", { username: thandi.username, password: thandi.password }),
    );
    expect((await begunThen.get("/api/user")).status).toBe(401);
    expect((await begunBefore.get("/api/user")).status).toBe(200);
    await app.runTask("housekeeping");
    const { rows } = await database.executeSql("select 1 from sessions");
    expect(rows).toHaveLength(1);
  });

  test("a link mailed then opens nothing, and a new one does", async () => {
    const app = testApp(database);
    await registered(app);
    const ask = () => person(app).post("/api/account/forgot-password", { email: thandi.email });
    const open = async () =>
      (
        await person(app).post("/api/account/reset-password", {
          token: linkIn(app, /new password/),
          newPassword: "another 9 mountains",
        })
      ).status;
    await aYearAhead(app, ask);
    expect(await open()).toBe(400);
    await ask();
    expect(await open()).toBe(200);
  });

  test("a browser that became known then is a stranger", async () => {
    const app = testApp(database);
    await registered(app);
    const browser = person(app, "192.0.2.1");
    const signIn = async (password: string, who = browser) =>
      (await who.post("/api/login", { username: thandi.username, password })).status;
    await aYearAhead(app, () => signIn(thandi.password));
    for (let count = 0; count < 11; count += 1)
      await signIn("wrong", person(app, `198.51.100.${count}`));
    expect(await signIn(thandi.password)).toBe(429);
  });

  test("an account that is to be deleted goes seven days later, not a year and seven days", async () => {
    const app = testApp(database);
    const member = await registered(app);
    const leave = () => member.post("/api/account/delete", { password: thandi.password });
    await aYearAhead(app, async () => {
      await member.post("/api/login", { username: thandi.username, password: thandi.password });
      expect((await leave()).status).toBe(200);
    });
    await app.runTask("housekeeping");
    app.clock.advance(days(7) + minutes(1));
    await app.runTask("housekeeping");
    const { rows } = await database.executeSql("select 1 from users");
    expect(rows).toEqual([]);
  });

  test("pages and documents are made anew", async () => {
    const app = testApp(database);
    const titles = async (path: string) => (await app.request(path)).text();
    for (const path of ["/jobs", "/sitemap.xml"]) {
      await aYearAhead(app, () => titles(path));
      // By hand, so that nobody announces it.
      const { id } = await app.build.job({ title: `Written for ${path}` });
      await aYearAhead(app, () => titles(path));
      await database.executeSql(
        "update jobs set title = 'Changed since', published_at = now() where id = $1",
        [id],
      );
      await database.executeSql("delete from jobs where id = $1", [id]);
      app.clock.advance(minutes(2));
      expect(await titles(path)).not.toContain(`Written for ${path}`);
    }
  });

  test("what was deleted then cannot be put back for a year, and goes with the next sweep", async () => {
    const app = testApp(database);
    const user = await app.build.premiumUser();
    const job = await app.build.job();
    const send = await app.as(user);
    await aYearAhead(app, () =>
      database.executeSql(
        "insert into saved_jobs (user_id, job_id, saved_at, deleted_at) values ($1, $2, $3, $3)",
        [user.id, job.id, app.clock.now().toISOString()],
      ),
    );
    const back = await send(`/api/jobs/saved/${job.id}/restore`, { method: "POST" });
    expect(back.status).toBe(409);
    await app.runTask("housekeeping");
    expect((await database.executeSql("select 1 from saved_jobs")).rows).toEqual([]);
  });

  test("a question to the AI that was left behind then keeps nobody from asking", async () => {
    const app = testApp(database);
    const { id } = await app.build.premiumUser();
    await aYearAhead(app, () =>
      database.executeSql(
        "insert into ai_calls (user_id, tool, prompt, state, started_at) values ($1, 'outreach', 'x', 'running', $2)",
        [id, app.clock.now().toISOString()],
      ),
    );
    await app.runTask("ai-calls-left-behind");
    const { rows } = await database.executeSql("select state from ai_calls");
    expect(rows).toEqual([{ state: "failed" }]);
  });

  test("the next visit is one, and what comes in after it is new", async () => {
    const app = testApp(database);
    const user = await app.build.premiumUser();
    const send = await app.as(user);
    const visit = async () => (await send("/api/premium/visits", { method: "POST" })).json();
    await aYearAhead(app, () =>
      database.executeSql("insert into visits (user_id, visited_at) values ($1, $2)", [
        user.id,
        app.clock.now().toISOString(),
      ]),
    );
    const since = app.clock.now().toISOString();
    expect(await visit()).toMatchObject({ since });
  });

  test("somebody whose payment was being begun then can pay", async () => {
    const app = testApp(database);
    const member = await registered(app);
    await aYearAhead(app, async () => {
      await database.executeSql(
        `insert into payments (user_id, reference, kind, state, cents, currency, plan_code, mode, username, email, started_at)
         select id, 'sub-' || id || '-0123456789abcdef01234567', 'first', 'started', 200000, 'ZAR', 'PLN_x', 'test', username, email, $1 from users`,
        [app.clock.now().toISOString()],
      );
    });
    expect((await member.post("/api/subscription/initialize", {})).status).toBe(200);
  });
});
