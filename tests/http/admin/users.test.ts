import { describe, expect, test } from "vitest";
import type { DeskUser, UserDetail, UserList } from "#contract/admin/users.ts";
import { auditEntries, users } from "#server/adapters/database/schema.ts";
import { days } from "../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { toolMember, type ToolMember } from "../tools/member.ts";

const database = await freshTables();
const path = "/api/admin/users";

const admin = (app: TestApp, username?: string): Promise<ToolMember> =>
  toolMember(app, {
    isAdmin: true,
    ...(username !== undefined && { username, email: `${username}@kwela.example` }),
  });

const namesIn = async (boss: ToolMember, query = ""): Promise<string[]> =>
  ((await boss.get(`${path}${query}`)).reply["users"] as DeskUser[]).map(
    ({ username }) => username,
  );

const detailOf = async (boss: ToolMember, userId: number): Promise<UserDetail> =>
  (await boss.get(`${path}/${userId}`)).reply as unknown as UserDetail;

describe("the list of users", () => {
  test("has everybody, newest first, found by name or address and by what they are", async () => {
    const app = testApp(database);
    const boss = await admin(app, "boss");
    app.clock.advance(1000);
    await app.build.user({ username: "Thandi_M", email: "thandi@example.org" });
    app.clock.advance(1000);
    await app.build.user({ username: "pieter", isEmployer: true });
    app.clock.advance(1000);
    await app.build.user({ username: "spammer", suspendedAt: app.clock.now() });
    app.clock.advance(1000);
    await app.build.premiumUser({ username: "nomsa" });
    await app.build.user({
      username: "lapsed",
      premiumUntil: new Date(app.clock.now().getTime() - days(1)),
    });
    expect(await namesIn(boss)).toEqual([
      "lapsed",
      "nomsa",
      "spammer",
      "pieter",
      "Thandi_M",
      "boss",
    ]);
    for (const [query, names] of [
      ["?search=THANDI", ["Thandi_M"]],
      ["?search=example.org", ["Thandi_M"]],
      ["?search=di_m", ["Thandi_M"]],
      ["?search=andi%25", []],
      // One or two letters stand at the beginning.
      ["?search=th", ["Thandi_M"]],
      ["?search=an", []],
      ["?kind=admin", ["boss"]],
      ["?kind=employer", ["pieter"]],
      ["?kind=suspended", ["spammer"]],
      ["?plan=premium", ["nomsa", "boss"]],
      ["?plan=free&kind=employer", ["pieter"]],
      ["?sort=name&plan=premium", ["boss", "nomsa"]],
      ["?sort=-name&plan=premium", ["nomsa", "boss"]],
      ["?sort=joined&plan=premium", ["boss", "nomsa"]],
      ["?search=nobody", []],
    ] as const)
      expect({ query, names: await namesIn(boss, query) }).toEqual({ query, names });
    const { reply } = await boss.get(path);
    expect(reply).toMatchObject({ total: 6, totalIsCapped: false, nextCursor: null });
  });

  test.each(["-joined", "name", "-email"])(
    "in the order %s comes in pages without a gap",
    async (sort) => {
      const app = testApp(database);
      const boss = await admin(app, "boss");
      for (let at = 0; at < 119; at += 1) {
        if (at % 10 === 0) app.clock.advance(1000);
        await app.build.user();
      }
      const ids: number[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const query: string = `?sort=${sort}${cursor === "" ? "" : `&cursor=${cursor}`}`;
        const page = (await boss.get(`${path}${query}`)).reply as unknown as UserList;
        ids.push(...page.users.map(({ userId }) => userId));
        cursor = page.nextCursor;
      }
      expect(ids).toHaveLength(120);
      expect(new Set(ids).size).toBe(120);
    },
  );

  test("can be taken along as a file that runs no formula", async () => {
    const app = testApp(database);
    const boss = await admin(app, "boss");
    await app.build.user({ username: "=cmd|' /C calc'!A0", email: "x@example.com" });
    const file = await boss.raw(`${path}.csv?search=calc`);
    expect(file.headers.get("content-disposition")).toContain("kwela-users.csv");
    const text = await file.text();
    expect(text.split("\r\n")).toHaveLength(3);
    expect(text).toContain("'=cmd|' /C calc'!A0,x@example.com,no,");
  });

  test("refuses what makes no sense", async () => {
    const boss = await admin(testApp(database));
    for (const query of [
      "?cursor=nonsense",
      "?plan=rich",
      "?kind=king",
      "?sort=password",
      `?search=${"x".repeat(255)}`,
      "?search=%00",
    ])
      expect((await boss.get(`${path}${query}`)).status).toBe(400);
    for (const id of ["0", "-1", "1.5", "x", "99999999999", "424242"])
      expect((await boss.get(`${path}/${id}`)).status).toBe(404);
  });
});

describe("one user", () => {
  test("is shown with devices and record, and with nothing that opens anything", async () => {
    const app = testApp(database);
    const boss = await admin(app);
    const user = await app.build.user({
      username: "thandi",
      passwordHash: "$argon2id$canary-hash",
      skeleton: "thandi",
    });
    const token = await app.build.session(user);
    const response = await boss.raw(`${path}/${user.id}`);
    const text = await response.text();
    for (const secret of ["canary-hash", token, "argon2", "passwordHash", "tokenHash", "skeleton"])
      expect(text).not.toContain(secret);
    const detail = JSON.parse(text) as UserDetail;
    expect(detail).toMatchObject({
      username: "thandi",
      isPremium: false,
      isAdmin: false,
      suspendedAt: null,
      deeds: [],
      postings: { all: 0, listed: 0 },
      version: 0,
    });
    expect(detail.sessions).toMatchObject([{ device: "Unknown device", address: "203.0.113.7" }]);
  });

  test("is signed out on one device or on all, and finds it in their own record", async () => {
    const app = testApp(database);
    const boss = await admin(app, "boss");
    const user = await app.build.user();
    const [phone, laptop] = [await app.as(user), await app.as(user)];
    const [newest] = (await detailOf(boss, user.id)).sessions;
    await boss.send("DELETE", `${path}/${user.id}/sessions/${newest?.id}`);
    expect([(await phone("/api/user")).status, (await laptop("/api/user")).status]).toEqual([
      200, 401,
    ]);
    const { reply } = await boss.send("DELETE", `${path}/${user.id}/sessions`);
    expect(reply["sessions"]).toEqual([]);
    expect((await phone("/api/user")).status).toBe(401);
    expect(reply["events"]).toMatchObject([{ kind: "session-ended", times: 2 }]);
    expect(reply["deeds"]).toMatchObject([
      { deed: "user-signed-out", by: "boss" },
      { deed: "user-signed-out", by: "boss" },
    ]);
    // Somebody else's session is not theirs to end here.
    const [own] = (await detailOf(boss, boss.user.id)).sessions;
    for (const id of [own?.id, 424242])
      expect((await boss.send("DELETE", `${path}/${user.id}/sessions/${id}`)).status).toBe(404);
    expect((await boss.get("/api/user")).status).toBe(200);
  });
});

test("nothing of this is for anybody but administrators", async () => {
  const app = testApp(database);
  const user = await app.build.user({ username: "hidden-name", email: "hidden@example.com" });
  const member = await toolMember(app, { isEmployer: true });
  for (const [method, to, body] of [
    ["GET", path, undefined],
    ["GET", `${path}/${user.id}`, undefined],
    ["POST", `${path}/${user.id}/deeds`, { deed: "make-admin", reason: "Because I can" }],
    ["POST", `${path}/${member.user.id}/deeds`, { deed: "make-admin", reason: "Because I can" }],
    ["DELETE", `${path}/${user.id}/sessions`, undefined],
  ] as const)
    expect((await member.send(method, to, body)).reply["code"]).toBe("admin_required");
  for (const send of [app.request, member.raw])
    for (const page of ["/admin/users", `/admin/users/${user.id}`, "/admin/growth-strategies"]) {
      const response = await send(page);
      expect([302, 303, 307]).toContain(response.status);
      expect(response.headers.get("location")).toBe("/");
      expect(await response.text()).not.toContain("hidden");
    }
  expect(await database.queries.select().from(auditEntries)).toEqual([]);
  const rows = await database.queries.select({ isAdmin: users.isAdmin }).from(users);
  expect(rows.some(({ isAdmin }) => isAdmin)).toBe(false);
});
