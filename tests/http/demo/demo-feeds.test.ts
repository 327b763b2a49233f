import { expect, test } from "vitest";
import { minutes } from "../../support/clock.ts";
import { letters, makeAlert } from "../alerts/reader.ts";
import { addSource } from "../feeds/sources.ts";
import { listOf } from "../jobs/board.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();

const act = (app: TestApp, fields: Readonly<Record<string, string>>, headers = {}) =>
  app.request("/demo/feeds/act", { method: "POST", body: new URLSearchParams(fields), headers });

const source = { kind: "jobicy", board: null, address: null } as const;
const noMarks = { etag: null, lastModified: null };

async function newestOf({ services }: TestApp) {
  const answer = await services.feeds.read(source, noMarks, new AbortController().signal);
  return answer.kind === "items" ? answer.items : [];
}

test("a demo has its sources in this process; with a day that passes they have something new", async () => {
  const app = testApp(database);
  const before = await newestOf(app);
  let passed = 0;
  if (app.services.feedsSimulator !== null)
    app.services.feedsSimulator.onDayPassing = async () => {
      passed += 1;
      return { added: 3, closed: 0, letters: 1 };
    };
  const done = await act(app, { act: "day" });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/demo/feeds"]);
  expect(passed).toBe(1);
  expect((await newestOf(app)).map(({ key }) => key)).not.toEqual(before.map(({ key }) => key));
  const page = await (await app.request("/demo/feeds")).text();
  expect(page).toContain("One day has passed.");
  expect(page.replace(/\s+/g, " ")).toContain("brought 3 new jobs, closed none and sent 1 letter.");
});

test("with a day that passes new jobs are on the board and in the letters of those who asked, with their credit", async () => {
  const app = testApp(database);
  await addSource(app, "himalayas");
  await act(app, { act: "day" });
  const before = new Set((await listOf(app.request)).jobs.map(({ id }) => id));
  const confirmed = { email: "thandi@x.example", emailVerifiedAt: app.clock.now() };
  const reader = await app.as(await app.build.user(confirmed));
  await makeAlert(reader);
  for (const day of [1, 2, 3]) {
    app.clock.advance(minutes(5));
    await act(app, { act: "day" });
    const fresh = (await listOf(app.request)).jobs.filter(({ id }) => !before.has(id));
    expect(fresh.length, `day ${day}`).toBeGreaterThan(0);
    const [letter] = app.mails();
    expect(app.mails()).toHaveLength(day);
    expect(letter?.to).toBe("thandi@x.example");
    for (const { id, title, via } of fresh) {
      before.add(id);
      expect(via?.name).toBe("Himalayas");
      expect(letter?.text).toContain(title);
    }
    expect(letter?.text).toContain("via Himalayas");
    const page = await (await app.request("/demo/feeds")).text();
    expect(page.replace(/\s+/g, " ")).toContain("sent 1 letter.");
  }
});

test("with a day that passes alerts go out, each day with what is new", async () => {
  const app = testApp(database);
  const member = { email: "m@x.example", emailVerifiedAt: app.clock.now() };
  await makeAlert(await app.as(await app.build.premiumUser(member)));
  for (const title of ["SEO Lead", "SEO Manager"]) {
    app.clock.advance(60_000);
    await app.build.job({ title });
    await act(app, { act: "day" });
    expect(app.mails()[0]?.text).toContain(title);
  }
  await act(app, { act: "day" });
  expect(letters(app)).toEqual(["m@x.example: 1", "m@x.example: 1"]);
});

test("a source can be broken and made well", async () => {
  const app = testApp(database);
  await act(app, { act: "break jobicy", fault: "500" });
  await expect(newestOf(app)).rejects.toMatchObject({ trouble: "server-error" });
  expect(await (await app.request("/demo/feeds")).text()).toContain(
    "Has trouble on its side</span",
  );
  await act(app, { act: "heal" });
  expect((await newestOf(app)).length).toBeGreaterThan(5);
});

test.each([
  { act: "break nobody", fault: "500" },
  { act: "break jobicy", fault: "constructor" },
  { act: "__proto__" },
  {},
])("%j changes nothing", async (fields) => {
  const app = testApp(database);
  expect((await act(app, fields)).status).toBe(303);
  expect((await newestOf(app)).length).toBeGreaterThan(5);
});

test("another site cannot let days pass", async () => {
  const app = testApp(database);
  const response = await act(app, { act: "day" }, { origin: "https://evil.example" });
  expect(response.status).toBe(403);
  expect(app.services.feedsSimulator?.calendar.days).toEqual([]);
});

test("a posting leads to a page of the demo, without a script of a stranger's", async () => {
  const app = testApp(database);
  const [item] = await newestOf(app);
  const path = new URL(item?.link ?? "").pathname;
  const page = await (await app.request(path)).text();
  expect(page).toContain("In a demo this page stands for Jobicy.");
  expect(page).not.toContain("<script");
  for (const missing of ["/demo/feeds/jobicy.com/jobs/1", "/demo/feeds/nobody.example/jobs/100001"])
    expect((await app.request(missing)).status).toBe(404);
});

test("none of it exists in production", async () => {
  const app = testApp(database, { env: productionEnv });
  expect((await app.request("/demo/feeds")).status).toBe(404);
  expect(app.services.feedsSimulator).toBeNull();
});
