import { expect, test } from "vitest";
import { freshTables, testApp, type TestApp } from "#tests/support/test-app.ts";
import { testClock } from "#tests/support/clock.ts";
import { asked, confirm, json, letters, makeAlert, newsletters } from "./reader.ts";

const database = await freshTables();
const hourMs = 60 * 60 * 1000;
/** A Wednesday evening in South Africa. */
const evening = new Date("2026-11-18T18:00:00Z");
const verified = { emailVerifiedAt: evening };

function begun(): TestApp {
  const clock = testClock();
  clock.advance(evening.getTime() - clock.now().getTime());
  return testApp(database, { clock });
}

type Send = Awaited<ReturnType<TestApp["as"]>>;
const read = async (send: Send, path: string) =>
  (await (await send(path)).json()) as Record<string, unknown>;

/** Thursday at eight: alerts and the newsletter have gone out. */
async function untilMorning(app: TestApp): Promise<void> {
  app.clock.advance(12 * hourMs);
  await app.runTask("send-alerts");
  await app.runTask("send-newsletter");
}

test("an address that does not exist is not written to again, until it is confirmed once more", async () => {
  const app = begun();
  const member = await app.build.premiumUser({ email: "thandi@nowhere.example", ...verified });
  const send = await app.as(member);
  const boss = await app.as(await app.build.user({ isAdmin: true }));
  await makeAlert(send);
  app.clock.advance(hourMs);
  await app.build.job();
  app.clock.advance(11 * hourMs);
  await app.runTask("send-newsletter");
  expect(app.mails()).toEqual([]);
  expect(await read(send, "/api/alerts")).toMatchObject({ isAddressRefused: true });
  expect(await read(send, "/api/account")).toMatchObject({ isEmailRefused: true });
  expect(await (await send("/account")).text()).toContain("there is no such address");
  expect(await (await send("/alerts")).text()).toContain("Your mail comes back to us");
  const atDesk = await read(boss, `/api/admin/users/${member.id}`);
  expect(atDesk["addressRefusedAt"]).toBe(app.clock.now().toISOString());
  expect((await read(boss, "/api/admin/newsletter"))["past"]).toMatchObject([
    { sent: 1, bounced: 1 },
  ]);
  // Written to at the old address it would be counted among those sent.
  await app.runTask("send-alerts");
  expect(app.logLines.at(-1)).toMatch(/Alerts were sent.*"sent":0/);
  // The mailbox is there again: its owner asks for the link, and opens it.
  await database.executeSql(
    "update users set email = 'thandi@x.example' where email like '%nowhere%'",
  );
  await send("/api/account/resend-verification", json("POST", {}));
  const token = /#([\w-]{43})/.exec(app.mails()[0]?.text ?? "")?.[1] ?? "";
  const confirmed = await app.request("/api/account/verify-email", json("POST", { token }));
  expect(confirmed.status).toBe(200);
  expect(await read(send, "/api/alerts")).toMatchObject({ isAddressRefused: false });
  await app.runTask("send-alerts");
  expect(letters(app)).toEqual(["thandi@x.example: 1"]);
});

test("one that is only busy is tried again, and gets its letter once", async () => {
  const app = begun();
  await app.build.premiumUser({ email: "busy@busy.example", ...verified });
  await app.build.job();
  await untilMorning(app);
  expect(newsletters(app)).toEqual([]);
  await app.retryQueued();
  await app.retryQueued();
  expect(newsletters(app)).toEqual(["busy@busy.example: 1 new job this week"]);
});

test("a visitor's address that bounced is woken by saying yes to a new question", async () => {
  const app = begun();
  await confirm(app, await asked(app, "lebo@x.example"));
  await database.executeSql("update mail_readers set bounced_at = now()");
  await confirm(app, await asked(app, "lebo@x.example"));
  app.clock.advance(hourMs);
  await app.build.job();
  app.clock.advance(7 * 24 * hourMs);
  await app.runTask("send-alerts");
  expect(letters(app)).toEqual(["lebo@x.example: 1"]);
});
