import { describe, expect, test } from "vitest";
import { aiCalls } from "#server/adapters/database/schema.ts";
import { eventually } from "../../support/process/process.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { ad, askedOf, goodKey, letter, toolMember } from "./member.ts";

const database = await freshTables();
const analysis = "/api/premium/cover-letter-analysis";

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
    await member.saveKey("sk-demo-hang-1234").catch(() => undefined);
    await database.queries.execute("select 1");
    await member.saveKey("sk-demo-noscope-hang");
    expect((await member.get("/api/user/openai-key-status")).reply["hasKey"]).toBe(true);
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
  await eventually(async () => {
    const { reply } = await member.get("/api/premium/documents");
    return (reply["documents"] as object[]).length === 1;
  }, "the document is kept");
});
