import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { DeskSources } from "#contract/admin/sources.ts";
import { sayTrouble, saySilent, stateNames } from "#client/copy/sources.ts";
import type { SourceState } from "#domain/feeds/health.ts";
import type { FeedFault } from "#server/adapters/feeds/simulator/faults.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { admin } from "../admin/desk.ts";
import { detailOf, listOf } from "../jobs/board.ts";
import { addSource, again } from "./sources.ts";

const database = await freshTables();

/** With the demo's sources; for one that never answers, our patience is at an end at once. */
const open = (fault?: FeedFault): TestApp =>
  testApp(database, fault === "timeout" ? { feedsDeadline: () => AbortSignal.abort() } : {});

const lever = (app: TestApp, fields: Readonly<Record<string, string>>) =>
  app.request("/demo/feeds/act", { method: "POST", body: new URLSearchParams(fields) });

/** What a visitor finds on the board. */
async function board(app: TestApp) {
  const { jobs: cards } = await listOf(app.request);
  return cards.map(({ id, title, company, via, link }) => ({ id, title, company, via, link }));
}

/** What an administrator finds in the page as it is sent. */
async function desk(app: TestApp): Promise<string> {
  const boss = await admin(app);
  const html = await (await (await app.as(boss.user))("/admin/sources")).text();
  return html.replaceAll("&#x27;", "'");
}

async function told(app: TestApp) {
  const boss = await admin(app);
  const { reply } = await boss.get("/api/admin/sources");
  return (reply as unknown as DeskSources).sources[0];
}

const well = { trouble: null, state: "well" } as const;

/** Every way that a source goes wrong in the fact sheet, and what becomes of it. */
test.each<[FeedFault, { readonly trouble: string | null; readonly state: SourceState }]>([
  ["429", { trouble: "limited", state: "failing" }],
  ["500", { trouble: "server-error", state: "failing" }],
  ["timeout", { trouble: "too-slow", state: "failing" }],
  ["reset", { trouble: "unreachable", state: "failing" }],
  ["huge", { trouble: "too-large", state: "failing" }],
  ["truncated", { trouble: "truncated", state: "failing" }],
  ["html", { trouble: "not-a-feed", state: "failing" }],
  ["notice", { trouble: "notice-only", state: "failing" }],
  ["loop", { trouble: "cursor-loop", state: "failing" }],
  ["shrunk", { trouble: "shrunk", state: "shrunk" }],
  ["none", { trouble: null, state: "silent" }],
])("%s leaves the board as it was, and the desk says so", async (fault, expected) => {
  const app = open(fault);
  await addSource(app, "himalayas");
  await app.runTask("read-due-feeds");
  const before = await board(app);
  expect(before.length).toBeGreaterThan(5);

  expect((await lever(app, { act: "break himalayas", fault })).status).toBe(303);
  // Longer than anything waits: strikes, back-off, and a week of nothing.
  for (let day = 0; day < 8; day += 1) await again(app);
  expect(await board(app)).toEqual(before);
  expect(await told(app)).toMatchObject(expected);
  const page = await desk(app);
  expect(page).toContain(stateNames[expected.state]);
  expect(page).toContain(expected.trouble === null ? saySilent : sayTrouble(expected.trouble));

  await lever(app, { act: "heal" });
  await again(app);
  expect(await board(app)).toEqual(before);
  expect(await told(app)).toMatchObject(well);
});

test("a script in a text reaches neither the board nor the page of its job", async () => {
  const app = open();
  await addSource(app, "remotive");
  await app.runTask("read-due-feeds");
  const scripted = await database.queries
    .select({ id: jobs.id, description: jobs.description })
    .from(jobs)
    .where(and(eq(jobs.source, "feed:remotive"), eq(jobs.isListed, true)));
  expect(scripted.length).toBeGreaterThan(3);
  for (const { id, description } of scripted) {
    expect(description).not.toMatch(/<|document\.title|onerror/);
    const { path } = await detailOf(app.request, id);
    const page = await (await app.request(path)).text();
    expect(page).toContain("What you will do");
    expect(page).not.toMatch(/taken over|onerror=/);
  }
  expect(await told(app)).toMatchObject(well);
});
