import { describe, expect, test } from "vitest";
import { aiKeys } from "#server/adapters/database/schema.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { goodKey, letter, toolMember } from "./member.ts";

const database = await freshTables();

describe("saving a key", () => {
  test("it is checked with the provider, sealed, and shown by its last characters alone", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    expect((await member.get("/api/user/openai-key-status")).reply).toEqual({
      hasKey: false,
      key: null,
    });
    const { status, reply } = await member.post("/api/user/openai-key", {
      apiKey: `  ${goodKey}\n`,
    });
    expect(status).toBe(200);
    expect(reply).toMatchObject({ hasKey: true, key: { ending: "2m7x", state: "valid" } });
    const [row] = await database.queries.select().from(aiKeys);
    expect(JSON.stringify(row)).not.toContain(goodKey);
    expect(app.services.secrets.open(row?.sealedKey ?? "", "ai key")).toBe(goodKey);
    expect(app.services.aiSimulator?.calls.at(-1)?.authorization).toBe(`Bearer ${goodKey}`);
  });

  test.each([
    ["", "Please enter your OpenAI API key."],
    ["   ", "Please enter your OpenAI API key."],
    ["pk-123", "OpenAI API keys start with 'sk-'. Please check your key."],
    ["sk-with space", /space or a sign/],
    [`sk-${"x".repeat(400)}`, /longer than any key/],
    ["sk-admin-12345678", /admin key/],
    [42, "Please enter your OpenAI API key."],
  ])("%j is refused before the provider hears of it", async (apiKey, message) => {
    const app = testApp(database);
    const member = await toolMember(app);
    const { status, reply } = await member.post("/api/user/openai-key", { apiKey });
    expect(status).toBe(400);
    expect((reply["fields"] as Record<string, string>)["apiKey"]).toMatch(message);
    expect(app.services.aiSimulator?.calls).toEqual([]);
  });

  test.each([
    ["sk-demo-invalid", "ai_key_refused"],
    ["sk-someone-else", "ai_key_refused"],
    ["sk-demo-region", "ai_place_not_allowed"],
    ["sk-demo-nomodel", "ai_model_missing"],
  ])("%s is refused by the provider, and the one before stays", async (apiKey, code) => {
    const app = testApp(database);
    const member = await toolMember(app);
    await member.saveKey();
    expect(await member.post("/api/user/openai-key", { apiKey })).toMatchObject({
      status: 409,
      reply: { code },
    });
    expect((await member.get("/api/user/openai-key-status")).reply).toMatchObject({
      key: { ending: "2m7x", state: "valid" },
    });
  });

  test.each(["sk-demo-noscope", "sk-demo-down", "sk-demo-overloaded"])(
    "%s cannot be checked, and is saved as such",
    async (apiKey) => {
      const member = await toolMember(testApp(database));
      const { reply } = await member.post("/api/user/openai-key", { apiKey });
      expect(reply).toMatchObject({ hasKey: true, key: { state: "unchecked", checkedAt: null } });
    },
  );

  test("two tabs at once end in one of the two, whole", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const keys = ["sk-demo-first-aaaa1111", "sk-demo-second-bbbb2222"];
    await Promise.all(keys.map((apiKey) => member.saveKey(apiKey)));
    const [row, ...more] = await database.queries.select().from(aiKeys);
    expect(more).toEqual([]);
    const opened = app.services.secrets.open(row?.sealedKey ?? "", "ai key") ?? "";
    expect(keys).toContain(opened);
    expect(opened.endsWith(row?.ending ?? "?")).toBe(true);
  });

  test("ticks off the first step of the start guide", async () => {
    const member = await toolMember(testApp(database));
    await member.saveKey();
    expect((await member.get("/api/premium/start-guide")).reply).toMatchObject({
      done: ["ai-tools"],
    });
  });

  test("removed, it is gone from the database, and the tools say that it is missing", async () => {
    const member = await toolMember(testApp(database));
    await member.saveKey();
    expect((await member.send("DELETE", "/api/user/openai-key")).reply).toEqual({
      hasKey: false,
      key: null,
    });
    expect(await database.queries.select().from(aiKeys)).toEqual([]);
    const asked = await member.post("/api/premium/cover-letter-analysis", { coverLetter: letter });
    expect(asked).toMatchObject({ status: 409, reply: { code: "ai_key_missing" } });
  });
});

test("a key that another secret sealed is told apart from a missing one", async () => {
  const member = await toolMember(testApp(database));
  await member.saveKey();
  await database.queries.update(aiKeys).set({ sealedKey: "v1.a.b.c" });
  const asked = await member.post("/api/premium/cover-letter-analysis", { coverLetter: letter });
  expect(asked).toMatchObject({ status: 409, reply: { code: "ai_key_unreadable" } });
});
