import { expect, test } from "vitest";
import type { DeskReport } from "#contract/admin/reports.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";

const database = await freshTables();
const path = "/api/admin/reports";

const asJson = (body: object) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

async function desk(app: TestApp) {
  const admin = await app.as(await app.build.user({ isAdmin: true }));
  const send = async (url: string, body?: object) => {
    const response = await admin(url, body && asJson(body));
    return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
  };
  const rows = async (query = "") => (await send(path + query)).reply["rows"] as DeskReport[];
  return { send, rows };
}

async function reported(app: TestApp, kind: string, note = "", title?: string) {
  const job = await app.build.job(title === undefined ? {} : { title });
  const sent = await app.request(`/api/jobs/${job.id}/report`, asJson({ kind, note }));
  expect(sent.status).toBe(200);
  return job;
}

test("what a visitor reports waits at the desk until somebody says what came of it", async () => {
  const app = testApp(database);
  const { send, rows } = await desk(app);
  const job = await reported(app, "closed", "The form says it is filled.");
  const [report] = await rows();
  expect(report).toMatchObject({
    jobId: job.id,
    kind: "closed",
    note: "The form says it is filled.",
    from: null,
    isListed: true,
    outcome: null,
  });
  const [listing] = (await send("/api/admin/listings?concern=reported")).reply["rows"] as object[];
  expect(listing).toMatchObject({ id: job.id, reports: 1 });
  const ids = [report?.id];
  expect((await send(`${path}/handle`, { ids, outcome: "closed" })).reply).toEqual({ ids });
  expect((await app.request(`/api/jobs/${job.id}`)).status).toBe(410);
  expect(await rows()).toEqual([]);
  expect(await rows("?state=handled")).toMatchObject([{ outcome: "closed", isListed: false }]);
  // Dealt with once: a second click does nothing.
  expect((await send(`${path}/handle`, { ids, outcome: "dismissed" })).reply).toEqual({ ids: [] });
});

test("undo brings the reports back, and the listings that were closed with them", async () => {
  const app = testApp(database);
  const { send, rows } = await desk(app);
  const jobs = [await reported(app, "scam"), await reported(app, "closed")];
  const ids = (await rows()).map(({ id }) => id);
  await send(`${path}/handle`, { ids, outcome: "closed" });
  expect((await send(`${path}/reopen`, { ids })).reply["ids"]).toHaveLength(2);
  expect((await rows()).map(({ id }) => id)).toEqual(ids);
  for (const { id } of jobs) expect((await app.request(`/api/jobs/${id}`)).status).toBe(200);
  await send(`${path}/handle`, { ids, outcome: "dismissed" });
  app.clock.advance(11 * 60_000);
  expect(await send(`${path}/reopen`, { ids })).toMatchObject({
    status: 409,
    reply: { code: "too_late_to_undo" },
  });
});

test("what a member reported again since then waits once when the decision is undone", async () => {
  const app = testApp(database);
  const { rows, send } = await desk(app);
  const { id } = await app.build.job();
  const member = await app.as(await app.build.user());
  const report = () => member(`/api/jobs/${id}/report`, asJson({ kind: "pay-wrong" }));
  await report();
  const ids = (await rows()).map((row) => row.id);
  await send(`${path}/handle`, { ids, outcome: "dismissed" });
  await report();
  expect((await send(`${path}/reopen`, { ids })).reply).toEqual({ ids: [] });
  expect(await rows()).toHaveLength(1);
});

test("a job that two reports closed is open again when both are undone, and not before", async () => {
  const app = testApp(database);
  const { rows, send } = await desk(app);
  const { id } = await reported(app, "scam");
  await app.request(`/api/jobs/${id}/report`, asJson({ kind: "closed" }));
  const [first, second] = (await rows()).map((row) => row.id);
  const isOpen = async () => (await app.request(`/api/jobs/${id}`)).status === 200;
  for (const report of [first, second]) {
    await send(`${path}/handle`, { ids: [report], outcome: "closed" });
    app.clock.advance(1_000);
  }
  await send(`${path}/reopen`, { ids: [first] });
  expect(await isOpen()).toBe(false);
  await send(`${path}/reopen`, { ids: [second] });
  expect(await isOpen()).toBe(true);
});

test("another's decision cannot be undone, and two at once handle a report once", async () => {
  const app = testApp(database);
  const [first, second] = [await desk(app), await desk(app)];
  await reported(app, "other", "Odd");
  const ids = (await first.rows()).map(({ id }) => id);
  const answers = await Promise.all(
    [first, second].map(({ send }) => send(`${path}/handle`, { ids, outcome: "dismissed" })),
  );
  const counts = answers.map(({ reply }) => (reply["ids"] as number[]).length);
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
  const other = counts[0] === 1 ? second : first;
  expect((await other.send(`${path}/reopen`, { ids })).status).toBe(409);
});

test("the queue is filtered, searched, and given out as a file without formulas", async () => {
  const app = testApp(database);
  const { rows, send } = await desk(app);
  await reported(app, "pay-wrong", "=HYPERLINK(1)");
  await reported(app, "scam", "They want a deposit");
  expect((await rows("?kind=scam")).map(({ note }) => note)).toEqual(["They want a deposit"]);
  expect(await rows("?search=nothing-like-it")).toEqual([]);
  for (const query of ["?kind=rude", "?state=lost", "?sort=note", "?cursor=zzz"])
    expect((await send(path + query)).status).toBe(400);
  const admin = await app.as(await app.build.user({ isAdmin: true }));
  const file = await (await admin(`${path}.csv`)).text();
  expect(file).toContain("'=HYPERLINK(1)");
  expect(file.split("\r\n")).toHaveLength(4);
});

test("the queue is sorted by when a report was sent, or by its listing, and its links say so", async () => {
  const app = testApp(database);
  const { rows } = await desk(app);
  for (const title of ["Sortable Beta", "Sortable alpha", "Sortable Gamma"]) {
    await reported(app, "scam", "", title);
    app.clock.advance(60_000);
  }
  const titles = async (sort: string) =>
    (await rows(`?search=Sortable${sort}`)).map(({ title }) => title.replace("Sortable ", ""));
  expect(await titles("")).toEqual(["Beta", "alpha", "Gamma"]);
  expect(await titles("&sort=-sent")).toEqual(["Gamma", "alpha", "Beta"]);
  expect(await titles("&sort=job")).toEqual(["alpha", "Beta", "Gamma"]);
  const admin = await app.as(await app.build.user({ isAdmin: true }));
  const page = await (await admin("/admin/reports?search=Sortable&sort=job")).text();
  expect(page).toContain('href="/admin/reports?search=Sortable&amp;sort=-job"');
  expect(page).toContain('<input type="hidden" name="sort" value="job"/>');
});

test("what makes no sense is refused", async () => {
  const app = testApp(database);
  const { send } = await desk(app);
  for (const body of [
    { ids: [], outcome: "closed" },
    { ids: Array.from({ length: 101 }, (_, at) => at + 1), outcome: "closed" },
    { ids: ["1"], outcome: "closed" },
    { ids: [1], outcome: "forgotten" },
    { ids: [2 ** 31], outcome: "closed" },
    {},
  ])
    expect((await send(`${path}/handle`, body)).status).toBe(400);
  expect((await send(`${path}/handle`, { ids: [424_242], outcome: "closed" })).reply).toEqual({
    ids: [],
  });
});
