import { beforeEach, describe, expect, test } from "vitest";
import { linkLifetimesMs } from "#domain/accounts/mail-links.ts";
import { linkIn, person, registered, thandi, type Person } from "../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const newPassword = "another 9 mountains";
let app: TestApp;
let somebody: Person;

beforeEach(async () => {
  app = testApp(database);
  somebody = await registered(app);
});

const verify = (token: string) => person(app).post("/api/account/verify-email", { token });
const reset = (token: string, password = newPassword) =>
  person(app).post("/api/account/reset-password", { token, newPassword: password });
const isVerified = async () =>
  ((await (await somebody.get("/api/account")).json()) as { isEmailVerified: boolean })
    .isEmailVerified;

describe("confirming an address", () => {
  test("works with the link from the mail, once, without being signed in", async () => {
    expect(await isVerified()).toBe(false);
    const token = linkIn(app, /Confirm your email/);
    expect((await verify(token)).status).toBe(200);
    expect(await isVerified()).toBe(true);
    const again = await verify(token);
    expect([again.status, await again.json()]).toMatchObject([400, { code: "link_expired" }]);
  });

  test("can be asked for again while it is open, and the newer link replaces the older", async () => {
    const first = linkIn(app, /Confirm your email/);
    await somebody.post("/api/account/resend-verification");
    expect((await verify(first)).status).toBe(400);
    expect((await verify(linkIn(app, /Confirm your email/))).status).toBe(200);
    const before = app.mails().length;
    await somebody.post("/api/account/resend-verification");
    expect(app.mails()).toHaveLength(before);
  });

  test("is over after seven days", async () => {
    const token = linkIn(app, /Confirm your email/);
    app.clock.advance(linkLifetimesMs["verify-email"]);
    expect((await verify(token)).status).toBe(400);
  });

  test("9.2.2: a link for one thing does nothing else", async () => {
    await person(app).post("/api/account/forgot-password", { email: thandi.email });
    expect((await verify(linkIn(app, /new password/))).status).toBe(400);
    expect((await reset(linkIn(app, /Confirm your email/))).status).toBe(400);
    expect(
      (await person(app).post("/api/account/undo-deletion", { token: linkIn(app, /new password/) }))
        .status,
    ).toBe(400);
  });
});

describe("A028: a forgotten password", () => {
  const forgot = (email: string) => person(app).post("/api/account/forgot-password", { email });

  test("gets the same answer whether the address is known or not", async () => {
    const answers = await Promise.all([forgot(thandi.email), forgot("nobody@example.com")]);
    const [known, unknown] = await Promise.all(
      answers.map(async (response) => [
        response.status,
        await response.text(),
        [...response.headers.keys()],
      ]),
    );
    expect(unknown).toEqual(known);
    expect(app.mails().filter(({ subject }) => /new password/.test(subject))).toHaveLength(1);
  });

  test("is replaced with the link: old password out, new one in, every session over", async () => {
    await forgot("THANDI@example.com");
    expect((await reset(linkIn(app, /new password/))).status).toBe(200);
    expect((await somebody.get("/api/user")).status).toBe(401);
    expect(
      (await person(app).post("/api/login", { username: "thandi", password: thandi.password }))
        .status,
    ).toBe(401);
    expect(
      (await person(app).post("/api/login", { username: "thandi", password: newPassword })).status,
    ).toBe(200);
    expect(app.mails()[0]?.subject).toMatch(/password was changed/);
  });

  test("works once, also when two try at the same moment", async () => {
    await forgot(thandi.email);
    const token = linkIn(app, /new password/);
    const responses = await Promise.all([reset(token), reset(token, "yet another one 4")]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("is over after thirty minutes, and after the password was changed otherwise", async () => {
    await forgot(thandi.email);
    const old = linkIn(app, /new password/);
    app.clock.advance(linkLifetimesMs["reset-password"]);
    expect((await reset(old)).status).toBe(400);
    await forgot(thandi.email);
    const token = linkIn(app, /new password/);
    await somebody.post("/api/account/password", {
      currentPassword: thandi.password,
      newPassword: "changed by 1 hand",
    });
    expect((await reset(token)).status).toBe(400);
  });

  test("A020: is not replaced by a worse one, and the link survives the attempt", async () => {
    await forgot(thandi.email);
    const token = linkIn(app, /new password/);
    expect((await reset(token, "password1")).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  test("the link is a secret: 256 bits, stored as a hash, in no log, and never for a suspended user", async () => {
    await forgot(thandi.email);
    const token = linkIn(app, /new password/);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const { rows } = await database.executeSql("select m::text as line from mail_tokens m");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(app.logLines.join("")).not.toContain(token);
    await database.executeSql("update users set suspended_at = now()");
    const before = app.mails().length;
    await forgot(thandi.email);
    expect(app.mails()).toHaveLength(before);
  });

  test.each(["", "short", "x".repeat(44), "x".repeat(5_000), "../../etc/passwd"])(
    "the link %j is a 400",
    async (token) => {
      expect((await reset(token)).status).toBe(400);
    },
  );

  test("A157: a forged Host does not reach the mail", async () => {
    await app.request("/api/account/forgot-password", {
      method: "POST",
      headers: {
        host: "evil.test",
        "x-forwarded-host": "evil.test",
        "content-type": "application/json",
      },
      body: JSON.stringify({ email: thandi.email }),
    });
    expect(app.mails()[0]?.text).toContain("http://localhost:3000/auth/reset-password#");
    expect(app.mails()[0]?.html).not.toContain("evil.test");
  });
});
