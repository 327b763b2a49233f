import { describe, expect, test } from "vitest";
import type {
  StrategyList,
  StrategyRow,
  WholeStrategy,
} from "#contract/admin/growth-strategies.ts";
import { auditEntries } from "#server/adapters/database/schema.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { aStrategy, pathOf } from "../guides/strategies.ts";
import { toolMember, type ToolMember } from "../tools/member.ts";

const database = await freshTables();
const path = "/api/admin/growth-strategies";

const good = {
  title: "Answer first",
  description: "Be the first to answer.",
  category: "LinkedIn",
  content: "<p>Set an <strong>alert</strong>.</p>",
  steps: ["Set it", "Answer"],
  icon: "clock",
  position: 3,
  isActive: true,
};

const admin = (app: TestApp, username?: string): Promise<ToolMember> =>
  toolMember(app, { isAdmin: true, ...(username !== undefined && { username }) });

async function added(boss: ToolMember, about: object = {}): Promise<WholeStrategy> {
  const { status, reply } = await boss.post(path, { ...good, ...about });
  expect(status, JSON.stringify(reply)).toBe(200);
  return reply as unknown as WholeStrategy;
}

const titlesIn = async (boss: ToolMember, query = ""): Promise<string[]> =>
  ((await boss.get(`${path}${query}`)).reply["strategies"] as StrategyRow[]).map(
    ({ title }) => title,
  );

describe("a strategy", () => {
  test("may be as long as it is promised, in letters of three bytes too", async () => {
    const boss = await admin(testApp(database));
    const { content } = await added(boss, { content: `<p>${"–".repeat(99_990)}</p>` });
    expect((await boss.post(`${path}/preview`, { content })).status).toBe(200);
  });

  test("is kept where the record of the change would end inside an emoji", async () => {
    const boss = await admin(testApp(database));
    const { id, version } = await added(boss);
    const changes = { description: "x".repeat(299) + "😀".repeat(20), version };
    expect((await boss.send("PUT", `${path}/${id}`, { ...good, ...changes })).status).toBe(200);
    const trail = await database.queries.select().from(auditEntries).orderBy(auditEntries.id);
    const [, recorded] = trail.at(-1)?.changes["description"] ?? [];
    expect(recorded).toBe(`${"x".repeat(299)}…`);
  });

  test("is added, changed, hidden, deleted and brought back, and members see it at once", async () => {
    const app = testApp(database);
    const [boss, member] = [await admin(app, "nomsa"), await toolMember(app)];
    const whole = await added(boss);
    expect(whole).toMatchObject({ ...good, version: 1, stepCount: 2 });
    const seen = () => member.get(pathOf(whole.id));
    await expect.poll(async () => (await seen()).reply).toMatchObject(good);
    const { id, version } = whole;
    const changed = await boss.send("PUT", `${path}/${id}`, {
      ...good,
      title: "Answer within an hour",
      steps: null,
      position: null,
      icon: "",
      version,
    });
    expect(changed.reply).toMatchObject({ version: 2, steps: null, position: null, icon: null });
    await expect.poll(async () => (await seen()).reply["title"]).toBe("Answer within an hour");
    expect((await boss.post(`${path}/show`, { ids: [id], isActive: false })).reply).toEqual({
      changed: [id],
    });
    await expect.poll(async () => (await seen()).status).toBe(404);
    expect((await boss.post(`${path}/show`, { ids: [id], isActive: true })).status).toBe(200);
    await expect.poll(async () => (await seen()).status).toBe(200);
    expect((await boss.send("DELETE", `${path}/${id}`)).reply).toEqual({ ok: true });
    await expect.poll(async () => (await seen()).status).toBe(404);
    expect(await titlesIn(boss)).toEqual([]);
    expect((await boss.send("PUT", `${path}/${id}`, good)).status).toBe(404);
    expect((await boss.post(`${path}/${id}/restore`)).status).toBe(200);
    await expect.poll(async () => (await seen()).status).toBe(200);
    const trail = await database.queries.select().from(auditEntries).orderBy(auditEntries.id);
    expect(trail.map(({ deed }) => deed)).toEqual([
      "strategy-added",
      "strategy-changed",
      "strategy-hidden",
      "strategy-shown",
      "strategy-deleted",
      "strategy-restored",
    ]);
    expect(trail[1]).toMatchObject({
      byUserId: boss.user.id,
      subject: "strategy",
      subjectId: String(id),
      changes: { title: ["Answer first", "Answer within an hour"], position: [3, null] },
    });
  });

  test("keeps what members did in it when it comes back, and is gone for good after ten minutes", async () => {
    const app = testApp(database);
    const [boss, member] = [await admin(app), await toolMember(app)];
    const { id } = await added(boss);
    await member.send("PUT", `${pathOf(id)}/ticks`, { step: "Set it", isDone: true });
    await boss.send("DELETE", `${path}/${id}`);
    await boss.post(`${path}/${id}/restore`);
    const { reply } = await member.get("/api/premium/growth-progress");
    expect(reply["strategies"]).toEqual([{ strategyId: id, done: [0] }]);
    await boss.send("DELETE", `${path}/${id}`);
    app.clock.advance(11 * 60_000);
    expect((await boss.post(`${path}/${id}/restore`)).reply["code"]).toBe("too_late_to_undo");
    await app.runTask("housekeeping");
    const { rows } = await database.executeSql("select 1 from growth_strategies");
    expect(rows).toEqual([]);
  });

  test("that another changed meanwhile is not overwritten: the second is told what is there", async () => {
    const app = testApp(database);
    const [one, two] = [await admin(app), await admin(app)];
    const { id, version } = await added(one);
    await one.send("PUT", `${path}/${id}`, { ...good, title: "By the first", version });
    const late = await two.send("PUT", `${path}/${id}`, {
      ...good,
      title: "By the second",
      version,
    });
    expect(late.status).toBe(409);
    expect(late.reply).toMatchObject({
      code: "changed_meanwhile",
      current: { title: "By the first", version: 2 },
    });
    expect((await two.send("DELETE", `${path}/${id}?version=${version}`)).status).toBe(409);
    expect((await two.get(`${path}/${id}`)).reply["title"]).toBe("By the first");
  });

  test("changed twice at the very same moment: one of them did", async () => {
    const app = testApp(database);
    const bosses = [await admin(app), await admin(app), await admin(app)];
    const [first] = bosses;
    if (first === undefined) throw new Error("Nobody is there");
    const { id, version } = await added(first);
    const answers = await Promise.all(
      bosses.map((boss, at) =>
        boss.send("PUT", `${path}/${id}`, { ...good, title: `Number ${at}`, version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const deleted = await Promise.all(bosses.map((boss) => boss.send("DELETE", `${path}/${id}`)));
    expect(deleted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  });

  test("saved without a change stays as it is, and leaves no record", async () => {
    const app = testApp(database);
    const boss = await admin(app);
    const { id } = await added(boss);
    expect((await boss.send("PUT", `${path}/${id}`, good)).reply["version"]).toBe(1);
    expect(await database.queries.select().from(auditEntries)).toHaveLength(1);
  });
});

describe("what is refused", () => {
  test.each([
    [{ title: "" }, { title: "Title is required" }],
    [{ title: "   " }, { title: "Title is required" }],
    [{ description: "" }, { description: "Description is required" }],
    [{ category: "" }, { category: "Category is required" }],
    [{ content: "" }, { content: "Content is required" }],
    [{ content: "<p></p>" }, { content: "Content is required" }],
    [{ content: "<script>hit()</script><img src=x>" }, { content: "Content is required" }],
    [{ title: undefined }, { title: "Title is required" }],
    [{ title: 7 }, { title: "Title is required" }],
    [{ title: "x".repeat(201) }, { title: "Keep the title to 200 characters" }],
    [{ steps: ["x".repeat(601)] }, { steps: "Keep each step to 600 characters" }],
  ])("%j", async (change, fields) => {
    const boss = await admin(testApp(database));
    const { status, reply } = await boss.post(path, { ...good, ...change });
    expect({ status, fields: reply["fields"] }).toEqual({ status: 400, fields });
  });

  test("wrong types, too much, fields nobody knows, zero bytes", async () => {
    const boss = await admin(testApp(database));
    const { id } = await added(boss);
    for (const change of [
      { position: 1.5 },
      { position: "1" },
      { position: 1e9 },
      { isActive: "yes" },
      { steps: "one" },
      { steps: [1] },
      { steps: Array.from({ length: 101 }, () => "x") },
      { icon: "<svg>" },
      { icon: "x".repeat(41) },
      { content: "x".repeat(100_001) },
      { description: "x".repeat(1_001) },
      { category: "x".repeat(61) },
      { title: "a\u0000b" },
      { content: "<p>a\u0000b</p>" },
      { id: 7 },
      { createdAt: "2020-01-01" },
      { version: "1" },
    ])
      for (const [method, to] of [
        ["POST", path],
        ["PUT", `${path}/${id}`],
      ] as const)
        expect({
          change: JSON.stringify(change).slice(0, 60),
          status: (await boss.send(method, to, { ...good, ...change })).status,
        }).toEqual({ change: JSON.stringify(change).slice(0, 60), status: 400 });
    for (const strange of ["0", "-1", "1.5", "x", "99999999999", "424242"])
      for (const method of ["GET", "DELETE"])
        expect((await boss.send(method, `${path}/${strange}`)).status).toBe(404);
    expect((await boss.post(`${path}/424242/restore`)).status).toBe(409);
    for (const body of [
      {},
      { ids: [], isActive: true },
      { ids: ["1"], isActive: true },
      { ids: Array.from({ length: 201 }, (_, at) => at + 1), isActive: true },
    ])
      expect((await boss.post(`${path}/show`, body)).status).toBe(400);
    expect((await boss.post(`${path}/show`, { ids: [424242], isActive: true })).reply).toEqual({
      changed: [],
    });
    expect((await boss.get(`${path}/${id}`)).reply).toMatchObject({ ...good, version: 1 });
  });

  test("everybody who is no administrator", async () => {
    const app = testApp(database);
    const { id } = await added(await admin(app));
    const member = await toolMember(app);
    for (const [method, to, body] of [
      ["POST", path, good],
      ["PUT", `${path}/${id}`, good],
      ["DELETE", `${path}/${id}`, undefined],
      ["GET", path, undefined],
      ["POST", `${path}/show`, { ids: [id], isActive: false }],
    ] as const)
      expect((await member.send(method, to, body)).reply["code"]).toBe("admin_required");
  });
});

describe("the list", () => {
  test("has hidden ones too, is searched, filtered and sorted, and can be taken along", async () => {
    const app = testApp(database);
    const boss = await admin(app);
    await aStrategy(app, { title: "Beta", category: "Email", position: 2 });
    await aStrategy(app, { title: "Alpha", category: "LinkedIn", position: 1 });
    await aStrategy(app, { title: "=Gamma", category: "Email", isActive: false });
    expect(await titlesIn(boss)).toEqual(["Alpha", "Beta", "=Gamma"]);
    expect(await titlesIn(boss, "?sort=-title")).toEqual(["Beta", "Alpha", "=Gamma"]);
    expect(await titlesIn(boss, "?shown=no")).toEqual(["=Gamma"]);
    expect(await titlesIn(boss, "?category=Email&shown=yes")).toEqual(["Beta"]);
    expect(await titlesIn(boss, "?search=ALPH")).toEqual(["Alpha"]);
    expect(await titlesIn(boss, "?search=%25")).toEqual([]);
    const { reply } = await boss.get(path);
    expect(reply).toMatchObject({ total: 3, totalIsCapped: false, nextCursor: null });
    expect(reply["categories"]).toEqual(["Email", "LinkedIn"]);
    expect(JSON.stringify(reply)).not.toContain("Do it.");
    const file = await boss.raw(`${path}.csv?sort=title`);
    expect(file.headers.get("content-disposition")).toContain("kwela-strategies.csv");
    // A125: a title that begins like a formula is none.
    expect(await file.text()).toContain("'=Gamma,Email,");
    for (const query of ["?sort=rich", "?shown=maybe", "?cursor=nonsense", "?search=a%00b"])
      expect((await boss.get(`${path}${query}`)).status).toBe(400);
  });

  test("comes in pages that join without a gap, also where there is no position", async () => {
    const app = testApp(database);
    const boss = await admin(app);
    for (let at = 0; at < 120; at += 1)
      await aStrategy(app, { position: at % 3 === 0 ? null : at % 7 });
    const ids: number[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = cursor === "" ? "" : `?cursor=${cursor}`;
      const page = (await boss.get(`${path}${query}`)).reply as unknown as StrategyList;
      ids.push(...page.strategies.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toHaveLength(120);
    expect(new Set(ids).size).toBe(120);
  });
});

test("A167: half an emoji is no fault of ours, also where a change is written down", async () => {
  const boss = await admin(testApp(database));
  const { id, version } = await added(boss);
  const halves = { title: "Half \ud83d", description: "Half \udc00", steps: ["Half \ud83d"] };
  const { status, reply } = await boss.send("PUT", `${path}/${id}`, {
    ...good,
    ...halves,
    version,
  });
  expect({ status, title: reply["title"] }).toEqual({ status: 200, title: "Half \ufffd" });
});
