import { beforeEach, describe, expect, test } from "vitest";
import type { AccountEvent, AccountSession } from "#contract/accounts.ts";
import { deletionGraceMs } from "#domain/accounts/mail-links.ts";
import { linkIn, person, registered, thandi, type Person } from "../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const newPassword = "another 9 mountains";
const right = { username: thandi.username, password: thandi.password };
let app: TestApp;
let phone: Person;
let laptop: Person;

beforeEach(async () => {
  app = testApp(database);
  phone = await registered(app);
  laptop = person(app, "198.51.100.9", "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Safari/605.1");
  await laptop.post("/api/login", right);
});

const sessionsOf = async (who: Person) =>
  (await (await who.get("/api/account/sessions")).json()) as AccountSession[];
const eventsOf = async (who: Person) =>
  ((await (await who.get("/api/account/events")).json()) as AccountEvent[]).map(({ kind }) => kind);
const status = async (who: Person) => (await who.get("/api/user")).status;

describe("A027: changing the password", () => {
  test("needs the current one; a wrong one ends no session", async () => {
    const response = await phone.post("/api/account/password", {
      currentPassword: "wrong",
      newPassword,
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "wrong_password", fields: { currentPassword: "That is not your current password" } },
    ]);
    expect([await status(phone), await status(laptop)]).toEqual([200, 200]);
  });

  test("renews this session, ends every other, and tells by mail", async () => {
    const before = phone.cookies.get("kwela");
    expect(
      (await phone.post("/api/account/password", { currentPassword: thandi.password, newPassword }))
        .status,
    ).toBe(200);
    expect(phone.cookies.get("kwela")).not.toBe(before);
    expect([await status(phone), await status(laptop)]).toEqual([200, 401]);
    expect(
      (await app.request("/api/user", { headers: { cookie: `kwela=${before}` } })).status,
    ).toBe(401);
    expect(
      (await person(app).post("/api/login", { username: "thandi", password: newPassword })).status,
    ).toBe(200);
    expect(app.mails()[0]).toMatchObject({
      to: thandi.email,
      subject: expect.stringMatching(/password was changed/),
    });
  });

  test("cannot be guessed at from a borrowed session", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push(
        (await phone.post("/api/account/delete", { password: `wrong ${count}` })).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("A032: changing the address", () => {
  const change = (email: string, password: string = thandi.password) =>
    phone.post("/api/account/email", { email, password });
  const confirm = (token: string) => person(app).post("/api/account/verify-email", { token });
  const emailNow = async () =>
    ((await (await phone.get("/api/user")).json()) as { email: string }).email;

  test("needs the password, and happens when the new address has answered; the old one is told", async () => {
    expect((await change("new@example.com", "wrong")).status).toBe(400);
    await change("new@example.com");
    expect(await emailNow()).toBe(thandi.email);
    expect(app.mails()[0]?.to).toBe("new@example.com");
    expect((await confirm(linkIn(app, /new email address/))).status).toBe(200);
    expect(await emailNow()).toBe("new@example.com");
    expect(app.mails()[0]).toMatchObject({
      to: thandi.email,
      subject: expect.stringMatching(/address was changed/),
    });
  });

  test("to somebody else's says nothing beforehand, and changes nothing afterwards", async () => {
    await registered(app, {
      username: "sipho",
      email: "sipho@example.com",
      password: "a 3rd long one",
    });
    expect((await change("SIPHO@example.com")).status).toBe(200);
    expect((await confirm(linkIn(app, /new email address/))).status).toBe(409);
    expect(await emailNow()).toBe(thandi.email);
  });

  test("makes a link to the old address worthless", async () => {
    const old = linkIn(app, /Confirm your email address/);
    await change("new@example.com");
    await confirm(linkIn(app, /new email address/));
    expect((await confirm(old)).status).toBe(400);
    expect(await emailNow()).toBe("new@example.com");
  });
});

describe("A032: where you are signed in", () => {
  test("shows each device in words, and which one this is", async () => {
    expect(await sessionsOf(phone)).toMatchObject([
      { isThisDevice: false, device: "Safari on Mac", address: "198.51.100.9" },
      { isThisDevice: true, device: "Chrome on Android", address: "203.0.113.7" },
    ]);
    const text = JSON.stringify(await sessionsOf(phone));
    for (const cookie of [...phone.cookies.values(), ...laptop.cookies.values()])
      expect(text).not.toContain(cookie);
  });

  test("one can be ended, and only one's own", async () => {
    const [other] = await sessionsOf(phone);
    const stranger = await registered(app, {
      username: "sipho",
      email: "sipho@example.com",
      password: "a 3rd long one",
    });
    const theirs = await stranger.remove(`/api/account/sessions/${other?.id}`);
    const missing = await stranger.remove("/api/account/sessions/999999");
    expect([theirs.status, await theirs.text()]).toEqual([missing.status, await missing.text()]);
    expect(theirs.status).toBe(404);
    expect(await status(laptop)).toBe(200);
    expect((await phone.remove(`/api/account/sessions/${other?.id}`)).status).toBe(200);
    expect([await status(phone), await status(laptop)]).toEqual([200, 401]);
  });

  test("all others can be ended at once", async () => {
    await phone.remove("/api/account/sessions");
    expect([await status(phone), await status(laptop)]).toEqual([200, 401]);
  });
});

describe("A188: the record of the account", () => {
  test("has everything that happened, newest first, and nothing of anybody else", async () => {
    await person(app).post("/api/login", { ...right, password: "wrong" });
    await registered(app, {
      username: "sipho",
      email: "sipho@example.com",
      password: "a 3rd long one",
    });
    await phone.post("/api/account/password", { currentPassword: thandi.password, newPassword });
    expect(await eventsOf(phone)).toEqual([
      "password-changed",
      "sign-in-failed",
      "signed-in",
      "registered",
    ]);
  });
});

describe("taking the data along", () => {
  test("gives one file with everything, and no secret in it", async () => {
    const response = await phone.get("/api/account/export");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="kwela-data.json"',
    );
    const text = await response.text();
    const data = JSON.parse(text) as {
      account: object;
      sessions: object[];
      securityEvents: object[];
    };
    expect(data.account).toMatchObject({
      username: "thandi",
      email: thandi.email,
      hasPassword: true,
    });
    expect([data.sessions.length, data.securityEvents.length]).toEqual([2, 3]);
    expect(text).not.toMatch(/argon2|token_?hash/i);
    for (const cookie of phone.cookies.values()) expect(text).not.toContain(cookie);
  });
});

describe("leaving", () => {
  const leave = () => phone.post("/api/account/delete", { password: thandi.password });
  const housekeep = () => app.runTask("housekeeping");
  const rowsOf = async (table: string) =>
    (await database.executeSql(`select count(*)::int as n from ${table}`)).rows[0]?.["n"];

  test("closes the account at once, everywhere, and says how to come back", async () => {
    expect((await leave()).status).toBe(200);
    expect([await status(phone), await status(laptop)]).toEqual([401, 401]);
    const back = await person(app).post("/api/login", right);
    expect([back.status, await back.json()]).toMatchObject([403, { code: "account_leaving" }]);
    expect(app.mails()[0]?.subject).toMatch(/will be deleted/);
  });

  test("can be undone for seven days, and then everything is as it was", async () => {
    await leave();
    app.clock.advance(deletionGraceMs - 1_000);
    await housekeep();
    const token = linkIn(app, /will be deleted/);
    expect((await person(app).post("/api/account/undo-deletion", { token })).status).toBe(200);
    expect((await person(app).post("/api/login", right)).status).toBe(200);
    app.clock.advance(deletionGraceMs);
    await housekeep();
    expect(await rowsOf("users")).toBe(1);
  });

  test("is real after that: not a row is left", async () => {
    await leave();
    app.clock.advance(deletionGraceMs + 1_000);
    await housekeep();
    for (const table of ["users", "sessions", "mail_tokens", "known_devices", "security_events"]) {
      expect(await rowsOf(table), table).toBe(0);
    }
    expect((await registered(app)).cookies.has("kwela")).toBe(true);
  });

  test("needs the password", async () => {
    expect((await phone.post("/api/account/delete", { password: "wrong" })).status).toBe(400);
    expect(await status(phone)).toBe(200);
  });
});
