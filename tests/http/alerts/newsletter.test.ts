import { describe, expect, test } from "vitest";
import type { NewsletterDesk } from "#contract/letters/newsletter.ts";
import { replaceTable } from "#server/features/rates/store.ts";
import { growthStrategies } from "#server/adapters/database/schema.ts";
import { scheduledTasks } from "#server/features.ts";
import { testClock } from "#tests/support/clock.ts";
import { cutOffAfter } from "#tests/support/queue.ts";
import { freshTables, testApp, type TestApp } from "#tests/support/test-app.ts";
import { json, newsletters, plainForm } from "./reader.ts";

const database = await freshTables();
const [hourMs, dayMs] = [60 * 60 * 1000, 24 * 60 * 60 * 1000];
/** A Wednesday, ten in the morning in South Africa: the issue of the 19th goes out the next day. */
const wednesday = new Date("2026-11-18T08:00:00Z");
const verified = { emailVerifiedAt: wednesday };

function begun(): TestApp {
  const clock = testClock();
  clock.advance(wednesday.getTime() - clock.now().getTime());
  return testApp(database, { clock });
}

/** To half past seven of the next Thursday, and what a server that is there does then. */
async function untilThursday(app: TestApp, signal = new AbortController().signal): Promise<void> {
  do app.clock.advance(hourMs - (app.clock.now().getTime() % hourMs));
  while (app.clock.now().getUTCDay() !== 4 || app.clock.now().getUTCHours() !== 5);
  app.clock.advance(hourMs / 2);
  const task = scheduledTasks(app.services).find(({ name }) => name === "send-newsletter");
  await task?.run(signal);
}

const idea = (title: string, position: number) => ({
  title,
  description: `What ${title} is about`,
  category: "Outreach",
  content: "<p>Do it.</p>",
  position,
  createdAt: wednesday,
  updatedAt: wednesday,
});

const desk = async (send: Send): Promise<NewsletterDesk> =>
  (await (await send("/api/admin/newsletter")).json()) as NewsletterDesk;
type Send = Awaited<ReturnType<TestApp["as"]>>;

const write = (send: Send, day: string, body: object) =>
  send(`/api/admin/newsletter/${day}/introduction`, json("PUT", body));

test("who gets it, and what: premium by itself, others who asked, nobody who left, stopped or bounced", async () => {
  const app = begun();
  const { build } = app;
  await build.premiumUser({ email: "member@x.example", ...verified });
  const silent = await build.premiumUser({ email: "stopped@x.example", ...verified });
  await (
    await app.as(silent)
  )("/api/letters/newsletter", json("PUT", { isOn: false }));
  await build.premiumUser({ email: "unconfirmed@x.example", emailVerifiedAt: null });
  await build.premiumUser({ email: "suspended@x.example", ...verified, suspendedAt: wednesday });
  await build.user({ email: "over@x.example", ...verified, premiumUntil: wednesday });
  await build.user({ email: "free@x.example", ...verified });
  const asked = await build.user({ email: "asked@x.example", ...verified });
  await (
    await app.as(asked)
  )("/api/letters/newsletter", json("PUT", { isOn: true }));
  await database.queries.insert(growthStrategies).values([idea("Canary idea", 1)]);
  await build.job({ title: "Free role" });
  await build.premiumJob({ title: "Canary role" });
  await build.job({ title: "Closed role", status: "closed", closedAt: wednesday });
  await untilThursday(app);
  expect(newsletters(app)).toEqual([
    "member@x.example: 2 new jobs this week",
    "asked@x.example: 1 new job this week",
  ]);
  const [toAsked, toMember] = app.mails();
  for (const part of [toMember?.html, toMember?.text]) {
    expect(part).toContain("Canary role");
    expect(part).toContain("Canary idea");
    expect(part).not.toContain("Closed role");
  }
  // A075: nothing of premium, not even a link.
  expect(JSON.stringify(toAsked)).not.toMatch(/canary|growth-gallery/i);
  expect(toMember?.messageId).toMatch(/^<newsletter-2026-11-19-\d+@localhost>$/);
  await app.runTask("send-newsletter");
  expect(newsletters(app)).toHaveLength(2);
});

test("nothing is sent when there is nothing; words alone are something", async () => {
  const app = begun();
  const boss = await app.build.premiumUser({ isAdmin: true, email: "boss@x.example", ...verified });
  const send = await app.as(boss);
  await untilThursday(app);
  expect(newsletters(app)).toEqual([]);
  const { day, version } = (await desk(send)).coming;
  expect(day).toBe("2026-11-26");
  await write(send, day, { introduction: "Hello.\n\nA second thought.", version });
  await untilThursday(app);
  expect(newsletters(app)).toEqual(["boss@x.example: This week at Kwela"]);
  expect(app.mails()[0]?.html).toContain('<p style="margin:0 0 16px">A second thought.</p>');
});

test("ideas take turns, and the rand's week is left out where too little is known", async () => {
  const app = begun();
  await app.build.premiumUser(verified);
  await database.queries.insert(growthStrategies).values([idea("Idea B", 2), idea("Idea A", 1)]);
  const told: unknown[] = [];
  for (let week = 0; week < 3; week += 1) {
    await app.build.job();
    await untilThursday(app);
    told.push(/Idea \w/.exec(app.mails()[0]?.text ?? "")?.[0]);
    app.clock.advance(dayMs);
  }
  expect(told).toEqual(["Idea A", "Idea B", "Idea A"]);
  expect(app.mails()[0]?.text).not.toContain("The rand");
  for (const [day, rand] of [
    ["2026-12-07", 18],
    ["2026-12-08", 18.1],
    ["2026-12-09", 18.36],
  ] as const)
    await replaceTable(database.queries, { day, usdFor: { USD: 1, ZAR: 1 / rand } }, {}, wednesday);
  await app.build.job();
  await untilThursday(app);
  expect(app.mails()[0]?.text).toContain("The rand is at R18.36 to the dollar, 2.0% weaker");
});

test("a preview days before tells the rand's week as it is so far", async () => {
  const app = begun();
  const send = await app.as(await app.build.premiumUser({ isAdmin: true, ...verified }));
  await untilThursday(app);
  app.clock.advance(dayMs);
  for (const [day, rand] of [
    ["2026-11-17", 18],
    ["2026-11-18", 18.1],
    ["2026-11-20", 18.36],
  ] as const)
    await replaceTable(database.queries, { day, usdFor: { USD: 1, ZAR: 1 / rand } }, {}, wednesday);
  await app.build.job();
  const { coming } = await desk(send);
  expect(coming.day).toBe("2026-11-26");
  expect(coming.editions.premium?.text).toContain(
    "The rand is at R18.36 to the dollar, 2.0% weaker than a week ago: $1,000 now brings R360 more.",
  );
});

test("a run that was cut off goes on, with the same idea; two at once write to each once; too late is too late", async () => {
  const app = begun();
  for (let member = 0; member < 5; member += 1) await app.build.premiumUser(verified);
  await database.queries.insert(growthStrategies).values([idea("Idea A", 1), idea("Idea B", 2)]);
  await app.build.job();
  const killed = cutOffAfter(2);
  await untilThursday(app, killed);
  expect(newsletters(app)).toHaveLength(2);
  app.clock.advance(hourMs);
  await app.build.premiumUser({ email: "joined-since@x.example", ...verified });
  await Promise.all([app.runTask("send-newsletter"), app.runTask("send-newsletter")]);
  expect(newsletters(app)).toHaveLength(5);
  expect(new Set(newsletters(app)).size).toBe(5);
  for (const { text } of app.mails()) expect(text).toContain("Idea A");
  app.clock.advance(9 * dayMs);
  await app.build.job();
  await app.runTask("send-newsletter");
  expect(newsletters(app)).toHaveLength(5);
});

describe("stopping", () => {
  test("is one POST from anywhere, or a press without scripts; it is counted once and leaves alerts alone", async () => {
    const app = begun();
    const member = await app.build.premiumUser({ email: "m@x.example", ...verified });
    const boss = await app.as(await app.build.user({ isAdmin: true }));
    const send = await app.as(member);
    await send("/api/alerts", json("POST", {}));
    await app.build.job();
    await untilThursday(app);
    const path = new URL(app.mails()[0]?.stopAddress ?? "").pathname;
    expect((await app.request(path)).status).toBe(200);
    const state = async () => (await (await send("/api/alerts")).json()) as object;
    expect(await state()).toMatchObject({ isNewsletterOn: true });
    const oneClick = { ...plainForm({ "List-Unsubscribe": "One-Click" }) };
    expect((await app.request(path, oneClick)).status).toBe(200);
    const token = path.slice(path.lastIndexOf("/") + 1);
    const pressed = await app.request("/api/letters/stop", plainForm({ token }));
    expect(pressed.headers.get("location")).toBe("/letters/stopped");
    const wrong = await app.request(
      "/api/letters/stop",
      plainForm({ token: `${token.slice(0, -5)}AAAAA` }),
    );
    expect(wrong.headers.get("location")).toBe("/letters/stopped?problem=not_found");
    expect(await state()).toMatchObject({ isNewsletterOn: false, alerts: [{ isPaused: false }] });
    expect((await desk(boss)).past).toMatchObject([
      { day: "2026-11-19", sent: 1, stopped: 1, bounced: 0, isFinished: true },
    ]);
    await app.build.job();
    await untilThursday(app);
    expect(newsletters(app)).toHaveLength(1);
  });
});

describe("the desk", () => {
  test("writes the introduction of the coming issue, and sees it as it will be sent", async () => {
    const app = begun();
    await app.build.premiumUser({ email: "m@x.example", ...verified });
    const boss = await app.build.user({ isAdmin: true, email: "boss@x.example", ...verified });
    const send = await app.as(boss);
    await app.build.job({ title: "Open role" });
    const { coming } = await desk(send);
    expect(coming).toMatchObject({ day: "2026-11-19", introduction: "", version: 0 });
    expect(coming.readers).toEqual({ premium: 1, free: 0 });
    const hostile = "<script>a()</script> Hello \u202Eevil\u0007";
    const saved = await write(send, coming.day, { introduction: hostile, version: 0 });
    const { introduction, version } = ((await saved.json()) as NewsletterDesk).coming;
    expect(introduction).toBe("<script>a()</script> Hello evil");
    const preview = await send("/api/admin/newsletter/preview?edition=premium");
    expect(preview.headers.get("content-security-policy")).toContain("sandbox");
    const html = await preview.text();
    expect(html).toContain("&lt;script&gt;a()&lt;/script&gt; Hello evil");
    expect(html).toContain("Open role");
    const tested = json("POST", { edition: "premium" });
    expect((await send("/api/admin/newsletter/test", tested)).status).toBe(200);
    expect(app.mails()[0]).toMatchObject({
      to: "boss@x.example",
      subject: expect.stringMatching(/^Test: /),
    });
    await untilThursday(app);
    // Exactly as it was looked at, but for the reader's name and link.
    const plain = (letter = "") =>
      letter.replace(/Hello [\w-]+,/g, "").replace(/letters\/stop\/[\w.-]+/g, "");
    expect(newsletters(app)).toHaveLength(1);
    expect(plain(app.mails()[0]?.html)).toBe(plain(html));
    expect(version).toBe(1);
  });

  test("is told when somebody else was quicker, and when it is too late", async () => {
    const app = begun();
    const [one, other] = [
      await app.as(await app.build.user({ isAdmin: true })),
      await app.as(await app.build.user({ isAdmin: true })),
    ];
    const day = "2026-11-19";
    const both = await Promise.all([
      write(one, day, { introduction: "Mine", version: 0 }),
      write(other, day, { introduction: "Theirs", version: 0 }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    await untilThursday(app);
    const late = await write(one, day, { introduction: "Late", version: 1 });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ current: { coming: { day: "2026-11-26" } } });
  });

  test.each([
    [{ introduction: "x".repeat(1501), version: 0 }],
    [{ introduction: 5, version: 0 }],
    [{ introduction: "x", version: "0" }],
    [{ introduction: "a\0b", version: 0 }],
    [{ introduction: "x" }],
  ])("%j is refused", async (body) => {
    const app = begun();
    const send = await app.as(await app.build.user({ isAdmin: true }));
    expect((await write(send, "2026-11-19", body)).status).toBe(400);
  });

  test("is nobody else's", async () => {
    const app = begun();
    const send = await app.as(await app.build.premiumUser());
    for (const path of ["/api/admin/newsletter", "/api/admin/newsletter/preview"]) {
      expect((await send(path)).status).toBe(403);
      expect((await app.request(path)).status).toBe(401);
    }
    expect((await write(send, "2026-11-19", { introduction: "x", version: 0 })).status).toBe(403);
  });
});
