import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "#tests/support/test-app.ts";
import { asked, confirm, json, listed, makeAlert, plainForm } from "./reader.ts";

const database = await freshTables();

describe("a member's alerts", () => {
  test("free: one, weekly; the same search again is the same alert", async () => {
    const app = testApp(database);
    const send = await app.as(await app.build.user());
    expect((await makeAlert(send, { roleType: "SEO" })).status).toBe(200);
    expect((await makeAlert(send, { roleType: "SEO" })).status).toBe(200);
    const refused = await makeAlert(send, { roleType: "Paid Ads" });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "alerts_full" }]);
    const [alert] = await listed(send);
    expect(alert).toMatchObject({ roleType: "SEO", frequency: "weekly", isPaused: false });
    const daily = await send(`/api/alerts/${alert?.id}`, json("PATCH", { frequency: "daily" }));
    expect(daily.status).toBe(403);
  });

  test("premium: ten, daily, however many are asked for at once", async () => {
    const app = testApp(database);
    const send = await app.as(await app.build.premiumUser());
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => makeAlert(send, { search: `word${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const all = await listed(send);
    expect(all.map(({ frequency }) => frequency)).toEqual(Array(10).fill("daily"));
  });

  test("can be paused, deleted and put back, by their owner alone", async () => {
    const app = testApp(database);
    const [send, stranger] = [
      await app.as(await app.build.user()),
      await app.as(await app.build.user()),
    ];
    await makeAlert(send);
    const path = `/api/alerts/${(await listed(send))[0]?.id}`;
    expect((await stranger(path, json("PATCH", { isPaused: true }))).status).toBe(404);
    expect((await stranger(`${path}/preview`)).status).toBe(404);
    await stranger(path, { method: "DELETE" });
    expect(await listed(send)).toMatchObject([{ isPaused: false }]);
    await send(path, json("PATCH", { isPaused: true }));
    expect(await listed(send)).toMatchObject([{ isPaused: true }]);
    await send(path, { method: "DELETE" });
    expect(await listed(send)).toEqual([]);
    expect((await stranger(`${path}/restore`, { method: "POST" })).status).toBe(409);
    for (const _press of ["first", "second"])
      expect((await send(`${path}/restore`, { method: "POST" })).status).toBe(200);
    expect(await listed(send)).toHaveLength(1);
    await send(path, { method: "DELETE" });
    await makeAlert(send);
    expect((await send(`${path}/restore`, { method: "POST" })).status).toBe(200);
    expect(await listed(send)).toHaveLength(1);
  });

  test.each([
    { search: "x".repeat(101) },
    { search: 7 },
    { roleType: "Plumbing" },
    { salary: "1-2" },
    { worldwide: true },
    { userId: 1 },
    { search: "a\0b" },
  ])("%j is refused", async (body) => {
    const app = testApp(database);
    const send = await app.as(await app.build.user());
    expect((await makeAlert(send, body)).status).toBe(400);
  });
});

describe("a visitor's alert", () => {
  test("waits for a yes from the address itself, which works once", async () => {
    const app = testApp(database);
    const token = await asked(app, "lebo@example.com", { search: "win at evil.example" });
    expect(app.mails()).toHaveLength(1);
    expect(JSON.stringify(app.mails())).not.toContain("evil");
    expect((await confirm(app, token)).status).toBe(200);
    expect((await confirm(app, token)).status).toBe(400);
  });

  test("is confirmed without scripts; opening the link changes nothing", async () => {
    const app = testApp(database);
    const token = await asked(app, "lebo@example.com");
    const link = new URL(/http\S+confirm\S+/.exec(app.mails()[0]?.text ?? "")?.[0] ?? "");
    for (const method of ["GET", "HEAD"])
      expect((await app.request(link.pathname, { method })).status).toBe(200);
    const page = await (await app.request(link.pathname)).text();
    const action = "/api/alerts/confirm";
    expect(page).toMatch(/<form action="\/api\/alerts\/confirm" method="post"/);
    expect(page).toContain(`value="${token}"`);
    const yes = () => app.request(action, plainForm({ token }));
    expect((await yes()).headers.get("location")).toBe("/alerts/confirmed");
    const again = await yes();
    expect(again.headers.get("location")).toBe("/alerts/confirmed?problem=link_expired");
    const told = await app.request(again.headers.get("location") ?? "");
    expect(await told.text()).toContain("This link has run out");
    const wrong = await app.request(action, plainForm({ token: "x" }));
    expect(wrong.headers.get("location")).toBe("/alerts/confirmed?problem=invalid_input");
  });

  test("is not waited for longer than a week", async () => {
    const app = testApp(database);
    const token = await asked(app, "lebo@example.com");
    app.clock.advance(8 * 24 * 60 * 60 * 1000);
    expect((await confirm(app, token)).status).toBe(400);
  });

  test("an inbox is not buried, whoever asks and however the address is written", async () => {
    const app = testApp(database);
    for (let count = 0; count < 8; count += 1) {
      const email = count % 2 === 0 ? `lebo+${count}@example.com` : "LEBO@example.com";
      const init = json("POST", { email });
      await app.request("/api/alerts/by-mail", init, `203.0.113.${count}`);
      app.clock.advance(60_001);
    }
    expect(app.mails()).toHaveLength(5);
  });

  test("a form that is sent twice is one question: one letter, and its link works", async () => {
    const app = testApp(database);
    const [email, body] = ["lebo@example.com", { search: "seo" }];
    const again = () => app.request("/api/alerts/by-mail", json("POST", { email, ...body }));
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(app.mails()).toHaveLength(1);
    const token = /confirm\/([\w-]{43})/.exec(app.mails()[0]?.text ?? "")?.[1] ?? "";
    expect((await confirm(app, token)).status).toBe(200);

    // Something else, or the same when no letter seems to come, is asked anew.
    await asked(app, email, { search: "email" });
    app.clock.advance(60_001);
    const last = await asked(app, email, { search: "email" });
    expect(app.mails()).toHaveLength(3);
    expect((await confirm(app, last)).status).toBe(200);
  });

  test.each(["a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example", "lebo", ""])(
    "A178: %j is no address",
    async (email) => {
      const app = testApp(database);
      const response = await app.request("/api/alerts/by-mail", json("POST", { email }));
      expect(response.status).toBe(400);
      expect(app.mails()).toHaveLength(0);
    },
  );
});
