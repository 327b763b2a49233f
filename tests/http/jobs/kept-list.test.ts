import { expect, test, vi } from "vitest";
import type { Database } from "#server/adapters/database/port.ts";
import { addJobs } from "#server/features/jobs/stores/jobs.ts";
import { jobValues } from "../../support/factories.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { listOf, titlesOf, viewersOf } from "./board.ts";

const database = await freshTables();

/** The same database, with a count of the lists that were read from it. */
function counted(): { database: Database; reads: () => number } {
  const select = vi.spyOn(database.queries, "select");
  return { database, reads: () => select.mock.calls.filter(([columns]) => isCard(columns)).length };
}

const isCard = (columns: unknown): boolean =>
  typeof columns === "object" && columns !== null && "applyLink" in columns;

test("the board as it opens is read once for everybody who may open the same, until it changes", async () => {
  const { database: db, reads } = counted();
  const app = testApp(db);
  await app.build.job({ title: "Free One" });
  await app.build.premiumJob({ title: "Premium One" });
  const viewers = await viewersOf(app);
  const before = reads();
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Object.values(viewers).map((send) => titlesOf(send)));
  }
  expect(reads() - before).toBe(2);
  await addJobs(db, [jobValues(app.clock.now(), { title: "Free Two" })]);
  await expect.poll(() => titlesOf(viewers["free"] ?? app.request)).toHaveLength(2);
});

test("nobody is shown what another may open or has saved", async () => {
  const app = testApp(database);
  const free = await app.build.job({ title: "Free One" });
  await app.build.premiumJob({ title: "Premium One" });
  const viewers = await viewersOf(app);
  const premium = viewers["premium"] ?? app.request;
  const saving = { method: "POST", headers: { "content-type": "application/json" } };
  const saved = await premium("/api/jobs/save", {
    ...saving,
    body: JSON.stringify({ jobId: String(free.id), title: "", company: "", link: "" }),
  });
  expect(saved.status).toBe(200);
  for (let round = 0; round < 2; round += 1) {
    for (const [who, send] of Object.entries(viewers)) {
      const list = await listOf(send);
      const isPremium = who === "premium";
      expect(list.jobs.map(({ title }) => title).toSorted(), who).toEqual(
        isPremium ? ["Free One", "Premium One"] : ["Free One"],
      );
      expect(list.teasers.length, who).toBe(isPremium ? 0 : 1);
      expect(list.visible, who).toBe(isPremium ? 2 : 1);
      expect(await titlesOf(send, { saved: "true" }), who).toEqual(isPremium ? ["Free One"] : []);
      expect(await titlesOf(send, { worldwide: "false" }), who).toHaveLength(isPremium ? 2 : 1);
    }
  }
});

test("a search is worked out once for all who may open the same, however it is written, until the board changes", async () => {
  const { database: db, reads } = counted();
  const app = testApp(db);
  await app.build.job({ title: "Lighthouse Writer" });
  await app.build.premiumJob({ title: "Lighthouse Keeper" });
  const viewers = await viewersOf(app);
  const before = reads();
  for (const search of ["lighthouse", " Lighthouse ", "lighthouse jobs", "LIGHTHOUSE"]) {
    for (const [who, send] of Object.entries(viewers)) {
      const titles = await titlesOf(send, { search });
      expect(titles.includes("Lighthouse Keeper"), who).toBe(who === "premium");
    }
  }
  expect(reads() - before).toBe(2);
  const words = jobValues(app.clock.now(), { title: "Lighthouse Painter" });
  await addJobs(db, [words]);
  await expect.poll(() => titlesOf(app.request, { search: "lighthouse" })).toHaveLength(2);
});

test("words that were looked for before are put together without asking for them again, until the board changes", async () => {
  const app = testApp(database);
  await app.build.job({ title: "Lighthouse Writer", roleType: "SEO" });
  await app.build.job({ title: "Lighthouse Painter", roleType: "SEO" });
  await app.build.premiumJob({ title: "Lighthouse Keeper", roleType: "SEO" });
  const { premium = app.request, visitor = app.request } = await viewersOf(app);
  for (const send of [premium, visitor])
    for (const search of ["lighthouse", "writer", "keeper", "seo", "seo lighthouse"])
      await listOf(send, { search });
  // What finds nothing is looked at for slips, by asking.
  expect(await listOf(visitor, { search: "lighthouse keeper" })).toMatchObject({ total: 0 });
  const select = vi.spyOn(database.queries, "select");
  const before = select.mock.calls.length;
  const both = await listOf(visitor, { search: "lighthouse writer" });
  expect(both.jobs.map(({ title }) => title)).toEqual(["Lighthouse Writer"]);
  expect(both).toMatchObject({ total: 1, visible: 1, teasers: [] });
  expect(await titlesOf(premium, { search: "lighthouse keeper" })).toEqual(["Lighthouse Keeper"]);
  const writers = { search: "seo writer", experience: both.jobs[0]?.experience ?? "" };
  expect(await titlesOf(visitor, writers)).toEqual(["Lighthouse Writer"]);
  expect(select.mock.calls.length).toBe(before);

  await database.executeSql("update jobs set title = 'Lighthouse Cook' where title like '%Writer'");
  await database.changes.announce("jobs");
  expect(await titlesOf(visitor, { search: "lighthouse writer" })).toEqual([]);
  expect(await titlesOf(visitor, { search: "lighthouse cook" })).toEqual(["Lighthouse Cook"]);
});

test("a change by hand, which nobody announces, shows within a minute", async () => {
  const app = testApp(database);
  await app.build.job({ title: "Before" });
  expect(await titlesOf(app.request)).toEqual(["Before"]);
  await database.executeSql("update jobs set title = 'After'");
  app.clock.advance(60_000);
  expect(await titlesOf(app.request)).toEqual(["After"]);
});

test("a word that no job had is found as soon as one has it, and so is one written as two", async () => {
  const app = testApp(database);
  await app.build.job({ title: "Growth Lead" });
  const search = (text: string) => titlesOf(app.request, { search: text });
  expect(await search("gramophone")).toEqual([]);
  expect(await search("news letter")).toEqual([]);
  const added = ["Gramophone Marketer", "Newsletter Editor"];
  await addJobs(
    database,
    added.map((title) => jobValues(app.clock.now(), { title })),
  );
  await expect.poll(() => search("gramophone")).toEqual(["Gramophone Marketer"]);
  await expect.poll(() => search("news letter")).toEqual(["Newsletter Editor"]);
});

test("whoever may not open a premium job is not helped with its words, although a member just was", async () => {
  const app = testApp(database);
  await app.build.premiumJob({ title: "Gramophone Marketer" });
  const { premium = app.request, free = app.request } = await viewersOf(app);
  expect(await titlesOf(premium, { search: "gramophonne" })).toEqual(["Gramophone Marketer"]);
  for (const send of [free, app.request])
    for (const text of ["gramophone", "gramophonne", "gramo phone"])
      expect(await listOf(send, { search: text })).toMatchObject({ total: 0, teasers: [] });
});
