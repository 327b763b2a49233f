import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import { aiCalls } from "#server/adapters/database/schema.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { askedOf, goodKey, letter, toolMember, type ToolMember } from "./member.ts";

const database = await freshTables();
const analysis = "/api/premium/cover-letter-analysis";

/** The key's word, the code it leads to, and whether the provider charged for it. */
const failures: readonly (readonly [word: string, code: ErrorCode, isCharged: boolean])[] = [
  ["nowrite", "ai_key_not_allowed", false],
  ["noquota", "ai_no_quota", false],
  ["ratelimit", "ai_rate_limited", false],
  ["toolong", "ai_too_long", false],
  ["refuse", "ai_refused", true],
  ["incomplete", "ai_incomplete", true],
  ["filtered", "ai_filtered", true],
  ["failed", "ai_down", true],
  ["midway", "ai_down", false],
  ["cut", "ai_cut_off", false],
  ["late", "ai_timeout", false],
  ["down", "ai_down", false],
  ["overloaded", "ai_down", false],
  ["page", "ai_cut_off", false],
  ["garbled", "ai_malformed", false],
  ["nonsense", "ai_malformed", true],
  ["quiet", "ai_malformed", true],
];

/** A provider that hardly ever stops, and how much it got rid of at most in one answer. */
async function endlessly(type: string, piece: string, bytes = 200_000_000) {
  let most = 0;
  const server = createServer((_, response) => {
    let sent = 0;
    const go = (): void => {
      while (!response.destroyed && sent < bytes) {
        most = Math.max(most, (sent += piece.length));
        if (!response.write(piece)) return void response.once("drain", go);
      }
      response.end();
    };
    response.writeHead(200, { "content-type": type });
    go();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    most: () => most,
  };
}

const lastCall = async () => (await database.queries.select().from(aiCalls)).at(-1);

describe("what can go wrong at the provider", () => {
  test.each(failures)("%s: %s, in our words and in the books", async (word, code, isCharged) => {
    const app = testApp(database);
    const member = await toolMember(app);
    await member.saveKey(`sk-demo-${word}-a1b2c3d4`);
    const { status, reply } = await member.post(analysis, { coverLetter: letter });
    expect({ status, code: reply["code"], message: reply["message"] }).toEqual({
      status: errorCatalogue[code].status,
      code,
      message: errorCatalogue[code].message,
    });
    const call = await lastCall();
    expect(call).toMatchObject({ state: "failed", failure: code, documentId: null });
    expect((call?.inputTokens ?? 0) > 0).toBe(isCharged);
    expect(askedOf(app)).toHaveLength(1);
    expect((await member.get("/api/premium/documents")).reply["total"]).toBe(0);
  });

  test.each(failures)("%s: %s comes at the end of a stream as well", async (word, code) => {
    const member = await toolMember(testApp(database));
    await member.saveKey(`sk-demo-${word}-a1b2c3d4`);
    const events = await member.stream(`${analysis}/stream`, { coverLetter: letter });
    expect(events[0]?.data).toMatchObject({ kind: "started" });
    expect(events.at(-1)).toMatchObject({ name: "error", data: { code } });
  });

  test("a rate limit says how long to wait, in the answer and in a stream", async () => {
    const member = await toolMember(testApp(database));
    await member.saveKey("sk-demo-ratelimit-a1b2c3d4");
    const response = await member.raw(analysis, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ coverLetter: letter }),
    });
    expect(response.headers.get("retry-after")).toBe("7");
    const events = await member.stream(`${analysis}/stream`, { coverLetter: letter });
    expect(events.at(-1)?.data["retryAfterSeconds"]).toBe(7);
  });

  test("no answer at all: we stop waiting, and the provider hears of it", async () => {
    const patience = new AbortController();
    const app = testApp(database, { aiDeadline: () => patience.signal });
    const member = await toolMember(app);
    await saveUnchecked(member, "sk-demo-hang-a1b2c3d4");
    const asked = member.post(analysis, { coverLetter: letter });
    await expect.poll(() => askedOf(app).length).toBe(1);
    patience.abort();
    expect(await asked).toMatchObject({ status: 504, reply: { code: "ai_timeout" } });
    expect(askedOf(app)[0]?.wasCancelled).toBe(true);
  });

  test("an address where nobody answers", async () => {
    const app = testApp(database, { env: { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" } });
    const member = await toolMember(app);
    const { reply } = await member.post("/api/user/openai-key", { apiKey: goodKey });
    expect(reply).toMatchObject({ key: { state: "unchecked" } });
    const asked = await member.post(analysis, { coverLetter: letter });
    expect(asked).toMatchObject({ status: 502, reply: { code: "ai_unreachable" } });
  });

  test.each([
    ["one line", "text/event-stream", "x".repeat(60_000)],
    ["empty events", "text/event-stream", ":\n\n".repeat(20_000)],
    ["events nobody asked for", "text/event-stream", 'data: {"type":"x"}\n\n'.repeat(3_000)],
    ["one text", "application/json", "x".repeat(60_000)],
  ])("F22: an answer without end, of %s, is cut off", async (_what, type, piece) => {
    const endless = await endlessly(type, piece);
    const member = await toolMember(testApp(database, { env: { OPENAI_BASE_URL: endless.url } }));
    const { reply } = await member.post("/api/user/openai-key", { apiKey: goodKey });
    expect(reply).toMatchObject({ key: { state: "unchecked" } });
    const asked = await member.post(analysis, { coverLetter: letter });
    expect(asked).toMatchObject({ status: 502, reply: { code: "ai_malformed" } });
    expect(endless.most()).toBeLessThan(20_000_000);
  });

  test("F22: of an answer in too many lines the rest is not read, however short each is", async () => {
    const { url } = await endlessly("text/event-stream", ":\n\n".repeat(1_000), 100_000);
    const member = await toolMember(testApp(database, { env: { OPENAI_BASE_URL: url } }));
    await member.post("/api/user/openai-key", { apiKey: goodKey });
    const asked = await member.post(analysis, { coverLetter: letter });
    // Read to its end, it would be one that was cut off.
    expect(asked).toMatchObject({ status: 502, reply: { code: "ai_malformed" } });
  });

  test("a key that is refused while it is used is shown as refused", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await saveUnchecked(member, "sk-other-a1b2c3d4e5");
    const asked = await member.post(analysis, { coverLetter: letter });
    expect(asked).toMatchObject({ status: 409, reply: { code: "ai_key_refused" } });
    expect((await member.get("/api/user/openai-key-status")).reply).toMatchObject({
      key: { state: "refused" },
    });
  });

  test("figures out of all bounds are brought within them", async () => {
    const member = await toolMember(testApp(database));
    await member.saveKey("sk-demo-wild-a1b2c3d4");
    const { reply } = await member.post(analysis, { coverLetter: letter });
    expect(reply["score"]).toBe(100);
    expect(String(reply["analysis"]).length).toBeLessThanOrEqual(4_000);
    expect((reply["suggestions"] as string[]).length).toBeLessThanOrEqual(10);
  });

  /** As if it had been saved while the provider was away. */
  async function saveUnchecked(member: ToolMember, apiKey: string): Promise<void> {
    const away = testApp(database, { env: { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" } });
    const theirs = await away.as(member.user);
    const response = await theirs("/api/user/openai-key", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ apiKey }),
    });
    expect(response.status).toBe(200);
  }
});
