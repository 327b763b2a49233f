import { describe, expect, test } from "vitest";
import { testClock } from "#tests/support/clock.ts";
import { freshTables, testApp, type TestApp } from "#tests/support/test-app.ts";
import { asked, confirm, json, letters, listed, makeAlert } from "./reader.ts";

const database = await freshTables();
const hourMs = 60 * 60 * 1000;

/** A Monday, ten in the morning in South Africa. */
const monday = new Date("2026-11-16T08:00:00Z");

function begun(): TestApp {
  const clock = testClock();
  clock.advance(monday.getTime() - clock.now().getTime());
  return testApp(database, { clock });
}

const scam =
  "Pay a registration fee of R500 to start. We send you a cheque to deposit and you forward the money. Message us on Telegram only, no interview needed.";

const verified = { emailVerifiedAt: monday };

/** To the next time that letters go out, which a server that is there at the time would see to. */
async function untilMorning(app: TestApp): Promise<void> {
  const now = app.clock.now().getTime();
  const at = new Date(now);
  at.setUTCHours(4, 30, 0, 0);
  if (at.getTime() <= now) at.setUTCDate(at.getUTCDate() + 1);
  app.clock.advance(at.getTime() - now);
  await app.runTask("send-alerts");
}

test("a week: the right letters, to the right people, on the right days", async () => {
  const app = begun();
  const free = await app.build.user({ email: "free@x.example", ...verified });
  const paying = await app.build.premiumUser({ email: "paying@x.example", ...verified });
  const nobody = await app.build.user({ email: "nobody@x.example" });
  for (const user of [free, paying, nobody]) await makeAlert(await app.as(user));
  await confirm(app, await asked(app, "visitor@x.example"));
  await asked(app, "silent@x.example");
  const days: string[][] = [];
  for (let day = 0; day < 7; day += 1) {
    const before = letters(app).length;
    app.clock.advance(hourMs);
    await app.build.job({ title: `Free job ${day}` });
    await app.build.premiumJob({ title: `Canary ${day}` });
    await untilMorning(app);
    await app.runTask("send-alerts");
    days.push(letters(app).slice(before).toSorted());
  }
  expect(days).toEqual([
    ["free@x.example: 1", "paying@x.example: 2", "visitor@x.example: 1"],
    ["paying@x.example: 2"],
    ["paying@x.example: 2"],
    ["paying@x.example: 2"],
    [],
    [],
    ["paying@x.example: 6"],
  ]);
  const toOthers = app.mails().filter(({ to }) => to !== "paying@x.example");
  expect(JSON.stringify(toOthers)).not.toContain("Canary");
});

test("nothing is sent when there is nothing, nor what has closed or reads like a scam", async () => {
  const app = begun();
  await makeAlert(await app.as(await app.build.premiumUser(verified)));
  app.clock.advance(hourMs);
  await app.build.job({ status: "closed", closedAt: app.clock.now() });
  await app.build.job({ description: scam });
  await untilMorning(app);
  expect(letters(app)).toEqual([]);
});

test("a job that fits two alerts is told of once, and never again", async () => {
  const app = begun();
  const send = await app.as(await app.build.premiumUser({ email: "p@x.example", ...verified }));
  await makeAlert(send);
  await makeAlert(send, { search: "seo" });
  app.clock.advance(hourMs);
  await app.build.job({ title: "SEO Manager" });
  for (let day = 0; day < 9; day += 1) await untilMorning(app);
  expect(letters(app)).toEqual(["p@x.example: 1"]);
});

test("a letter says which alert it is for, in our own words, or for how many", async () => {
  const app = begun();
  for (const [email, ...searches] of [
    ["one@x.example", { roleType: "SEO", search: "evil.example" }],
    ["two@x.example", {}, { roleType: "SEO" }],
  ] as const) {
    const send = await app.as(await app.build.premiumUser({ email, ...verified }));
    for (const search of searches) await makeAlert(send, search);
  }
  app.clock.advance(hourMs);
  await app.build.job({ title: "SEO Manager", roleType: "SEO", description: "At evil.example" });
  await untilMorning(app);
  const said = app.mails().map(({ to, text }) => `${to}: ${text.split("\n")[2] ?? ""}`);
  expect(said.toSorted()).toEqual([
    "one@x.example: New for your alert “SEO jobs”.",
    "two@x.example: New for your 2 alerts.",
  ]);
});

test("a run that was missed is made up for; two at once send one letter", async () => {
  const app = begun();
  await makeAlert(await app.as(await app.build.user({ email: "f@x.example", ...verified })));
  app.clock.advance(hourMs);
  await app.build.job();
  app.clock.advance(3 * 24 * hourMs);
  await Promise.all([app.runTask("send-alerts"), app.runTask("send-alerts")]);
  expect(letters(app)).toEqual(["f@x.example: 1"]);
  expect(app.mails()[0]?.messageId).toMatch(/^<alerts-2026-11-19-\d+@localhost>$/);
});

test("A116, A178: what an employer wrote cannot become a link or markup of its own", async () => {
  const app = begun();
  await makeAlert(await app.as(await app.build.user(verified)));
  app.clock.advance(hourMs);
  await app.build.job({ title: `"><img src=x onerror=a()> evil.example`, company: "evil.example" });
  await untilMorning(app);
  const mail = app.mails()[0];
  expect(mail?.html).not.toContain("<img");
  expect(`${mail?.html}${mail?.text}`).not.toMatch(/evil\.example(?!-)/);
});

describe("stopping", () => {
  const stopPath = (app: TestApp): string =>
    new URL(app.mails()[0]?.stopAddress ?? "http://none.example/").pathname;

  async function told(app: TestApp, email: string): Promise<string> {
    app.clock.advance(hourMs);
    await app.build.job();
    await untilMorning(app);
    expect(letters(app)).toEqual([`${email}: 1`]);
    return stopPath(app);
  }

  test("is one POST from anywhere, without a session; opening the link changes nothing", async () => {
    const app = begun();
    const send = await app.as(await app.build.user({ email: "f@x.example", ...verified }));
    await makeAlert(send);
    const path = await told(app, "f@x.example");
    expect((await app.request(path)).status).toBe(200);
    expect(await listed(send)).toMatchObject([{ isPaused: false }]);
    const oneClick = {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://mail.example",
        "sec-fetch-site": "cross-site",
        accept: "text/html",
      },
      body: "List-Unsubscribe=One-Click",
    };
    const stopped = await app.request(path, oneClick);
    expect([stopped.status, stopped.headers.get("set-cookie")]).toEqual([200, null]);
    expect((await app.request(path, oneClick)).status).toBe(200);
    expect(await listed(send)).toMatchObject([{ isPaused: true }]);
  });

  test("takes a visitor's address with it", async () => {
    const app = begun();
    await confirm(app, await asked(app, "v@x.example"));
    const path = await told(app, "v@x.example");
    await app.request(path, { method: "POST" });
    const { rows } = await database.executeSql("select * from mail_readers");
    expect(rows).toEqual([]);
  });

  test("needs the address from the letter: a changed one, or one sealed for something else, is none", async () => {
    const app = begun();
    const send = await app.as(await app.build.user({ email: "f@x.example", ...verified }));
    await makeAlert(send);
    const path = await told(app, "f@x.example");
    const other = app.services.secrets.seal("1", "something else");
    for (const wrong of [`${path}x`, `/letters/stop/${other}`, "/letters/stop/1"])
      expect((await app.request(wrong, json("POST", {}))).status).toBe(404);
    expect(await listed(send)).toMatchObject([{ isPaused: false }]);
  });
});
