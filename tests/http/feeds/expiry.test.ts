import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { DeskSources } from "#contract/admin/sources.ts";
import type { FeedTrouble } from "#server/adapters/feeds/port.ts";
import { feedSources, jobs } from "#server/adapters/database/schema.ts";
import { days } from "../../support/clock.ts";
import { feedItem } from "../../support/providers/feeds.ts";
import { freshTables, type TestApp } from "../../support/test-app.ts";
import { admin } from "../admin/desk.ts";
import { addSource, again, jobsOf, lastRun, open } from "./sources.ts";

const database = await freshTables();

const many = (count: number) => Array.from({ length: count }, (_, index) => feedItem(`k${index}`));

const openJobs = async () =>
  (await jobsOf(database)).filter(({ status }) => status === "open").length;

async function stateShown(app: TestApp): Promise<unknown> {
  const { reply } = await (await admin(app)).get("/api/admin/sources");
  const [source] = (reply as unknown as DeskSources).sources;
  return { state: source?.state, trouble: source?.trouble };
}

describe("a job of a source", () => {
  test.each<FeedTrouble>([
    "limited",
    "refused",
    "unknown-board",
    "server-error",
    "unreachable",
    "too-slow",
    "too-large",
    "truncated",
    "not-a-feed",
    "notice-only",
    "cursor-loop",
  ])("stays when the source says %s, and the desk hears of it", async (trouble) => {
    const { app, told, readAll } = open(database);
    await addSource(app, "greenhouse", "fathom");
    told.shows("fathom", many(3));
    await readAll();
    const before = await jobsOf(database);
    told.says("fathom", trouble);
    for (let turn = 0; turn < 3; turn += 1) await again(app);
    expect(await jobsOf(database)).toEqual(before);
    expect(await stateShown(app)).toEqual({ state: "failing", trouble });
    told.shows("fathom", many(3));
    app.clock.advance(days(3));
    await again(app);
    expect(await stateShown(app)).toEqual({ state: "well", trouble: null });
  });

  test("closes when an employer's board has left it out twice, and opens when it is back", async () => {
    const { app, told, readAll } = open(database);
    const { id } = await addSource(app, "greenhouse", "fathom");
    told.shows("fathom", many(3));
    await readAll();
    told.shows("fathom", many(2));
    await again(app);
    expect(await openJobs()).toBe(3);
    await again(app);
    expect(await openJobs()).toBe(2);
    expect(await lastRun(database, id)).toMatchObject({ expired: 1 });
    const premium = await app.as(await app.build.premiumUser());
    expect((await premium("/api/jobs/3")).status).toBe(410);
    told.shows("fathom", many(3));
    await again(app);
    expect(await openJobs()).toBe(3);
    expect(await jobsOf(database)).toHaveLength(3);
  });

  test("is asked for by its own page where a source shows its newest only", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remoteok");
    told.shows("remoteok", many(4));
    await readAll();
    told.shows("remoteok", many(1));
    told.page("https://jobs.example/k1", "closed");
    told.page("https://jobs.example/k2", "open");
    await again(app);
    await again(app);
    await again(app);
    const states = (await jobsOf(database)).map(({ status }) => status);
    expect(states).toEqual(["open", "closed", "open", "open"]);
  });

  test("stays when a source has nothing at all; after a week that is before an administrator", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "greenhouse", "fathom");
    told.shows("fathom", many(3));
    await readAll();
    told.shows("fathom", []);
    for (let day = 0; day < 6; day += 1) await again(app);
    expect(await stateShown(app)).toEqual({ state: "well", trouble: null });
    await again(app);
    expect(await openJobs()).toBe(3);
    expect(await stateShown(app)).toEqual({ state: "silent", trouble: null });
  });

  test("stays when most of a source is gone at once, until somebody says that this is right", async () => {
    const { app, told, readAll } = open(database);
    const { id } = await addSource(app, "greenhouse", "fathom");
    told.shows("fathom", many(20));
    await readAll();
    told.shows("fathom", many(5));
    await again(app);
    await again(app);
    expect(await openJobs()).toBe(20);
    expect(await stateShown(app)).toEqual({ state: "shrunk", trouble: "shrunk" });
    const boss = await admin(app, "boss");
    const accepted = await boss.post(`/api/admin/sources/${id}/run`, { isSmallerAccepted: true });
    expect(accepted.status).toBe(200);
    await again(app);
    expect(await openJobs()).toBe(5);
  });

  test("stays when what is missing may be what could not be read", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "greenhouse", "fathom");
    told.shows("fathom", many(3));
    await readAll();
    const rejected = [{ key: "2", reason: "malformed" as const }];
    told.shows("fathom", many(2), { rejected });
    await again(app);
    await again(app);
    await again(app);
    expect(await openJobs()).toBe(3);
  });

  test("is taken as it was where a source says that nothing changed", async () => {
    const { app, told, readAll } = open(database);
    const { id } = await addSource(app, "greenhouse", "fathom");
    told.shows("fathom", many(2), { marks: { etag: '"one"', lastModified: null } });
    await readAll();
    told.says("fathom", { kind: "unchanged" });
    await again(app);
    expect(told.asked.at(-1)).toEqual({ of: "fathom", etag: '"one"' });
    expect(await lastRun(database, id)).toMatchObject({ outcome: "unchanged", unchanged: 2 });
    expect(await openJobs()).toBe(2);
  });

  test("closes on the day that it named itself", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remoteok");
    const closesAt = new Date(app.clock.now().getTime() + days(2));
    told.shows("remoteok", [{ ...feedItem("a"), closesAt }]);
    await readAll();
    app.clock.advance(days(2));
    await readAll();
    expect(await jobsOf(database)).toMatchObject([{ status: "closed" }]);
    await again(app);
    expect(await jobsOf(database)).toMatchObject([{ status: "closed" }]);
  });

  test("goes on in another board's name where that still shows it", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remotive");
    await addSource(app, "remoteok");
    const same = { company: "Fathom" };
    told.shows("remotive", [feedItem("first", same), feedItem("other")]);
    told.shows("remoteok", [feedItem("second", same)]);
    await readAll();
    told.shows("remotive", [feedItem("other")]);
    await again(app);
    await again(app);
    await again(app);
    expect(await jobsOf(database)).toMatchObject([
      { company: "Fathom", status: "open", via: "Remote OK", source: "feed:remoteok" },
      { status: "open" },
    ]);
  });
});

test("a run that was cut off is begun again, and what another process took over counts for nothing", async () => {
  const { app, told, readAll } = open(database);
  const { id } = await addSource(app, "greenhouse", "fathom");
  told.shows("fathom", many(3));
  const real = told.feeds.read;
  told.feeds.read = async (...given) => {
    const answer = await real(...given);
    // While it was away, the lease ran out and somebody else came.
    await database.queries
      .update(feedSources)
      .set({ lease: "another" })
      .where(eq(feedSources.id, id));
    return answer;
  };
  await readAll();
  expect(await jobsOf(database)).toEqual([]);
  told.feeds.read = real;
  await readAll();
  expect(await jobsOf(database)).toEqual([]);
  await again(app);
  expect(await database.queries.$count(jobs)).toBe(3);
});
