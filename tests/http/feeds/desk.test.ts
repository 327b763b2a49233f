import { describe, expect, test } from "vitest";
import type { DeskSources, SourceDetail } from "#contract/admin/sources.ts";
import { feedItem } from "../../support/providers/feeds.ts";
import { freshTables } from "../../support/test-app.ts";
import { admin } from "../admin/desk.ts";
import { addSource, again, jobsOf, open, statesOf } from "./sources.ts";

const database = await freshTables();
const sources = "/api/admin/sources";

describe("at the desk", () => {
  test("a company's board is added once and read at once", async () => {
    const { app, told } = open(database);
    const boss = await admin(app);
    told.shows("fathom", [feedItem("a")]);
    const added = await boss.post(sources, { kind: "greenhouse", name: "Fathom", place: "fathom" });
    expect(added.status).toBe(200);
    expect((added.reply as unknown as SourceDetail).source).toMatchObject({
      state: "well",
      onBoard: 1,
      lastRun: { added: 1 },
      terms: { credit: null, gating: "any" },
    });
    const twice = await boss.post(sources, { kind: "greenhouse", name: "Again", place: "fathom" });
    expect(twice).toMatchObject({ status: 400, reply: { code: "invalid_input" } });
    const { reply } = await boss.get(sources);
    const list = reply as unknown as DeskSources;
    expect(list.sources).toHaveLength(1);
    expect(list.days.at(-1)).toEqual({ day: "2026-11-15", added: 1 });
  });

  test("a company whose board Lever keeps in Europe is added by its name there", async () => {
    const { app, told } = open(database);
    const boss = await admin(app);
    told.shows("eu:fathom", [feedItem("a")]);
    const { reply } = await boss.post(sources, { kind: "lever", name: "F", place: "eu:fathom" });
    expect((reply as unknown as SourceDetail).source).toMatchObject({
      board: "eu:fathom",
      state: "well",
      onBoard: 1,
    });
  });

  test("a feed waits until somebody has read its terms", async () => {
    const { app, told } = open(database);
    const boss = await admin(app);
    const place = "https://jobs.example/feed.xml";
    const { reply } = await boss.post(sources, { kind: "rss", name: "Jobs", place });
    const { source } = reply as unknown as SourceDetail;
    expect(source).toMatchObject({ state: "paused", isPaused: true });
    expect(told.asked).toEqual([]);
    told.shows(place, [feedItem("a")]);
    await boss.post(`${sources}/${source.id}/paused`, { isPaused: false });
    await again(app);
    expect(await jobsOf(database)).toMatchObject([{ source: "feed:rss", via: "jobs.example" }]);
  });

  test.each([
    { kind: "greenhouse", name: "X", place: "../../secrets" },
    { kind: "greenhouse", name: "X", place: "a\u0000b" },
    { kind: "rss", name: "X", place: "http://jobs.example/feed" },
    { kind: "rss", name: "X", place: "https://x.example/".padEnd(2_100, "a") },
    { kind: "rss", name: "X", place: "https://jobs.example@127.0.0.1/feed" },
    { kind: "rss", name: "X", place: "https://jobs.example\\@evil.example/feed" },
    { kind: "rss", name: "X", place: "https://jobs.example/ Host: evil.example" },
    { kind: "himalayas", name: "X", place: "himalayas" },
    { kind: "greenhouse", name: "X", place: "eu:fathom" },
    { kind: "lever", name: "X", place: "us:fathom" },
    { kind: "lever", name: "X", place: "eu:" },
    { kind: "lever", name: "", place: "x" },
    { kind: "lever", name: 7, place: "x" },
    { kind: "lever", name: "n".repeat(101), place: "x" },
  ])("%j is refused", async (body) => {
    const { app } = open(database);
    const boss = await admin(app);
    expect((await boss.post(sources, body)).status).toBe(400);
    expect(((await boss.get(sources)).reply as unknown as DeskSources).sources).toEqual([]);
  });

  test("a source is not asked more often than its terms allow, whoever presses", async () => {
    const { app, told, readAll } = open(database);
    const { id } = await addSource(app, "remoteok");
    told.shows("remoteok", [feedItem("a")]);
    await readAll();
    const boss = await admin(app);
    const soon = await boss.post(`${sources}/${id}/run`, {});
    expect(soon).toMatchObject({ status: 409, reply: { code: "source_too_soon" } });
    expect(told.asked).toHaveLength(1);
    expect((await boss.post(`${sources}/999/run`, {})).status).toBe(404);
    expect((await boss.post(`${sources}/999/paused`, { isPaused: true })).status).toBe(404);
  });

  test("pressed twice at once, it is read once", async () => {
    const { app, told } = open(database);
    const { id } = await addSource(app, "remoteok");
    told.shows("remoteok", [feedItem("a")]);
    const boss = await admin(app);
    await Promise.all([1, 2].map(() => boss.post(`${sources}/${id}/run`, {})));
    expect(await jobsOf(database)).toHaveLength(1);
  });

  test("what somebody decided about a fact is kept as an example until it is taken back", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remoteok");
    told.shows("remoteok", [feedItem("a")]);
    await readAll();
    const boss = await admin(app);
    const send = await app.as(boss.user);
    const examples = async () => (await send("/api/admin/labelled-examples")).text();
    const decision = { fact: "openToSouthAfrica", value: "no" };
    const why = "They said so by mail";
    const path = "/api/admin/listings/1/overrides";
    expect((await boss.post(path, { decision, why, version: 1 })).status).toBe(200);
    const line = JSON.parse(await examples()) as Record<string, unknown>;
    expect(line).toMatchObject({
      source: "remoteok",
      title: "SEO Manager",
      accepts_south_africa: "no",
    });
    expect(line["description"]).toContain("South Africa included");
    await boss.post(`${path}/remove`, { fact: "openToSouthAfrica", version: 2 });
    expect(await examples()).toBe("");
  });

  test("what somebody told apart stays two jobs, run after run", async () => {
    const { app, told, readAll } = open(database);
    const { id } = await addSource(app, "remotive");
    const same = { company: "Fathom" };
    told.shows("remotive", [feedItem("a", same), feedItem("b", same)]);
    await readAll();
    const boss = await admin(app);
    const { reply } = await boss.get(`${sources}/${id}`);
    expect((reply as unknown as SourceDetail).copies).toMatchObject([
      { key: "b", jobName: "SEO Manager at Fathom" },
    ]);
    expect((await boss.post(`${sources}/${id}/distinct`, { key: "a" })).status).toBe(404);
    expect((await boss.post(`${sources}/${id}/distinct`, { key: "b" })).status).toBe(200);
    await again(app);
    await again(app);
    expect(await statesOf(database)).toEqual({ a: "own", b: "own" });
    expect(await jobsOf(database)).toHaveLength(2);
    const exported = await boss.get("/api/account/export");
    expect(JSON.stringify(exported.reply)).toContain("postingsToldApart");
  });
});
