import { describe, expect, test } from "vitest";
import type { ModerationList } from "#contract/employers/moderation.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { titlesOf, type Send } from "../jobs/board.ts";
import {
  adminOf,
  employerOf,
  inModeration,
  post,
  posted,
  published,
  readOwn,
  refusalOf,
  wellTold,
} from "./employer.ts";

const database = await freshTables();

async function listOf(send: Send, query = ""): Promise<ModerationList> {
  const response = await send(`/api/admin/moderation${query}`);
  expect(response.status, query).toBe(200);
  return (await response.json()) as ModerationList;
}

const titles = async (send: Send, query = ""): Promise<string[]> =>
  (await listOf(send, query)).postings.map(({ title }) => title);

/** Three postings of two employers, handed in a minute apart. */
async function threeWaiting(app: TestApp) {
  const [one, other] = [
    await employerOf(app, { username: "amara" }),
    await employerOf(app, { username: "busi" }),
  ];
  const handed = [];
  for (const [send, title, company] of [
    [one.send, "Copy Marketer", "Zebra Post"],
    [other.send, "Brand Marketer", "Acacia Studio"],
    [one.send, "Ads Marketer", "Marula Works"],
  ] as const) {
    handed.push(await posted(send, { title, company }));
    app.clock.advance(60_000);
  }
  return { one, other, handed, admin: await adminOf(app) };
}

describe("the queue", () => {
  test("has the longest waiting first, sorts by every head, and finds by title, company and employer", async () => {
    const app = testApp(database);
    const { admin } = await threeWaiting(app);
    const inOrder = ["Copy Marketer", "Brand Marketer", "Ads Marketer"];
    expect(await titles(admin)).toEqual(inOrder);
    expect(await titles(admin, "?sort=-submitted")).toEqual(inOrder.toReversed());
    expect(await titles(admin, "?sort=title")).toEqual(inOrder.toSorted());
    expect(await titles(admin, "?sort=company")).toEqual([
      "Brand Marketer",
      "Ads Marketer",
      "Copy Marketer",
    ]);
    expect(await titles(admin, "?sort=-employer")).toEqual([
      "Brand Marketer",
      "Ads Marketer",
      "Copy Marketer",
    ]);
    expect(await titles(admin, "?search=acacia")).toEqual(["Brand Marketer"]);
    expect(await titles(admin, "?search=AMARA")).toEqual(["Copy Marketer", "Ads Marketer"]);
    expect(await titles(admin, "?search=%25")).toEqual([]);
    expect(await titles(admin, "?view=closed")).toEqual([]);
    expect((await admin("/api/admin/moderation?sort=score")).status).toBe(400);
  });

  test("comes in pages, each behind the one before, and whole as a file that no spreadsheet runs", async () => {
    const app = testApp(database);
    const admin = await adminOf(app);
    for (let at = 0; at < 30; at += 1) {
      const { send } = await employerOf(app);
      await posted(send, { title: `=HYPERLINK Marketer ${String(at).padStart(2, "0")}` });
    }
    const first = await listOf(admin, "?sort=title");
    expect([first.postings.length, first.total]).toEqual([25, 30]);
    const next = await listOf(admin, `?sort=title&cursor=${first.nextCursor}`);
    expect(next.nextCursor).toBeNull();
    const all = [...first.postings, ...next.postings].map(({ title }) => title);
    expect(new Set(all).size).toBe(30);
    expect(all).toEqual(all.toSorted());
    const csv = await (await admin("/api/admin/moderation.csv?sort=title")).text();
    expect(csv.trim().split("\r\n")).toHaveLength(31);
    expect(csv).not.toMatch(/(?:^|,)"?=/m);
  });

  test("counts what an employer had on the board before, and scores each posting", async () => {
    const app = testApp(database);
    const { admin, handed } = await threeWaiting(app);
    const { id, version } = handed[0] ?? { id: "", version: 0 };
    await post(admin, `/api/admin/moderation/${id}/publish`, { version });
    const { postings } = await listOf(admin);
    expect(postings.map((row) => [row.title, row.publishedBefore, row.score])).toEqual([
      ["Brand Marketer", 0, 95],
      ["Ads Marketer", 1, 95],
    ]);
  });
});

describe("what reads like a scam", () => {
  const scam = {
    description: `${wellTold.description} Pay a registration fee of R500 by WhatsApp to start. Send your ID and bank details first.`,
  };

  test("is published by nobody, alone or with others, and has no points", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const admin = await adminOf(app);
    const { id, version } = await posted(send, scam);
    const seen = await inModeration(admin, id);
    expect([seen.isForBoard, seen.score, seen.review.score.total]).toEqual([false, 0, 0]);
    const path = `/api/admin/moderation/${id}/publish`;
    expect(await refusalOf(post(admin, path, { version }))).toMatchObject({
      status: 409,
      code: "reads_like_a_scam",
    });
    const several = { postings: [{ id: Number(id), version }] };
    const response = await post(admin, "/api/admin/moderation/publish", several);
    expect(await response.json()).toEqual({ done: [] });
    expect((await readOwn(send, id)).state).toBe("waiting");
  });

  test("is published once an administrator decided that it is none", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const admin = await adminOf(app);
    const { id, version } = await posted(send, scam);
    await post(admin, `/api/admin/listings/${id}/overrides`, {
      decision: { fact: "risk", value: "nothing-odd" },
      why: "We spoke to them on the phone",
      version,
    });
    expect((await inModeration(admin, id)).isForBoard).toBe(true);
    expect((await published(admin, id)).state).toBe("on-board");
  });
});

describe("several at once", () => {
  const seen = (postings: readonly { id: string; version: number }[]) => ({
    postings: postings.map(({ id, version }) => ({ id: Number(id), version })),
  });
  const bulk = async (admin: Send, deed: string, body: object) => {
    const response = await post(admin, `/api/admin/moderation/${deed}`, body);
    expect(response.status, await response.clone().text()).toBe(200);
    return ((await response.json()) as { done: { id: string; version: number }[] }).done;
  };

  test("are published but for those that changed meanwhile, and can be taken back for a while", async () => {
    const app = testApp(database);
    const { admin, handed, one } = await threeWaiting(app);
    const stale = handed.map((posting, at) =>
      at === 1 ? { ...posting, version: posting.version + 7 } : posting,
    );
    const done = await bulk(admin, "publish", seen(stale));
    expect(done.map(({ id }) => id)).toEqual([handed[0]?.id, handed[2]?.id]);
    expect((await titlesOf(app.request)).toSorted()).toEqual(["Ads Marketer", "Copy Marketer"]);

    expect(await bulk(admin, "undo-publishing", seen(done))).toHaveLength(2);
    await expect.poll(() => titlesOf(app.request)).toEqual([]);
    expect((await readOwn(one.send, done[0]?.id ?? "")).state).toBe("waiting");
    const { history } = await inModeration(admin, done[0]?.id ?? "");
    expect(history.map(({ step }) => step)).toEqual(["taken-back", "published", "submitted"]);

    const again = await bulk(admin, "publish", seen((await listOf(admin)).postings));
    app.clock.advance(11 * 60_000);
    expect(await bulk(admin, "undo-publishing", seen(again))).toEqual([]);
    await expect.poll(() => titlesOf(app.request)).toHaveLength(3);
  });

  test("by two admins at the same time are published once", async () => {
    const app = testApp(database);
    const { admin, handed } = await threeWaiting(app);
    const second = await adminOf(app);
    const before = app.mails().length;
    const both = await Promise.all(
      [admin, second].map((send) => bulk(send, "publish", seen(handed))),
    );
    expect(both.flat()).toHaveLength(3);
    expect(app.mails()).toHaveLength(before + 3);
  });
});
