import { describe, expect, test } from "vitest";
import type { UserDetail } from "#contract/admin/users.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { auditEntries } from "#server/adapters/database/schema.ts";
import { person, registered, thandi } from "../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { listOf, titlesOf } from "../jobs/board.ts";
import { toolMember, type ToolMember } from "../tools/member.ts";

const database = await freshTables();
const path = "/api/admin/users";
const reason = "Broke the rules twice";

const admin = (app: TestApp): Promise<ToolMember> => toolMember(app, { isAdmin: true });

const deed = (boss: ToolMember, userId: number, what: string, rest: object = {}) =>
  boss.post(`${path}/${userId}/deeds`, { deed: what, reason, ...rest });

const admins = async (): Promise<number> => {
  const { rows } = await database.executeSql(
    "select 1 from users where is_admin and suspended_at is null",
  );
  return rows.length;
};

describe("suspending", () => {
  test("signs out at once and keeps out; reinstating lets in again; both are on record", async () => {
    const app = testApp(database);
    const boss = await admin(app);
    const somebody = await registered(app);
    const { id } = (await (await somebody.get("/api/user")).json()) as { id: number };
    const { status, reply } = await deed(boss, id, "suspend");
    expect(status).toBe(200);
    expect(reply).toMatchObject({ suspendedAt: "2026-11-15T08:00:00.000Z", sessions: [] });
    expect((await somebody.get("/api/user")).status).toBe(401);
    const again = person(app);
    const login = { username: thandi.username, password: thandi.password };
    expect((await again.post("/api/login", login)).status).toBe(403);
    const back = (await deed(boss, id, "reinstate")).reply as unknown as UserDetail;
    expect(back.suspendedAt).toBeNull();
    expect((await again.post("/api/login", login)).status).toBe(200);
    expect(back.deeds).toMatchObject([
      { deed: "user-reinstated", by: boss.user.username, reason },
      { deed: "user-suspended", by: boss.user.username, reason },
    ]);
    expect(back.events.map(({ kind }) => kind).slice(0, 2)).toEqual(["reinstated", "suspended"]);
  });

  test("takes what an employer posted off the board, and nothing else; reinstating puts it back", async () => {
    const app = testApp(database);
    const boss = await admin(app);
    const employer = await app.build.user({ isEmployer: true });
    const theirs = { source: "employer", addedByUserId: employer.id } as const;
    const posted = await app.build.job({ title: "Posted by them", ...theirs });
    await app.build.job({
      title: "Closed",
      ...theirs,
      status: "closed",
      closedAt: app.clock.now(),
    });
    await app.build.job({ title: "Of somebody else" });
    // What an administrator added in their time stays.
    await app.build.job({ title: "Added at the desk", addedByUserId: employer.id });
    const counts = async () =>
      (await database.executeSql("select coalesce(sum(jobs), 0)::int as n from job_counts")).rows;
    const page = () => app.request(jobPath(String(posted.id), posted.title));
    await boss.post("/api/jobs/save", {
      jobId: String(posted.id),
      title: "x",
      company: "x",
      link: "https://x.example",
    });
    const saved = async () => (await (await boss.raw("/api/jobs/saved")).json()) as unknown[];
    await expect.poll(() => titlesOf(app.request)).toHaveLength(3);
    expect(await (await app.request("/jobs")).text()).toContain("Posted by them");
    expect((await page()).status).toBe(200);
    expect(await saved()).toHaveLength(1);

    const { reply } = await deed(boss, employer.id, "suspend");
    expect(reply["postings"]).toEqual({ all: 2, listed: 0 });
    await expect
      .poll(async () => (await titlesOf(app.request)).toSorted())
      .toEqual(["Added at the desk", "Of somebody else"]);
    await expect.poll(() => titlesOf(app.request, { search: "Posted" })).toEqual([]);
    expect((await listOf(app.request)).total).toBe(2);
    expect(await counts()).toEqual([{ n: 2 }]);
    // Kept pages too.
    await expect
      .poll(async () => (await app.request("/jobs")).text())
      .not.toContain("Posted by them");
    expect((await page()).status).toBe(404);
    expect((await app.request(`/api/jobs/${posted.id}`)).status).toBe(404);
    expect(await saved()).toEqual([]);
    // One that comes in late does not slip through.
    await app.build.job({ title: "Late", ...theirs });
    await expect.poll(() => titlesOf(app.request)).not.toContain("Late");

    await deed(boss, employer.id, "reinstate");
    await expect.poll(() => titlesOf(app.request)).toHaveLength(4);
    expect(await counts()).toEqual([{ n: 4 }]);
    await expect
      .poll(() => titlesOf(app.request, { search: "Posted" }))
      .toEqual(["Posted by them"]);
    expect((await page()).status).toBe(200);
    expect(await saved()).toHaveLength(1);
  });
});

describe("rights", () => {
  test("are given and taken, at once, with what changed on record", async () => {
    const app = testApp(database);
    const [boss, member] = [await admin(app), await toolMember(app)];
    const { id } = member.user;
    await deed(boss, id, "make-admin");
    expect((await member.get(path)).status).toBe(200);
    await deed(boss, id, "make-employer");
    await deed(boss, id, "unmake-admin");
    expect((await member.get(path)).status).toBe(403);
    expect((await member.get("/api/user")).reply).toMatchObject({
      isAdmin: false,
      isEmployer: true,
    });
    const trail = await database.queries.select().from(auditEntries).orderBy(auditEntries.id);
    expect(trail.map(({ deed, changes }) => [deed, changes])).toEqual([
      ["user-rights-changed", { isAdmin: [false, true] }],
      ["user-rights-changed", { isEmployer: [false, true] }],
      ["user-rights-changed", { isAdmin: [true, false] }],
    ]);
    // What is so already leaves no record.
    await deed(boss, id, "unmake-admin");
    expect(await database.queries.select().from(auditEntries)).toHaveLength(3);
    const { reply } = await member.get("/api/account/events");
    expect(JSON.stringify(reply)).toContain("rights-changed");
  });

  test("of their own nobody takes, nor suspends themselves", async () => {
    const app = testApp(database);
    const [boss] = [await admin(app), await admin(app)];
    for (const what of ["unmake-admin", "suspend"])
      expect((await deed(boss, boss.user.id, what)).reply["code"]).toBe("own_account");
    expect(await admins()).toBe(2);
  });

  test("two administrators who throw each other out at the same moment: one stays", async () => {
    const app = testApp(database);
    for (const what of ["unmake-admin", "suspend"]) {
      const [one, two] = [await admin(app), await admin(app)];
      const before = await admins();
      const answers = await Promise.all([
        deed(one, two.user.id, what),
        deed(two, one.user.id, what),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await admins()).toBe(before - 1);
    }
  });

  test("four who throw each other out in a circle leave somebody behind", async () => {
    const app = testApp(database);
    const four = [await admin(app), await admin(app), await admin(app), await admin(app)];
    await Promise.all(
      four.map((boss, at) => deed(boss, four[(at + 1) % 4]?.user.id ?? 0, "unmake-admin")),
    );
    expect(await admins()).toBeGreaterThanOrEqual(1);
  });

  test("the last administrator cannot leave either", async () => {
    const app = testApp(database);
    const somebody = await registered(app);
    await database.executeSql("update users set is_admin = true");
    const leave = () => somebody.post("/api/account/delete", { password: thandi.password });
    expect(await (await leave()).json()).toMatchObject({ code: "last_admin" });
    await app.build.user({ isAdmin: true, suspendedAt: app.clock.now() });
    expect((await leave()).status).toBe(409);
    await app.build.user({ isAdmin: true });
    expect((await leave()).status).toBe(200);
  });
});

describe("a deed", () => {
  test("on what is not so any more is refused with what is", async () => {
    const app = testApp(database);
    const [one, two] = [await admin(app), await admin(app)];
    const { id } = await app.build.user();
    const { version } = (await two.get(`${path}/${id}`)).reply;
    await deed(one, id, "make-employer", { version });
    const late = await deed(two, id, "suspend", { version });
    expect(late.status).toBe(409);
    expect(late.reply).toMatchObject({ code: "changed_meanwhile", current: { isEmployer: true } });
    expect((await two.get(`${path}/${id}`)).reply["suspendedAt"]).toBeNull();
  });

  test("done three times at once is done once", async () => {
    const app = testApp(database);
    const bosses = [await admin(app), await admin(app), await admin(app)];
    const { id } = await app.build.user();
    const answers = await Promise.all(
      bosses.map((boss) => deed(boss, id, "suspend", { version: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await database.queries.select().from(auditEntries)).toHaveLength(1);
  });

  test("without a reason, of an unknown kind or to nobody is refused", async () => {
    const app = testApp(database);
    const boss = await admin(app);
    const { id } = await app.build.user();
    for (const body of [
      {},
      { deed: "suspend" },
      { deed: "suspend", reason: "no" },
      { deed: "suspend", reason: "     x    " },
      { deed: "suspend", reason: "x".repeat(501) },
      { deed: "suspend", reason: "Broke\u0000rules" },
      { deed: "suspend", reason: 12_345 },
      { deed: "crown", reason },
      { deed: "suspend", reason, isAdmin: true },
      { deed: "suspend", reason, version: "0" },
    ])
      expect((await boss.post(`${path}/${id}/deeds`, body)).status).toBe(400);
    for (const strange of ["424242", "0", "x"])
      expect(
        (await boss.post(`${path}/${strange}/deeds`, { deed: "suspend", reason })).status,
      ).toBe(404);
    expect(await database.queries.select().from(auditEntries)).toEqual([]);
  });
});
