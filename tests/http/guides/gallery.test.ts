import { describe, expect, test } from "vitest";
import { growthStrategies, strategyTicks } from "#server/adapters/database/schema.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { toolMember } from "../tools/member.ts";
import { aStrategy, pathOf } from "./strategies.ts";

const database = await freshTables();
const list = "/api/premium/growth-strategies";
const cards = "/api/premium/growth-cards";
const progress = "/api/premium/growth-progress";

describe("the list of strategies", () => {
  test("is a plain list of whole, active ones in their order", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await aStrategy(app, { title: "Last", position: null });
    await aStrategy(app, { title: "Hidden", isActive: false });
    const first = await aStrategy(app, { title: "First", position: 1, steps: null, icon: "coin" });
    const response = await member.raw(list);
    const rows = (await response.json()) as Record<string, unknown>[];
    expect(rows.map(({ title }) => title)).toEqual(["First", "Last"]);
    expect(rows[0]).toEqual({
      id: first.id,
      title: "First",
      description: "What it is.",
      category: "LinkedIn",
      content: "<p>Do it.</p>",
      steps: null,
      icon: "coin",
      position: 1,
      isActive: true,
    });
  });

  test("as cards holds no content, and a search looks into the content all the same", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await aStrategy(app, { title: "Invoices", content: "<p>Ask SARS about Zürich.</p>" });
    await aStrategy(app, { title: "Other", content: "<strong>Nothing</strong>" });
    const find = async (search: string) => {
      const { reply } = await member.get(`${cards}?search=${encodeURIComponent(search)}`);
      return (reply["cards"] as { title: string }[]).map(({ title }) => title);
    };
    expect(JSON.stringify((await member.get(cards)).reply)).not.toContain("SARS");
    expect(await find("zurich sars")).toEqual(["Invoices"]);
    expect(await find("SARS other")).toEqual([]);
    // Not the tags it is written with.
    expect(await find("strong")).toEqual([]);
    expect(await find("%")).toEqual([]);
    expect(await find("'; drop table growth_strategies; --")).toEqual([]);
    expect((await member.get(`${cards}?search=${"x".repeat(201)}`)).status).toBe(400);
    expect((await member.get(`${cards}?search=a%00b`)).status).toBe(400);
  });

  test("shows a change to whoever asks next", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const { id } = await aStrategy(app);
    expect((await member.get(pathOf(id))).status).toBe(200);
    await database.queries.update(growthStrategies).set({ isActive: false });
    await database.changes.announce("growth-strategies");
    expect((await member.get(pathOf(id))).status).toBe(404);
    expect((await member.get(cards)).reply).toEqual({ cards: [] });
  });
});

describe("steps and favourites", () => {
  test("stay, count, and lead on to the next step", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const one = await aStrategy(app, { title: "One" });
    const two = await aStrategy(app, { title: "Two" });
    expect((await member.get(progress)).reply).toEqual({
      strategies: [],
      favourites: [],
      next: null,
    });
    await member.send("PUT", `${pathOf(two.id)}/favourite`, { isFavourite: true });
    const { reply } = await member.send("PUT", `${pathOf(one.id)}/ticks`, {
      step: "First",
      isDone: true,
    });
    expect(reply).toEqual({
      strategies: [{ strategyId: one.id, done: [0] }],
      favourites: [two.id],
      next: { strategyId: one.id, title: "One", step: "Second", number: 2, of: 3 },
    });
    expect((await member.get(progress)).reply).toEqual(reply);
    await member.send("PUT", `${pathOf(one.id)}/ticks`, { step: "First", isDone: false });
    await member.send("PUT", `${pathOf(two.id)}/favourite`, { isFavourite: false });
    expect((await member.get(progress)).reply).toMatchObject({ strategies: [], favourites: [] });
  });

  test("said twice at once are said once", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const { id } = await aStrategy(app);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() =>
        member.send("PUT", `${pathOf(id)}/ticks`, { step: "Third", isDone: true }),
      ),
      ...[1, 2, 3].map(() => member.send("PUT", `${pathOf(id)}/favourite`, { isFavourite: true })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await member.get(progress)).reply).toMatchObject({
      strategies: [{ strategyId: id, done: [2] }],
      favourites: [id],
    });
    expect(await database.queries.select().from(strategyTicks)).toHaveLength(1);
  });

  test("are nobody else's to read or to change", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const other = await toolMember(app);
    const { id } = await aStrategy(app);
    await member.send("PUT", `${pathOf(id)}/ticks`, { step: "First", isDone: true });
    await member.send("PUT", `${pathOf(id)}/favourite`, { isFavourite: true });
    expect((await other.get(progress)).reply).toEqual({
      strategies: [],
      favourites: [],
      next: null,
    });
    await other.send("PUT", `${pathOf(id)}/ticks`, { step: "First", isDone: false });
    await other.send("PUT", `${pathOf(id)}/favourite`, { isFavourite: false });
    expect((await member.get(progress)).reply).toMatchObject({
      strategies: [{ strategyId: id, done: [0] }],
      favourites: [id],
    });
    // Nor on the page that is made for one of them and kept.
    expect(await (await member.raw("/growth-gallery")).text()).toContain("<p>1 of 3 steps</p>");
    expect(await (await other.raw("/growth-gallery")).text()).not.toContain("1 of 3 steps");
  });

  test.each([
    [{ isDone: true }, 400],
    [{ step: "First" }, 400],
    [{ step: "First", isDone: "yes" }, 400],
    [{ step: 1, isDone: true }, 400],
    [{ step: ["First"], isDone: true }, 400],
    [{ step: "", isDone: true }, 400],
    [{ step: "x".repeat(601), isDone: true }, 400],
    [{ step: "First", isDone: true, userId: 1 }, 400],
    [{ step: "Fourth", isDone: true }, 404],
    [{ step: "First\0", isDone: true }, 400],
  ])("a tick of %j is refused", async (body, status) => {
    const app = testApp(database);
    const member = await toolMember(app);
    const { id } = await aStrategy(app);
    expect((await member.send("PUT", `${pathOf(id)}/ticks`, body)).status).toBe(status);
    expect((await member.get(progress)).reply).toMatchObject({ strategies: [] });
  });

  test.each(["0", "-1", "1.5", "99999999999", "abc", "1%00", "%2e%2e"])(
    "there is no strategy called %s",
    async (id) => {
      const member = await toolMember(testApp(database));
      const path = `/api/premium/growth-strategies/${id}`;
      expect((await member.get(path)).status).toBe(404);
      expect((await member.send("PUT", `${path}/favourite`, { isFavourite: true })).status).toBe(
        404,
      );
    },
  );

  test("of a strategy that is not active cannot be given, and do not show", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const { id } = await aStrategy(app, { isActive: false, title: "Secretplan" });
    const tick = { step: "First", isDone: true };
    expect((await member.send("PUT", `${pathOf(id)}/ticks`, tick)).status).toBe(404);
    expect(
      (await member.send("PUT", `${pathOf(id)}/favourite`, { isFavourite: true })).status,
    ).toBe(404);
    for (const path of [list, cards, pathOf(id), "/growth-gallery", `/growth-gallery/${id}`])
      expect(await (await member.raw(path)).text(), path).not.toContain("Secretplan");
  });
});
