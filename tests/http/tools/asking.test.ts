import { describe, expect, test } from "vitest";
import type { AiCall } from "#contract/tools/spending.ts";
import { aiCalls } from "#server/adapters/database/schema.ts";
import { eventually } from "../../support/process/process.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { ad, askedOf, goodKey, letter, toolMember, type ToolMember } from "./member.ts";

const database = await freshTables();
const analysis = "/api/premium/cover-letter-analysis";

/** The number of the call that has just begun. */
async function begun(member: ToolMember): Promise<number> {
  await eventually(async () => (await callsOf(member)).length > 0, "the call has begun");
  return (await callsOf(member))[0]?.id ?? 0;
}

const callsOf = async (member: ToolMember) =>
  ((await member.get("/api/user/ai-calls")).reply as { calls: AiCall[] }).calls;

describe("asking the AI", () => {
  test("a letter comes back judged, is kept as a document, and its cost is written down", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await member.saveKey();
    const { status, reply } = await member.post(analysis, {
      coverLetter: letter,
      jobDescription: ad,
    });
    expect(status).toBe(200);
    expect(reply["score"]).toBeGreaterThan(50);
    expect(reply["analysis"]).toContain("Your letter runs to");
    const document = await member.get(`/api/premium/documents/${String(reply["documentId"])}`);
    expect(document.reply).toMatchObject({
      tool: "cover-letter",
      source: "ai",
      score: reply["score"],
      content: {
        request: { coverLetter: letter, jobDescription: ad },
        result: { analysis: reply["analysis"] },
      },
    });
    const { calls } = (await member.get("/api/user/ai-calls")).reply as { calls: object[] };
    expect(calls).toMatchObject([
      { tool: "cover-letter", state: "done", model: "gpt-6-luna", documentId: reply["documentId"] },
    ]);
    const spending = (await member.get("/api/user/ai-spending")).reply;
    expect(spending["costMicros"]).toBeGreaterThan(0);
    expect(spending["costMicros"]).toBe((calls[0] as { costMicros: number }).costMicros);
  });

  test("the provider gets our words as instructions, theirs fenced as input, and nothing is stored there", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await member.saveKey();
    await member.post(analysis, { coverLetter: letter, jobDescription: "   " });
    const [call] = askedOf(app);
    expect(call?.body).toMatchObject({ model: "gpt-6-luna", store: false, stream: true });
    expect(call?.body["instructions"]).toContain("hiring manager");
    expect(call?.body["instructions"]).not.toContain("Dlamini");
    expect(call?.body["input"]).toMatch(
      /^-{5} begin letter (\w{16}) -{5}\n[^]*Dlamini[^]*\n-{5} end letter \1 -{5}$/,
    );
    expect(JSON.stringify(call?.body)).not.toContain(member.user.email);
    expect(JSON.stringify(call?.body)).not.toContain(goodKey);
    expect(call?.headers["openai-organization"]).toBeUndefined();
  });

  test("a resume template and outreach messages come back in their shapes", async () => {
    const member = await toolMember(testApp(database));
    await member.saveKey();
    const resume = await member.post("/api/premium/resume-template", {
      specialty: "SEO",
      experienceLevel: "Mid Level",
    });
    expect(resume.reply["skills"]).toContain("SEO reporting");
    const request = { target: "saas", purpose: "sales", role: " SEO consultant ", context: " " };
    const scripts = await member.post("/api/premium/outreach-scripts", {
      ...request,
      channel: "email",
    });
    expect(scripts.reply["linkedinMessage"]).toBeUndefined();
    expect(scripts.reply["emailSubject"]).toBe("A SEO consultant for your team");
    const both = await member.post("/api/premium/outreach-scripts", request);
    expect(both.reply["linkedinMessage"]).toBeTypeOf("string");
  });

  test("told as it is written: begun, growing, whole", async () => {
    const member = await toolMember(testApp(database));
    await member.saveKey();
    const events = await member.stream(`${analysis}/stream`, { coverLetter: letter });
    const kinds = events.map(({ name, data }) => (name === "message" ? data["kind"] : name));
    expect(kinds[0]).toBe("started");
    expect(kinds.slice(-2)).toEqual(["result", "end"]);
    const lengths = events
      .filter(({ data }) => data["kind"] === "writing")
      .map(({ data }) => JSON.stringify(data["part"]).length);
    expect(lengths.length).toBeGreaterThan(2);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });

  test("a project without the newest model is served by the one before", async () => {
    const member = await toolMember(testApp(database));
    await member.saveKey("sk-demo-oldmodel-1234");
    expect((await member.post(analysis, { coverLetter: letter })).status).toBe(200);
    const [row] = await database.queries.select().from(aiCalls);
    expect(row?.model).toBe("gpt-5.6-luna");
  });
});

describe("cancelling", () => {
  test("stops the call at the provider, and the books say so", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    await member.saveKey("sk-demo-slow-a1b2c3d4");
    const asked = member.post(analysis, { coverLetter: letter });
    const id = await begun(member);
    expect((await member.post(`/api/user/ai-calls/${id}/cancel`)).status).toBe(200);
    expect(await asked).toMatchObject({ status: 409, reply: { code: "ai_cancelled" } });
    expect(askedOf(app)[0]?.wasCancelled).toBe(true);
    expect((await callsOf(member))[0]).toMatchObject({ state: "cancelled", documentId: null });
    expect((await member.post(`/api/user/ai-calls/${id}/cancel`)).status).toBe(404);
  });

  test("nobody cancels what is somebody else's", async () => {
    const app = testApp(database);
    const [member, stranger] = [await toolMember(app), await toolMember(app)];
    await member.saveKey("sk-demo-slow-a1b2c3d4");
    const asked = member.post(analysis, { coverLetter: letter });
    const id = await begun(member);
    expect((await stranger.post(`/api/user/ai-calls/${id}/cancel`)).status).toBe(404);
    await member.post(`/api/user/ai-calls/${id}/cancel`);
    await asked;
  });
});

test("what nobody waits for any more is kept all the same", async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  await member.saveKey();
  const gone = new AbortController();
  const response = await member.raw(`${analysis}/stream`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ coverLetter: letter }),
    signal: gone.signal,
  });
  await response.body?.cancel();
  await eventually(async () => (await callsOf(member))[0]?.state === "done", "it is done");
  const { reply } = await member.get("/api/premium/documents");
  expect(reply["documents"]).toMatchObject([{ tool: "cover-letter", source: "ai" }]);
});
