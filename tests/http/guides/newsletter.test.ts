import { describe, expect, test } from "vitest";
import { deletionGraceMs } from "#domain/accounts/mail-links.ts";
import { specialties } from "#domain/tools/resumes/specialties.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { askedOf, toolMember } from "../tools/member.ts";
import { aStrategy, pathOf } from "./strategies.ts";

const database = await freshTables();
const plan = "/api/premium/newsletter";

describe("the checklist", () => {
  test("remembers, in its own order, and ticks the start guide's step with its first tick", async () => {
    const member = await toolMember(testApp(database));
    expect((await member.get(plan)).reply).toEqual({ done: [], specialty: null });
    await member.send("PUT", `${plan}/steps/send`, { isDone: true });
    await Promise.all(
      [1, 2].map(() => member.send("PUT", `${plan}/steps/reader`, { isDone: true })),
    );
    await member.send("PUT", `${plan}/specialty`, { specialty: "SEO" });
    expect((await member.get(plan)).reply).toEqual({ done: ["reader", "send"], specialty: "SEO" });
    expect((await member.get("/api/premium/start-guide")).reply).toMatchObject({
      done: ["newsletter"],
    });
    await member.send("PUT", `${plan}/steps/send`, { isDone: false });
    expect((await member.get(plan)).reply).toMatchObject({ done: ["reader"] });
  });

  test("is each member's own", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const other = await toolMember(app);
    await member.send("PUT", `${plan}/steps/reader`, { isDone: true });
    await other.send("PUT", `${plan}/steps/reader`, { isDone: false });
    await other.send("PUT", `${plan}/specialty`, { specialty: "PPC/SEM" });
    expect((await member.get(plan)).reply).toEqual({ done: ["reader"], specialty: null });
    expect((await other.get("/api/premium/start-guide")).reply).toMatchObject({ done: [] });
  });

  test.each([
    ["steps/nothing", { isDone: true }, 404],
    ["steps/reader", {}, 400],
    ["steps/reader", { isDone: "true" }, 400],
    ["steps/reader", { isDone: true, userId: 1 }, 400],
    ["specialty", {}, 400],
    ["specialty", { specialty: "Juggling" }, 400],
    ["specialty", { specialty: "SEO\0" }, 400],
    ["specialty", { specialty: null }, 400],
  ])("%s with %j is refused", async (path, body, status) => {
    const member = await toolMember(testApp(database));
    expect((await member.send("PUT", `${plan}/${path}`, body)).status).toBe(status);
  });
});

describe("the first issue", () => {
  test.each(specialties)("for %s needs no key and can be kept", async (specialty) => {
    const app = testApp(database);
    const member = await toolMember(app);
    const { reply } = await member.get(
      `/api/premium/first-issue?specialty=${encodeURIComponent(specialty)}`,
    );
    expect(reply["subjectLines"]).toHaveLength(3);
    const kept = await member.post("/api/premium/documents", {
      content: { tool: "newsletter-issue", request: { specialty } },
    });
    expect(kept.reply).toMatchObject({
      tool: "newsletter-issue",
      source: "kwela",
      title: `Newsletter issue: ${specialty}`,
      content: { result: reply },
      unsupported: [],
    });
    expect(askedOf(app)).toEqual([]);
    const file = await member.raw(`/api/premium/documents/${String(kept.reply["id"])}/file?as=md`);
    expect(await file.text()).toContain("## The Lesson");
  });

  test("with a key is written from the member's notes, kept, and marked where it made things up", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await member.saveKey();
    const request = { specialty: "SEO", notes: "We merged two guides about invoices." };
    const events = await member.stream("/api/premium/newsletter-issue/stream", request);
    expect(events.at(0)?.data).toMatchObject({ kind: "started" });
    const told = events.find(({ data }) => data["kind"] === "result");
    const result = (told?.data["result"] ?? {}) as Record<string, unknown>;
    expect(result["opening"]).toContain("We merged two guides about invoices.");
    const marked = result["unsupported"] as { field: string }[];
    expect(marked.map(({ field }) => field)).toContain("proof");
    expect(askedOf(app)[0]?.body["input"]).toMatch(
      /^-{5} begin notes (\w{16}) -{5}\nWe merged two guides about invoices\.\n-{5} end notes \1 -{5}$/m,
    );
    const { reply } = await member.get(`/api/premium/documents/${String(result["documentId"])}`);
    expect(reply).toMatchObject({ tool: "newsletter-issue", source: "ai", content: { request } });
    const spent = await member.get("/api/user/ai-spending");
    expect(spent.reply["tools"]).toMatchObject([{ tool: "newsletter-issue", calls: 1 }]);
  });

  test("brings a wild answer within bounds, and says why there is none without a key", async () => {
    const member = await toolMember(testApp(database));
    const path = "/api/premium/newsletter-issue";
    expect((await member.post(path, { specialty: "SEO" })).reply["code"]).toBe("ai_key_missing");
    await member.saveKey("sk-demo-wild-1");
    const { status, reply } = await member.post(path, { specialty: "SEO" });
    expect(status).toBe(200);
    expect(reply["steps"]).toHaveLength(7);
    expect(String(reply["lesson"]).length).toBeLessThanOrEqual(3_000);
    expect((await member.post(path, { specialty: "SEO", notes: "x".repeat(2_001) })).status).toBe(
      400,
    );
    expect((await member.post(path, { specialty: "Juggling" })).status).toBe(400);
  });
});

describe("whoever leaves", () => {
  test("takes ticks, favourites, tags and the checklist along, and leaves none behind", async () => {
    const app = testApp(database);
    const password = "table mountain at six";
    const passwordHash = await app.services.passwords.hash(password);
    const member = await toolMember(app, { passwordHash });
    const stays = await toolMember(app);
    const { id } = await aStrategy(app, { title: "Kept strategy" });
    for (const one of [member, stays]) {
      await one.send("PUT", `${pathOf(id)}/ticks`, { step: "First", isDone: true });
      await one.send("PUT", `${pathOf(id)}/favourite`, { isFavourite: true });
      await one.post("/api/premium/strategy-tags", { tag: "Mytag", strategyId: id });
      await one.send("PUT", `${plan}/steps/reader`, { isDone: true });
      await one.send("PUT", `${plan}/specialty`, { specialty: "SEO" });
    }
    const data = JSON.parse(await (await member.raw("/api/account/export")).text()) as object;
    expect(data).toMatchObject({
      growthSteps: [{ strategy: "Kept strategy", step: "First" }],
      growthFavourites: [{ strategy: "Kept strategy" }],
      strategyTags: [{ tag: "Mytag" }],
      newsletter: { specialty: "SEO", steps: [{ step: "reader" }] },
    });
    expect((await member.post("/api/account/delete", { password })).status).toBe(200);
    app.clock.advance(deletionGraceMs + 1_000);
    await app.runTask("housekeeping");
    for (const table of [
      "strategy_ticks",
      "strategy_favourites",
      "strategy_tags",
      "newsletter_steps",
      "newsletter_plans",
    ]) {
      const { rows } = await database.executeSql(`select user_id from ${table}`);
      expect(rows, table).toEqual([{ user_id: stays.user.id }]);
    }
  });
});

test("the page says what it is made of, and labels the link that pays us", async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  const html = (await (await member.raw("/newsletter-proof?specialty=SEO")).text()).replaceAll(
    "<!-- -->",
    "",
  );
  for (const words of [
    "Day 1 launch",
    "The Authority Loop",
    "30-day trial and 20% off for 3 months",
    "$5K+/month",
    "First 1,000",
    "Affiliate link",
    "Newsletter issue: SEO",
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/<a href="https:\/\/www\.beehiiv[^>]*rel="sponsored noopener noreferrer"/);
  expect(html.length).toBeLessThan(60_000);
});
