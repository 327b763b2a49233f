import { beforeEach, describe, expect, test } from "vitest";
import type { FreeJob, FreeJobList } from "#contract/admin/free-jobs.ts";
import { auditEntries } from "#server/adapters/database/schema.ts";
import { minutes } from "../../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";
import { addMany, titlesOf } from "../../jobs/board.ts";
import type { TestMember } from "../../membership/member.ts";
import { added, admin, freeJobs, posting } from "../desk.ts";

const database = await freshTables();

let app: TestApp;
let boss: TestMember;

beforeEach(async () => {
  app = testApp(database);
  boss = await admin(app);
});

describe("many at once", () => {
  test("are shown, hidden and deleted, each on record, and all of it can be undone", async () => {
    const some = [await added(boss), await added(boss), await added(boss, { isActive: false })];
    const [open, other, draft] = some.map(({ id, version }) => ({ id, version }));
    if (open === undefined || other === undefined || draft === undefined) throw new Error();
    const hide = await boss.post(`${freeJobs}/many`, { deed: "hide", jobs: [open, other, draft] });
    expect(hide.reply).toEqual({ done: [open.id, other.id], leftAlone: [] });
    await expect.poll(() => titlesOf(app.request)).toEqual([]);
    // Undo is the opposite, for those it made a difference to.
    const show = await boss.post(`${freeJobs}/many`, {
      deed: "show",
      jobs: [{ id: open.id }, { id: other.id }],
    });
    expect(show.reply).toEqual({ done: [open.id, other.id], leftAlone: [] });
    await expect.poll(() => titlesOf(app.request)).toHaveLength(2);
    const gone = await boss.post(`${freeJobs}/many`, {
      deed: "delete",
      jobs: [open, { id: other.id, version: 3 }, draft, { id: 424_242 }],
    });
    expect(gone.reply).toEqual({ done: [other.id, draft.id], leftAlone: [open.id, 424_242] });
    await expect.poll(() => titlesOf(app.request)).toHaveLength(1);
    const back = await boss.post(`${freeJobs}/restore`, { ids: [other.id, draft.id] });
    expect(back.reply).toEqual({ restored: [other.id, draft.id] });
    expect((await boss.get(`${freeJobs}/${draft.id}`)).reply).toMatchObject({ status: "draft" });
    expect(await database.queries.select().from(auditEntries)).toHaveLength(3 + 2 + 2 + 2 + 2);
  });

  test("a job of somebody else is left alone", async () => {
    const foreign = await app.build.job({ source: "employer" });
    const path = `${freeJobs}/${foreign.id}`;
    expect((await boss.get(path)).status).toBe(404);
    expect((await boss.put(path, posting)).status).toBe(404);
    const send = await app.as(boss.user);
    expect((await send(path, { method: "DELETE" })).status).toBe(404);
    const jobs = [{ id: foreign.id }];
    for (const deed of ["show", "hide", "delete"])
      expect((await boss.post(`${freeJobs}/many`, { deed, jobs })).reply).toEqual({
        done: [],
        leftAlone: [foreign.id],
      });
    expect((await boss.post(`${freeJobs}/restore`, { ids: [foreign.id] })).status).toBe(409);
    await expect.poll(() => titlesOf(app.request)).toHaveLength(1);
  });
});

describe("the list", () => {
  const titles = async (query = ""): Promise<string[]> => {
    const { reply } = await boss.get(`${freeJobs}/page${query}`);
    return (reply as unknown as FreeJobList).jobs.map(({ title }) => title);
  };

  test("has the active ones, and with the inactive all but those of others; found and sorted", async () => {
    await added(boss, { title: "Beta Writer", company: "100% Zebra" });
    app.clock.advance(minutes(1));
    await added(boss, { title: "alpha Writer", company: "Yak" });
    app.clock.advance(minutes(1));
    await added(boss, { title: "Gamma Writer", company: "Ant", isActive: false });
    await app.build.job({ source: "employer", title: "Of an employer" });
    expect(await titles()).toEqual(["alpha Writer", "Beta Writer"]);
    expect(await titles("?activeOnly=false")).toEqual([
      "Gamma Writer",
      "alpha Writer",
      "Beta Writer",
    ]);
    expect(await titles("?activeOnly=false&sort=title")).toEqual([
      "alpha Writer",
      "Beta Writer",
      "Gamma Writer",
    ]);
    expect((await titles("?activeOnly=false&sort=-company"))[0]).toBe("alpha Writer");
    expect(await titles("?search=BETA")).toEqual(["Beta Writer"]);
    expect(await titles("?search=100%25")).toEqual(["Beta Writer"]);
    expect(await titles("?search=ant&activeOnly=false")).toEqual(["Gamma Writer"]);
    const send = await app.as(boss.user);
    const whole = (await (await send(`${freeJobs}?activeOnly=false`)).json()) as FreeJob[];
    expect(whole.map(({ title }) => title)).toEqual([
      "Gamma Writer",
      "alpha Writer",
      "Beta Writer",
    ]);
    expect(whole[0]?.description).toBe(posting.description);
    expect(await (await send(freeJobs)).json()).toHaveLength(2);
  });

  test("comes in pages that join without a gap, in every order, and whole as a file", async () => {
    const names = Array.from({ length: 120 }, (_, index) => String((index * 7) % 60));
    await addMany(
      database,
      app.clock.now(),
      names.map((name) => ({ title: `Writer ${name.padStart(3, "0")}` })),
    );
    for (const sort of ["-published", "published", "title", "-title", "company", "-changed"]) {
      const ids: number[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
        const { reply } = await boss.get(`${freeJobs}/page?sort=${sort}${query}`);
        const page = reply as unknown as FreeJobList;
        expect(page).toMatchObject({ total: 120, totalIsCapped: false });
        ids.push(...page.jobs.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(new Set(ids).size, sort).toBe(120);
    }
    const send = await app.as(boss.user);
    const file = await send(`${freeJobs}.csv?search=writer+00`);
    expect(file.headers.get("content-disposition")).toContain("kwela-free-jobs.csv");
    expect((await file.text()).trimEnd().split("\r\n")).toHaveLength(21);
  });
});
