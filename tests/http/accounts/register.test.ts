import { describe, expect, test } from "vitest";
import { argon2Passwords } from "#server/adapters/passwords/argon2.ts";
import { person, registered, thandi } from "../../support/person.ts";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();
const countUsers = async () =>
  (await database.executeSql("select count(*)::int as n from users")).rows[0]?.["n"];

describe("registering", () => {
  test("A001: makes an account, signs in, and answers with the user and nothing else", async () => {
    const app = testApp(database);
    const somebody = person(app);
    const response = await somebody.post("/api/register", thandi);
    expect(await response.json()).toEqual({
      id: expect.any(Number),
      username: "thandi",
      email: "thandi@example.com",
      isPremium: false,
      isAdmin: false,
      premiumUntil: null,
    });
    expect((await somebody.get("/api/user")).status).toBe(200);
    expect(response.headers.getSetCookie().find((line) => line.startsWith("kwela="))).toMatch(
      /^kwela=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test("keeps the password as an argon2id hash of the recommended cost", async () => {
    const passwords = argon2Passwords({ refusesCommon: true });
    const app = testApp(database, { passwords });
    const somebody = await registered(app);
    const { rows } = await database.executeSql("select password_hash from users");
    expect(rows[0]?.["password_hash"]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { username, password } = thandi;
    await somebody.post("/api/logout");
    expect((await somebody.post("/api/login", { username, password: `${password}?` })).status).toBe(
      401,
    );
    expect((await somebody.post("/api/login", { username, password })).status).toBe(200);
  });

  test.each([
    [{ username: "ab" }, { username: "Username must be at least 3 characters" }],
    [{ username: "x".repeat(51) }, { username: "Username is too long" }],
    [{ username: "a@b.c" }, { username: "Username cannot contain @ or invisible characters" }],
    [{ email: "nowhere" }, { email: "Please enter a valid email address" }],
    [{ email: "a@b.c\r\nBcc: x@y.z" }, { email: "Please enter a valid email address" }],
    [{ email: `${"x".repeat(250)}@example.com` }, { email: "Please enter a valid email address" }],
    [{ password: "12345" }, { password: "Password must be at least 6 characters" }],
    [{ password: "x".repeat(129) }, { password: "Password is too long" }],
    [
      { password: "password1" },
      { password: "That password is on every attacker's list. Choose another" },
    ],
    [{ password: "Kwela2026" }, { password: "Choose a password that is not our name" }],
    [{ password: "THANDI" }, { password: "Choose a password that is not your username" }],
    [{ confirmPassword: "x" }, { body: expect.any(String) }],
  ])("A017 A020 A178: refuses %j in these words", async (change, fields) => {
    const response = await person(testApp(database)).post("/api/register", {
      ...thandi,
      ...change,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input", fields });
    expect(await countUsers()).toBe(0);
  });

  test.each(["sixsix".replace("six", "7ix"), "y".repeat(63) + "z", "Zz9".padEnd(128, "abcdefgh")])(
    "A017: takes a password of %s",
    async (password) => {
      const app = testApp(database);
      await registered(app, { ...thandi, password });
      expect((await person(app).post("/api/login", { username: "thandi", password })).status).toBe(
        200,
      );
    },
  );

  test("6.2.8: compares passwords to the letter: no trimming, cutting or change of case", async () => {
    const app = testApp(database);
    await registered(app, { ...thandi, password: " Ünïcode pass " });
    const status = async (password: string) =>
      (await person(app).post("/api/login", { username: "thandi", password })).status;
    expect(await status(" Ünïcode pass ")).toBe(200);
    for (const other of ["Ünïcode pass", " ünïcode pass ", " Ünïcode pass", " Unicode pass "])
      expect(await status(other)).toBe(401);
  });

  test.each([
    { username: "THANDI", email: "other@example.com" },
    { username: " thandi ", email: "other@example.com" },
    { username: "other", email: " THANDI@Example.com " },
  ])(
    "A012: refuses %j when thandi exists, in one sentence for name and address alike",
    async (change) => {
      const app = testApp(database);
      await registered(app);
      const response = await person(app).post("/api/register", {
        ...thandi,
        ...change,
        password: "another long one",
      });
      expect([response.status, await response.json()]).toEqual([
        409,
        { code: "account_taken", message: "That username or email address is already taken." },
      ]);
      expect(response.headers.getSetCookie().some((line) => line.startsWith("kwela="))).toBe(false);
      expect(await countUsers()).toBe(1);
      expect(
        (
          await person(app).post(
            "/api/login",
            thandi.username ? { username: "thandi", password: thandi.password } : {},
          )
        ).status,
      ).toBe(200);
    },
  );

  test("A026: twenty at the same instant make one account and nineteen clear refusals", async () => {
    const app = testApp(database);
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, index) =>
          (await person(app, `198.51.100.${index}`).post("/api/register", thandi)).status,
      ),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(await countUsers()).toBe(1);
  });

  test("A015 A016: nobody makes themselves an admin, by JSON, form or address", async () => {
    const app = testApp(database);
    const extras = {
      isAdmin: true,
      isPremium: true,
      role: "admin",
      id: 1,
      premiumUntil: "2099-01-01",
      emailVerified: true,
    };
    expect((await person(app).post("/api/register", { ...thandi, ...extras })).status).toBe(400);
    const form = new URLSearchParams({ ...thandi, "user[isAdmin]": "true" });
    expect((await app.request("/api/register", { method: "POST", body: form })).status).toBe(400);
    const twice = new URLSearchParams([...Object.entries(thandi), ["username", "other"]]);
    expect((await app.request("/api/register", { method: "POST", body: twice })).status).toBe(400);
    expect(await countUsers()).toBe(0);
    const plain = await app.request("/api/register?isAdmin=true", {
      method: "POST",
      body: new URLSearchParams(thandi),
    });
    expect(await plain.json()).toMatchObject({ isAdmin: false, isPremium: false });
  });
});
