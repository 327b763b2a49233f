import { describe, expect, test } from "vitest";
import { sessionPolicy } from "#domain/accounts/session-policy.ts";
import { minutes } from "../support/clock.ts";
import { productionEnv } from "../support/process/production-env.ts";
import { testApp, freshTables } from "../support/test-app.ts";

const database = await freshTables();
const logout = { method: "POST" };

describe("a session", () => {
  test("A001: shows who you are in these fields and no others", async () => {
    const app = testApp(database);
    const user = await app.build.premiumUser({ passwordHash: "canary-hash" });
    const reply: unknown = await (await (await app.as(user))("/api/user")).json();
    expect(reply).toEqual({
      id: user.id,
      username: user.username,
      email: user.email,
      isPremium: true,
      isAdmin: false,
      premiumUntil: "2026-12-15T08:00:00.000Z",
    });
  });

  test("A004: ends on the server at log-out, and on that device only", async () => {
    const app = testApp(database);
    const user = await app.build.user();
    const [phone, laptop] = [await app.as(user), await app.as(user)];
    const response = await phone("/api/logout", logout);
    expect(response.headers.get("set-cookie")).toMatch(
      /^kwela=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await phone("/api/user")).status).toBe(401);
    expect((await laptop("/api/user")).status).toBe(200);
    const { rows } = await database.executeSql("select count(*)::int as count from sessions");
    expect(rows).toEqual([{ count: 1 }]);
  });

  test("A001: travels under a name only this host can set, over https only, wherever the site is https", async () => {
    const app = testApp(database, { env: productionEnv });
    const send = await app.as(await app.build.user());
    expect((await send("/api/user")).status).toBe(200);
    const cookie = (await send("/api/logout", logout)).headers.get("set-cookie");
    expect(cookie).toMatch(/^__Host-kwela=/);
    expect(cookie).toContain("Secure");
    expect(cookie).not.toContain("Domain");
  });

  test("A005: a cookie that is not ours to the letter is nobody's", async () => {
    const app = testApp(database);
    const token = await app.build.session(await app.build.user());
    const flipped = token
      .split("")
      .map(
        (char, index) =>
          token.slice(0, index) + (char === "A" ? "B" : "A") + token.slice(index + 1),
      );
    const forged = [
      ...flipped,
      token.slice(1),
      `${token}A`,
      "",
      "x".repeat(8_000),
      "%F0%9F%92%A9",
      '"; drop table users',
      token.toUpperCase(),
    ];
    for (const value of forged) {
      const response = await app.request("/api/user", { headers: { cookie: `kwela=${value}` } });
      expect(response.status).toBe(401);
    }
  });

  test("A007: the token is nowhere in the database, and never the same twice", async () => {
    const app = testApp(database);
    const user = await app.build.user();
    const tokens = await Promise.all(Array.from({ length: 200 }, () => app.build.session(user)));
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const { rows } = await database.executeSql(
      "select encode(token_hash, 'base64') as hash, s::text as line from sessions s",
    );
    const dump = JSON.stringify(rows);
    for (const token of tokens) expect(dump).not.toContain(token.slice(0, 20));
  });

  test("A009: ends when unused for two weeks, and stays while it is used", async () => {
    const app = testApp(database);
    const [idle, busy] = [
      await app.as(await app.build.user()),
      await app.as(await app.build.user()),
    ];
    app.clock.advance(sessionPolicy.idleLimitMs - minutes(1));
    expect((await busy("/api/user")).status).toBe(200);
    app.clock.advance(minutes(1));
    expect((await idle("/api/user")).status).toBe(401);
    expect((await busy("/api/user")).status).toBe(200);
  });

  test("A009: ends after ninety days, however busy", async () => {
    const app = testApp(database);
    const send = await app.as(await app.build.user());
    const step = sessionPolicy.idleLimitMs / 2;
    for (let passed = 0; passed + step < sessionPolicy.absoluteLimitMs; passed += step) {
      expect((await send("/api/user")).status).toBe(200);
      app.clock.advance(step);
    }
    app.clock.advance(step);
    expect((await send("/api/user")).status).toBe(401);
  });

  test("F34: a clock set back does not stretch it", async () => {
    const app = testApp(database);
    const send = await app.as(await app.build.user());
    app.clock.advance(-minutes(60));
    expect((await send("/api/user")).status).toBe(200);
    const { rows } = await database.executeSql("select last_seen_at from sessions");
    expect(new Date(String(rows[0]?.["last_seen_at"])).toISOString()).toBe(
      "2026-11-15T08:00:00.000Z",
    );
  });

  test("A031: of a user who was deleted or suspended is over at once", async () => {
    const app = testApp(database);
    const [deleted, suspended] = [await app.build.user(), await app.build.user()];
    const [one, other] = [await app.as(deleted), await app.as(suspended)];
    await database.executeSql("delete from users where id = $1", [deleted.id]);
    await database.executeSql("update users set suspended_at = now() where id = $1", [
      suspended.id,
    ]);
    expect((await one("/api/user")).status).toBe(401);
    expect((await other("/api/user")).status).toBe(401);
  });
});

test("logging out when nobody is signed in is fine", async () => {
  expect((await testApp(database).request("/api/logout", logout)).status).toBe(200);
});
