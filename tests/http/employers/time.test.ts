import { describe, expect, test } from "vitest";
import { jobs } from "#server/adapters/database/schema.ts";
import { closedAfterReports } from "#server/features/employers/letters/closed-after-reports.ts";
import { eq } from "drizzle-orm";
import { days } from "../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { titlesOf } from "../jobs/board.ts";
import { adminOf, employerOf, posted, published, readOwn, type Typed } from "./employer.ts";

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
    expect(await titlesOf(app.request)).toHaveLength(1);

    await pass(app, 6);
    await pass(app, 1);
    expect(subjects(app)[0]).toBe("Your posting has come down");
    expect(subjects(app)).toHaveLength(before + 2);
    expect(await titlesOf(app.request)).toEqual([]);
    // Nobody was here for a month, so the session is over.
    const again = await app.as(user);
    expect(await readOwn(again, id)).toMatchObject({ state: "closed", closeReason: "expired" });
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
  const told = (app: TestApp, jobId: number) =>
    app.services.inTransaction((within) =>
      closedAfterReports(app.clock, app.services.config.appUrl)(within, jobId),
    );

  test("its employer is told, and it stands in its record", async () => {
    const app = testApp(database);
    const { send, user, id } = await onBoard(app);
    const closed = { status: "closed", closedAt: app.clock.now() } as const;
    await database.queries
      .update(jobs)
      .set(closed)
      .where(eq(jobs.id, Number(id)));
    await told(app, Number(id));
    expect(app.mails()[0]).toMatchObject({
      to: user.email,
      subject: "We took your posting off the board",
    });
    expect(await readOwn(send, id)).toMatchObject({ state: "closed", closeReason: "reports" });
  });

  test("of a job that no employer posted nobody is told", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    await told(app, id);
    expect(app.mails()).toEqual([]);
  });
});
