import { describe, expect, test } from "vitest";
import { days } from "../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { titlesOf, type Send } from "../jobs/board.ts";
import { adminOf, employerOf, post, posted, published, readOwn, type Typed } from "./employer.ts";

const database = await freshTables();

async function onBoard(app: TestApp, typed: Typed = {}) {
  const employer = await employerOf(app);
  const { id } = await posted(employer.send, typed);
  await published(await adminOf(app), id);
  return { ...employer, id };
}

const subjects = (app: TestApp) => app.mails().map(({ subject }) => subject);
const pass = async (app: TestApp, count: number) => {
  app.clock.advance(days(count));
  await app.runTask("look-after-postings");
  await app.runTask("look-after-postings");
};

describe("a posting has its time", () => {
  test("seven days before its end its employer hears of it, and then when it is over: once each", async () => {
    const app = testApp(database);
    const { user, id } = await onBoard(app);
    const before = subjects(app).length;
    await pass(app, 22);
    expect(subjects(app)).toHaveLength(before);
    await pass(app, 1);
    await pass(app, 1);
    expect(subjects(app).slice(0, -before)).toEqual(["Your posting comes down on Dec 15, 2026"]);
    expect(app.mails()[0]?.to).toBe(user.email);
    await expect.poll(() => titlesOf(app.request)).toHaveLength(1);

    await pass(app, 6);
    await pass(app, 1);
    expect(subjects(app)[0]).toBe("Your posting has come down");
    expect(subjects(app)).toHaveLength(before + 2);
    await expect.poll(() => titlesOf(app.request)).toEqual([]);
    // Nobody was here for a month, so the session is over.
    const again = await app.as(user);
    expect(await readOwn(again, id)).toMatchObject({ state: "closed", closeReason: "expired" });
  });

  test("of a suspended employer it ends as well, without letters about a board it is not on", async () => {
    const app = testApp(database);
    const { user, id } = await onBoard(app);
    await database.executeSql("update users set suspended_at = now() where id = $1", [user.id]);
    const before = subjects(app);
    await pass(app, 24);
    await pass(app, 8);
    expect(subjects(app)).toEqual(before);
    await database.executeSql("update users set suspended_at = null where id = $1", [user.id]);
    expect((await readOwn(await app.as(user), id)).closeReason).toBe("expired");
  });

  test("one that names its last day ends with that, and is not warned of on the day it goes up", async () => {
    const app = testApp(database);
    const { send, id } = await onBoard(app, { closingDate: "2026-11-18" });
    const before = subjects(app).length;
    await pass(app, 3);
    expect(subjects(app)).toHaveLength(before);
    await pass(app, 1);
    expect(subjects(app)[0]).toBe("Your posting has come down");
    expect((await readOwn(send, id)).state).toBe("closed");
  });
});

describe("after reports", () => {
  const tookOff = "We took your posting off the board";

  /** A reader reports it, and an admin closes it for that: the ids of the reports. */
  async function closedFor(app: TestApp, admin: Send, jobId: string): Promise<number[]> {
    await post(app.request, `/api/jobs/${jobId}/report`, { kind: "scam", note: "" });
    const { rows } = (await (await admin("/api/admin/reports")).json()) as {
      rows: { id: number }[];
    };
    const ids = rows.map(({ id }) => id);
    const handled = await post(admin, "/api/admin/reports/handle", { ids, outcome: "closed" });
    expect(handled.status).toBe(200);
    return ids;
  }

  const minutesLater = async (app: TestApp, minutes: number) => {
    app.clock.advance(minutes * 60_000);
    await app.runTask("look-after-postings");
    await app.runTask("look-after-postings");
  };
  const tellings = (app: TestApp) => subjects(app).filter((subject) => subject === tookOff);

  test("its employer is told once nobody can undo it, and only then it stands in its record", async () => {
    const app = testApp(database);
    const { send, user, id } = await onBoard(app);
    await closedFor(app, await adminOf(app), id);
    await minutesLater(app, 9);
    expect(tellings(app)).toEqual([]);
    expect(await readOwn(send, id)).toMatchObject({ state: "closed", closeReason: "reports" });
    await minutesLater(app, 1);
    expect(app.mails()[0]).toMatchObject({ to: user.email, subject: tookOff });
    expect((await readOwn(send, id)).history[0]).toMatchObject({
      step: "closed",
      reason: "reports",
    });
    await minutesLater(app, 60);
    expect(tellings(app)).toHaveLength(1);
  });

  test("a closing that is undone is told to nobody; another one later is", async () => {
    const app = testApp(database);
    const { send, id } = await onBoard(app);
    const admin = await adminOf(app);
    const ids = await closedFor(app, admin, id);
    app.clock.advance(5 * 60_000);
    expect((await post(admin, "/api/admin/reports/reopen", { ids })).status).toBe(200);
    await minutesLater(app, 30);
    expect(tellings(app)).toEqual([]);
    const { state, history } = await readOwn(send, id);
    expect(state).toBe("on-board");
    expect(history.map(({ step }) => step)).toEqual(["published", "submitted"]);

    await closedFor(app, admin, id);
    await minutesLater(app, 10);
    expect(tellings(app)).toHaveLength(1);
    const { version } = await readOwn(send, id);
    expect((await post(send, `/api/employers/jobs/${id}/repost`, { version })).status).toBe(200);
    await published(admin, id);
    app.clock.advance(60_000);
    await closedFor(app, admin, id);
    await minutesLater(app, 10);
    expect(tellings(app)).toHaveLength(2);
  });

  test("who was suspended meanwhile has heard that theirs are off the board, and finds it in the record", async () => {
    const app = testApp(database);
    const { user, id } = await onBoard(app);
    await closedFor(app, await adminOf(app), id);
    await database.executeSql("update users set suspended_at = now() where id = $1", [user.id]);
    await minutesLater(app, 10);
    expect(tellings(app)).toEqual([]);
    await database.executeSql("update users set suspended_at = null where id = $1", [user.id]);
    await minutesLater(app, 10);
    expect(tellings(app)).toEqual([]);
    const { history } = await readOwn(await app.as(user), id);
    expect(history[0]).toMatchObject({ step: "closed", reason: "reports" });
  });

  test("of a job that no employer posted nobody is told", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    await closedFor(app, await adminOf(app), String(id));
    await minutesLater(app, 10);
    expect(tellings(app)).toEqual([]);
  });
});
