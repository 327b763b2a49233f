import { describe, expect, test } from "vitest";
import type { ChangeReview, PostingDetail } from "#contract/employers/postings.ts";
import { days } from "../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { detailOf, titlesOf, type Send } from "../jobs/board.ts";
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
  refusalOf,
  waiting,
  wellTold,
  type Typed,
} from "./employer.ts";

const database = await freshTables();

const smallEdit = { description: wellTold.description.replace("brief", "briefing") };

async function onBoard(app: TestApp) {
  const { send, user } = await employerOf(app);
  const admin = await adminOf(app);
  const { id } = await posted(send);
  await published(admin, id);
  return { send, user, admin, id };
}

const edit = async (send: Send, id: string, change: Typed): Promise<Response> => {
  const { version } = await readOwn(send, id);
  return put(send, `/api/employers/jobs/${id}`, { ...wellTold, ...change, version });
};

const kindOf = async (send: Send, id: string, change: Typed): Promise<ChangeReview["change"]> => {
  const body = { ...wellTold, ...change };
  const response = await post(send, `/api/employers/jobs/${id}/review`, body);
  expect(response.status).toBe(200);
  return ((await response.json()) as ChangeReview).change;
};

describe("an edit of what is on the board", () => {
  test("is said to be small before it is saved, and then stands at once", async () => {
    const app = testApp(database);
    const { send, admin, id } = await onBoard(app);
    expect(await kindOf(send, id, smallEdit)).toEqual({ kind: "small", fields: ["description"] });
    const before = await readOwn(send, id);
    expect(await (await edit(send, id, smallEdit)).json()).toMatchObject({ state: "on-board" });
    expect((await detailOf(app.request, id)).description).toContain("from briefing to report");
    expect(await waiting(admin)).toEqual([]);
    const { expiresAt, publishedAt } = await readOwn(send, id);
    expect([expiresAt, publishedAt]).toEqual([before.expiresAt, before.publishedAt]);
  });

  test("that changes its meaning is said to, leaves the board, and keeps its day when it is published again", async () => {
    const app = testApp(database);
    const { send, admin, id } = await onBoard(app);
    const before = await readOwn(send, id);
    const dearer = { salary: "$6,000 a month" };
    expect(await kindOf(send, id, dearer)).toEqual({ kind: "meaning", fields: ["salary"] });
    expect(await (await edit(send, id, dearer)).json()).toMatchObject({ state: "waiting" });
    await expect.poll(() => titlesOf(app.request)).toEqual([]);
    expect((await app.request(`/api/jobs/${id}`)).status).toBe(404);
    expect(await waiting(admin)).toEqual([id]);

    app.clock.advance(60_000);
    await published(admin, id);
    expect(await detailOf(app.request, id)).toMatchObject({ salary: "$6,000 a month" });
    const { expiresAt, publishedAt } = await readOwn(send, id);
    expect([expiresAt, publishedAt]).toEqual([before.expiresAt, before.publishedAt]);
  });

  test("that changes nothing changes nothing", async () => {
    const app = testApp(database);
    const { send, id } = await onBoard(app);
    const before = await readOwn(send, id);
    expect(await (await edit(send, id, {})).json()).toEqual(before);
  });

  test("of what somebody changed meanwhile is refused, with what is there now", async () => {
    const app = testApp(database);
    const { send, id } = await onBoard(app);
    const { version } = await readOwn(send, id);
    const answers = await Promise.all(
      ["$6,000 a month", "$7,000 a month"].map((salary) =>
        put(send, `/api/employers/jobs/${id}`, { ...wellTold, salary, version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(await late?.json()).toMatchObject({
      code: "changed_meanwhile",
      current: await readOwn(send, id),
    });
  });

  test("while an admin reads it makes their decision void", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const admin = await adminOf(app);
    const { id } = await posted(send);
    const { version } = await inModeration(admin, id);
    await edit(send, id, { salary: "$1 a month" });
    const late = post(admin, `/api/admin/moderation/${id}/publish`, { version });
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: "changed_meanwhile" });
    expect((await readOwn(send, id)).state).toBe("waiting");
  });
});

describe("closing and handing in once more", () => {
  test("a closed posting is gone from the board, and comes back with its full time when it was checked", async () => {
    const app = testApp(database);
    const { send, admin, id } = await onBoard(app);
    const { version } = await readOwn(send, id);
    const path = `/api/employers/jobs/${id}`;
    const closed = await post(send, `${path}/close`, { reason: "filled", version });
    const seen = (await closed.json()) as PostingDetail;
    expect(seen).toMatchObject({ state: "closed", closeReason: "filled", path: null });
    expect((await app.request(`/api/jobs/${id}`)).status).toBe(410);
    await expect.poll(() => titlesOf(app.request)).toEqual([]);

    app.clock.advance(24 * 60 * 60_000);
    const again = await post(send, `${path}/repost`, { version: seen.version });
    expect(await again.json()).toMatchObject({ state: "waiting", closeReason: null });
    await published(admin, id);
    await expect.poll(() => titlesOf(app.request)).toEqual([wellTold.title]);
    expect((await readOwn(send, id)).publishedAt).toBe(app.clock.now().toISOString());
  });

  test("needs a reason we know, and the version that was seen", async () => {
    const app = testApp(database);
    const { send, id } = await onBoard(app);
    const { version } = await readOwn(send, id);
    const close = (body: object) => refusalOf(post(send, `/api/employers/jobs/${id}/close`, body));
    expect(await close({ reason: "reports", version })).toMatchObject({ status: 400 });
    expect(await close({ reason: "filled", version: version - 1 })).toMatchObject({
      code: "changed_meanwhile",
    });
    expect((await ownList(send)).postings[0]?.state).toBe("on-board");
  });
});

test("saves are drawn as a course, and whoever takes one back is not in it", async () => {
  const app = testApp(database);
  const { send, id } = await onBoard(app);
  const readers = await Promise.all([1, 2].map(async () => app.as(await app.build.user())));
  for (const reader of readers) await post(reader, "/api/jobs/save", { jobId: id });
  await readers[0]?.(`/api/jobs/saved/${id}`, { method: "DELETE" });
  app.clock.advance(24 * 60 * 60_000);
  const [posting] = (await ownList(send)).postings;
  expect(posting?.figures.saves).toHaveLength(30);
  expect(posting?.figures.saves.slice(-3)).toEqual([0, 1, 1]);
});

test("a save of more than thirty days ago is none of the last thirty days", async () => {
  const app = testApp(database);
  const { user, id } = await onBoard(app);
  const readers = [await app.build.user(), await app.build.user()] as const;
  await post(await app.as(readers[0]), "/api/jobs/save", { jobId: id });
  app.clock.advance(days(31));
  await post(await app.as(readers[1]), "/api/jobs/save", { jobId: id });
  const [posting] = (await ownList(await app.as(user))).postings;
  expect(posting?.figures.saves.at(0)).toBe(0);
  expect(posting?.figures.saves.at(-1)).toBe(1);
});

test("views and clicks add up over the days: what came yesterday still counts today", async () => {
  const app = testApp(database);
  const { send, id } = await onBoard(app);
  const oneDay = async (readers: readonly string[]) => {
    for (const reader of readers) {
      const init = {
        headers: { "user-agent": `Mozilla/5.0 (X11; Linux x86_64) Firefox/${reader}` },
      };
      await app.request(`/api/jobs/${id}/view`, { ...init, method: "POST" });
      await app.request(`/go/${id}`, init);
    }
    await app.services.lastThings.run();
    app.clock.advance(24 * 60 * 60_000);
  };
  await oneDay(["144.0", "145.0"]);
  await oneDay(["146.0"]);
  const [posting] = (await ownList(send)).postings;
  expect(posting?.figures.views.slice(-4)).toEqual([0, 2, 3, 3]);
  expect(posting?.figures.applyClicks.slice(-4)).toEqual([0, 2, 3, 3]);
});
