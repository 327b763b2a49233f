import { expect, test } from "vitest";
import { mostTags } from "#domain/guides/strategy-tag.ts";
import { strategyTags } from "#server/adapters/database/schema.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { toolMember, type ToolMember } from "../tools/member.ts";
import { aStrategy } from "./strategies.ts";

const database = await freshTables();
const path = "/api/premium/strategy-tags";

const tagsOf = async (member: ToolMember): Promise<string[]> =>
  ((await member.get(path)).reply["tags"] as { tag: string }[]).map(({ tag }) => tag);

test("a strategy becomes a tag once, in whatever capitals, newest first", async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  const { id } = await aStrategy(app);
  expect((await member.post(path, { tag: "  Cold   email ", strategyId: id })).reply).toEqual({
    tags: [{ tag: "Cold email", strategyId: id, createdAt: app.clock.now().toISOString() }],
  });
  app.clock.advance(1_000);
  await member.post(path, { tag: "COLD EMAIL" });
  await member.post(path, { tag: "A/B & more? #1 50%" });
  expect(await tagsOf(member)).toEqual(["A/B & more? #1 50%", "Cold email"]);
  const { reply } = await member.send(
    "DELETE",
    `${path}/${encodeURIComponent("a/b & more? #1 50%")}`,
  );
  expect(reply["tags"]).toHaveLength(1);
  expect((await member.send("DELETE", `${path}/never-there`)).status).toBe(200);
  expect(await tagsOf(member)).toEqual(["Cold email"]);
});

test("the same tag from two tabs at once is one tag", async () => {
  const member = await toolMember(testApp(database));
  const answers = await Promise.all(
    ["Tag", "tag", "TAG", "Tag"].map((tag) => member.post(path, { tag })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await tagsOf(member)).toHaveLength(1);
});

test("another member's tags are neither read nor removed", async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  const other = await toolMember(app);
  await member.post(path, { tag: "Mine" });
  expect(await tagsOf(other)).toEqual([]);
  await other.send("DELETE", `${path}/Mine`);
  expect(await tagsOf(member)).toEqual(["Mine"]);
});

test(`there is room for ${mostTags}, also for two that come at once`, async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  await database.queries.insert(strategyTags).values(
    Array.from({ length: mostTags - 1 }, (_, at) => ({
      userId: member.user.id,
      tag: `Tag ${at}`,
      createdAt: app.clock.now(),
    })),
  );
  const answers = await Promise.all(["One", "Two"].map((tag) => member.post(path, { tag })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.reply["code"]).toBe("strategy_tags_full");
  // One that is there already needs no room.
  expect((await member.post(path, { tag: "tag 5" })).status).toBe(200);
});

test.each([
  [{}, 400],
  [{ tag: "" }, 400],
  [{ tag: " \u200b " }, 400],
  [{ tag: ".." }, 400],
  [{ tag: "x".repeat(61) }, 400],
  [{ tag: 7 }, 400],
  [{ tag: ["x"] }, 400],
  [{ tag: null }, 400],
  [{ tag: "a\0b" }, 400],
  [{ tag: "x", strategyId: "1" }, 400],
  [{ tag: "x", strategyId: 1.5 }, 400],
  [{ tag: "x", strategyId: 99_999_999_999 }, 400],
  [{ tag: "x", userId: 1 }, 400],
  [{ tag: "x", strategyId: 999_999 }, 404],
])("%j is refused", async (body, status) => {
  const member = await toolMember(testApp(database));
  expect((await member.post(path, body)).status).toBe(status);
  expect(await tagsOf(member)).toEqual([]);
});

test("what nobody sees is taken out of a tag, and an inactive strategy gives none", async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  await member.post(path, { tag: "a\u200bb\u202ec <b>&" });
  expect(await tagsOf(member)).toEqual(["abc <b>&"]);
  const { id } = await aStrategy(app, { isActive: false });
  expect((await member.post(path, { tag: "x", strategyId: id })).status).toBe(404);
});
