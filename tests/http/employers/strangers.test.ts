import { describe, expect, test } from "vitest";
import { thandi, linkIn, person } from "../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { titlesOf } from "../jobs/board.ts";
import {
  adminOf,
  employerOf,
  inModeration,
  ownList,
  post,
  posted,
  published,
  put,
  readOwn,
  wellTold,
} from "./employer.ts";

const database = await freshTables();

describe("somebody else's posting", () => {
  test("is not there, whatever one does to it", async () => {
    const app = testApp(database);
    const owner = await employerOf(app);
    const { id, version } = await posted(owner.send);
    const stranger = await employerOf(app);
    await posted(stranger.send, { title: "Another Email Marketer" });
    const path = `/api/employers/jobs/${id}`;
    const tries = [
      stranger.send(path),
      post(stranger.send, `${path}/review`, wellTold),
      put(stranger.send, path, { ...wellTold, title: "Taken over", version }),
      post(stranger.send, `${path}/close`, { reason: "filled", version }),
      post(stranger.send, `${path}/repost`, { version }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([
      404, 404, 404, 404, 404,
    ]);
    expect((await ownList(stranger.send)).postings).toHaveLength(1);
    expect(await readOwn(owner.send, id)).toMatchObject({ title: wellTold.title, version });
    const page = await stranger.send(`/employers/jobs/${id}/edit`);
    expect(page.status).toBe(404);
    expect(await page.text()).not.toContain(wellTold.title);
  });

  test("and a job of the board that nobody posted here is nobody's to edit", async () => {
    const app = testApp(database);
    const { send, user } = await employerOf(app);
    const job = await app.build.job({ addedByUserId: user.id });
    expect((await send(`/api/employers/jobs/${job.id}`)).status).toBe(404);
    const admin = await adminOf(app);
    expect((await admin(`/api/admin/moderation/${job.id}`)).status).toBe(404);
  });
});

test("what an admin decides stands in the record, with who and why, and no employer learns who", async () => {
  const app = testApp(database);
  const { send } = await employerOf(app);
  const admin = await app.as(await app.build.user({ isAdmin: true, username: "nomsa" }));
  const { id, version } = await posted(send);
  const reason = "Please say what the role pays.";
  await post(admin, `/api/admin/moderation/${id}/return`, { version, reason });
  const [step] = (await inModeration(admin, id)).history;
  expect(step).toMatchObject({ step: "returned", reason, by: "nomsa" });
  expect(JSON.stringify(await readOwn(send, id))).not.toContain("nomsa");
  const { rows } = await database.executeSql(
    "select deed, subject, subject_id, reason from audit_entries",
  );
  expect(rows).toEqual([{ deed: "posting-returned", subject: "job", subject_id: id, reason }]);
});

describe("an employer who leaves", () => {
  async function leaving(app: TestApp) {
    const owner = person(app);
    await owner.post("/api/register", thandi);
    await owner.post("/api/account/verify-email", { token: linkIn(app, /Confirm/) });
    const answer = await owner.post("/api/employers/jobs", wellTold);
    const { id } = (await answer.json()) as { id: string };
    await published(await adminOf(app), id);
    expect(await (await app.request("/jobs")).text()).toContain(wellTold.title);
    return { owner, id };
  }

  test("takes their postings off the board at once, and brings them back with their account", async () => {
    const app = testApp(database);
    const { owner, id } = await leaving(app);
    const { password } = thandi;
    expect((await owner.post("/api/account/delete", { password })).status).toBe(200);
    // On PostgreSQL the word of it travels.
    await expect.poll(() => titlesOf(app.request)).toEqual([]);
    expect(await (await app.request("/jobs")).text()).not.toContain(wellTold.title);
    expect((await app.request(`/api/jobs/${id}`)).status).toBe(404);

    const token = linkIn(app, /delet/i);
    expect((await owner.post("/api/account/undo-deletion", { token })).status).toBe(200);
    await expect.poll(() => titlesOf(app.request)).toEqual([wellTold.title]);
    expect(await (await app.request("/jobs")).text()).toContain(wellTold.title);
  });

  test("and when the account is gone, so are they", async () => {
    const app = testApp(database);
    const { owner, id } = await leaving(app);
    await owner.post("/api/account/delete", { password: thandi.password });
    app.clock.advance(31 * 24 * 60 * 60_000);
    await app.runTask("housekeeping");
    const { rows } = await database.executeSql(
      "select (select count(*) from jobs)::int as jobs, (select count(*) from postings)::int as postings, (select count(*) from job_moderation)::int as steps",
    );
    expect(rows).toEqual([{ jobs: 0, postings: 0, steps: 0 }]);
    expect((await app.request(`/api/jobs/${id}`)).status).toBe(404);
  });

  test("who is suspended is off the board too", async () => {
    const app = testApp(database);
    const { user, send } = await employerOf(app);
    const { id } = await posted(send);
    await published(await adminOf(app), id);
    await database.executeSql("update users set suspended_at = now() where id = $1", [user.id]);
    expect((await app.request(`/api/jobs/${id}`)).status).toBe(404);
    await database.executeSql("update users set suspended_at = null where id = $1", [user.id]);
    expect((await app.request(`/api/jobs/${id}`)).status).toBe(200);
  });
});

test("what a suspended employer handed in is nobody's to publish or return, and no letter says that it is up", async () => {
  const app = testApp(database);
  const { user, send } = await employerOf(app);
  const admin = await adminOf(app);
  const { id } = await posted(send);
  const { version } = await inModeration(admin, id);
  await database.executeSql("update users set suspended_at = now() where id = $1", [user.id]);
  const told = app.mails().length;
  const decide = async (path: string, body: object = {}) =>
    (await post(admin, `/api/admin/moderation/${path}`, body)).json();
  const seen = { version: (await inModeration(admin, id)).version };
  const reason = "Please say what it pays.";
  expect(await decide(`${id}/publish`, seen)).toMatchObject({ code: "changed_meanwhile" });
  expect(await decide(`${id}/return`, { ...seen, reason })).toMatchObject({
    code: "changed_meanwhile",
    current: { state: "withheld" },
  });
  const postings = [{ id: Number(id), ...seen }];
  expect(await decide("publish", { postings })).toEqual({ done: [] });
  expect(app.mails()).toHaveLength(told);
  await database.executeSql("update users set suspended_at = null where id = $1", [user.id]);
  expect(await decide(`${id}/publish`, { version })).toMatchObject({ state: "on-board" });
});

test("their postings are among what they can download", async () => {
  const app = testApp(database);
  const { send } = await employerOf(app);
  const { id } = await posted(send);
  const data = (await (await send("/api/account/export")).json()) as Record<string, unknown>;
  expect(data["postings"]).toMatchObject([{ jobId: id, fields: wellTold, status: "pending" }]);
});
